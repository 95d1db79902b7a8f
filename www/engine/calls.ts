/** Derived from the core's table of calls by `npm run docs -- types`, not to be edited. */
import * as read from './arguments.ts';
import { call, growTable } from './client.ts';
import type {
  Analysis,
  AnalyzeOptions,
  Certificate,
  CertificateOptions,
  Conjecture,
  ConjectureOptions,
  Control,
  Counterexample,
  Description,
  EdgeGraph,
  Exploration,
  ExploreOptions,
  GameEntry,
  GameLine,
  GraphFromEdgesOptions,
  Grid,
  GridOptions,
  JudgeLimits,
  JudgeOptions,
  JudgePosition,
  Pasted,
  Patterns,
  PatternsOptions,
  Piece,
  Place,
  Program,
  ProgramOptions,
  ProofRun,
  ProveOptions,
  Quotient,
  QuotientOptions,
  RandomOptions,
  ReadGraphOptions,
  Reading,
  Remoteness,
  RemotenessOptions,
  Reply,
  Report,
  ReportOptions,
  RespondOptions,
  RuleOf,
  SetCount,
  Table,
  TableControl,
  TableOptions,
  TestOptions,
  TestsOptions,
  Transition,
  Union,
  UnionOptions,
  WrongClaim,
} from './types.ts';

/**
 * Analyse a position: who wins, by which moves, and why.
 * @param game such as `subtract 1 3 4`
 * @param position such as `5 7`
 * @throws {MexError} `budget` if no theorem gives the outcome and the steps run out during the search.
 */
export async function analyze(
  game: string,
  position: string,
  options?: AnalyzeOptions & Control,
): Promise<Analysis> {
  return call(
    analyze,
    'long',
    'analyze',
    () => [read.text({ game }), read.text({ position })],
    options,
  );
}

/**
 * A certificate of the period of a game, or of its misère quotient if the game ends in `misere`. Other
 * programs can check the certificate.
 *
 * A certificate is plain JSON in the format of `docs/certificates.md`. The search ends when a period is
 * proven, at the heap `upto` (50,000,000 by default), or when the budget is spent.
 * @throws {MexError} `budget` if the budget ends before a proof: set a larger `budget`; `no-certificate` if no period is proven
 *   up to `upto`: set a larger `upto`; or if the game is of another kind; `too-many` values or heaps; `memory`
 *   if the values take more than 1 GB; of a user-written rule `not-smaller`, `division-by-zero` or
 *   `number-too-large`.
 */
export async function certificate(
  game: string,
  options?: CertificateOptions & Control,
): Promise<Certificate> {
  return call(certificate, 'long', 'certificate', () => [read.text({ game })], options);
}

/**
 * Return wrong claims that many people believe. `refute` refutes each of them.
 */
export async function claims(options?: Control): Promise<Array<WrongClaim>> {
  return call(claims, 'quick', 'claims', () => [], options);
}

/**
 * Test a claim about the values of a game, and find the first position on which the claim fails.
 * @param claim such as `g(n) = n % 4`, `lost if n % 3 == 0` or `period 12 from 71`
 * @throws {MexError} The codes of a claim that cannot be read, with `details.field` `claim`; `no-table`; `budget`; of a
 *   user-written rule `not-smaller`, `division-by-zero` or `number-too-large` at some heap.
 */
export async function conjecture(
  game: string,
  claim: string,
  options?: ConjectureOptions & Control,
): Promise<Conjecture> {
  return call(
    conjecture,
    'long',
    'conjecture',
    () => [read.text({ game }), read.text({ claim })],
    options,
  );
}

/**
 * Compute the sizes of the Venn regions and of the union, from the sizes of intersections and unions.
 * @param sets for example `{ A: 5, B: 4, 'A&B': 2 }`, or `{ union: 7, A: 5, B: null, 'A∩B': 2 }`, where null or `?` asks for
 *   a size; a number may be text such as `1,000` or `10^18`
 * @throws {MexError} `missing-argument` without a set; `empty-name`, `unexpected-argument`, `unknown-set`; `missing-size` if an
 *   unknown size does not follow from the given sizes; `too-many` sets; `contradictory-sizes` if a region would
 *   have less than 0 elements, or a union would differ from the given size; the codes of a number that cannot be
 *   read.
 */
export async function countSets(
  sets: Record<string, string | number | bigint | null>,
  options?: Control,
): Promise<SetCount> {
  return call(countSets, 'quick', 'countSets', () => [read.sizes({ sets })], options);
}

/**
 * Count the numbers of 1..n that are divisible by at least one of the divisors, by inclusion–exclusion.
 * @param n from 0 to 10^36
 * @param divisors at most 64, each from 1 to 10^36
 * @throws {MexError} `expected-number`, `stray-character`, `negative-number`, `number-too-large`, `zero-divisor` or
 *   `negative-divisor`, with `details.index` of a divisor; `too-many` divisors; `budget`.
 */
export async function countUnion(
  n: string | number | bigint,
  divisors: Array<string | number | bigint>,
  options?: UnionOptions & Control,
): Promise<Union> {
  return call(
    countUnion,
    'long',
    'countUnion',
    () => [read.digits({ n }), read.digitsList({ divisors })],
    options,
  );
}

/**
 * Describe a position for a board: the position as data, and the moves that can be made on the board.
 */
export async function describe(
  game: string,
  position: string,
  options?: Control,
): Promise<Description> {
  return call(
    describe,
    'quick',
    'describe',
    () => [read.text({ game }), read.text({ position })],
    options,
  );
}

/**
 * Return the graph of the positions that can follow a position.
 * @throws {MexError} `budget` if only a search gives an outcome and the steps run out.
 */
export async function explore(
  game: string,
  position: string,
  options?: ExploreOptions & Control,
): Promise<Exploration> {
  return call(
    explore,
    'long',
    'explore',
    () => [read.text({ game }), read.text({ position })],
    options,
  );
}

/**
 * Return the list of games, each with the properties that a page needs.
 */
export async function games(options?: Control): Promise<Array<GameEntry>> {
  return call(games, 'quick', 'games', () => [], options);
}

/**
 * Compute the values of the nodes of a directed graph, and the outcome of the position with the given tokens.
 *
 * Arguments and values are typed arrays, for graphs of millions of edges: nodes have numbers instead of names.
 * @param edges for each edge the node where the edge starts and the node where the edge ends: `[0, 1, 0, 2]` has two
 *   edges
 * @param tokens the nodes of the tokens; without tokens the position is lost
 * @throws {MexError} `too-many` nodes.
 */
export async function graphFromEdges(
  edges: number[] | Uint32Array | Int32Array,
  tokens?: number[] | Uint32Array | Int32Array,
  options?: GraphFromEdgesOptions & Control,
): Promise<EdgeGraph> {
  return call(
    graphFromEdges,
    'long',
    'graphFromEdges',
    () => [read.edges({ edges }), read.optional(read.nodes, { tokens })],
    options,
  );
}

/**
 * Compute the nimbers of all pairs of two heaps, row by row. For Chomp, the nimbers are of three rows, the
 * third of a fixed length.
 * @param width the number of values in a row
 * @param height the number of rows
 * @throws {MexError} `no-table` for a game that is not of two heaps; `too-many` rows or columns; `budget`.
 */
export async function grid(
  game: string,
  width: number,
  height: number,
  options?: GridOptions & Control,
): Promise<Grid> {
  return call(
    grid,
    'long',
    'grid',
    () => [read.text({ game }), read.whole({ width }), read.whole({ height })],
    options,
  );
}

/**
 * Return the tokens of a user-written rule, for coloring it, or the tokens of all user-written rules in a sum.
 * The list is empty if the game has no user-written rule.
 */
export async function highlight(game: string, options?: Control): Promise<Array<Piece>> {
  return call(highlight, 'quick', 'highlight', () => [read.text({ game })], options);
}

/**
 * The expected output for an input of a practice problem; of several that the judge accepts, one.
 * @param id such as `891` or `HDU1847`, or the line of a game of heaps, in the format of its programs
 * @throws {MexError} `unknown-problem`; `missing-input`, `trailing-input` and the codes of a text that cannot be read, with
 *   `details.field` `input`; `budget`.
 */
export async function judge(
  id: string | number,
  input: string,
  options?: JudgeOptions & Control,
): Promise<string> {
  return call(judge, 'long', 'judge', () => [read.id({ id }), read.text({ input })], options);
}

/**
 * The limits of a practice problem at its judge: seconds, cases, heaps and numbers.
 * @throws {MexError} `unknown-problem`.
 */
export async function judgeLimits(id: string | number, options?: Control): Promise<JudgeLimits> {
  return call(judgeLimits, 'quick', 'judgeLimits', () => [read.id({ id })], options);
}

/**
 * The position that an input of a practice problem describes, for the board.
 * @throws {MexError} `unknown-problem`; `missing-input`, `trailing-input` and the codes of a text that cannot be read, with
 *   `details.field` `input`.
 */
export async function judgePosition(
  id: string | number,
  input: string,
  options?: Control,
): Promise<JudgePosition> {
  return call(
    judgePosition,
    'long',
    'judgePosition',
    () => [read.id({ id }), read.text({ input })],
    options,
  );
}

/**
 * Find formulas for the values of heaps and for the lost heaps of a game, with programs.
 *
 * Each formula holds for all heaps up to its `checked`, and for all heaps of the game if it is `proven`.
 * @param game such as `n -> n-k for k in 1..n/2`
 * @throws {MexError} `no-table` if a heap of the game has no value of its own; `budget` if the first heaps take too many steps;
 *   of a user-written rule `not-smaller`, `division-by-zero` or `number-too-large` at some heap.
 */
export async function patterns(
  game: string,
  options?: PatternsOptions & Control,
): Promise<Patterns> {
  return call(patterns, 'long', 'patterns', () => [read.text({ game })], options);
}

/**
 * Make a move. Return the position after the move, and the description of that position.
 * @param move such as `2-3`, or the resulting position
 * @throws {MexError} `illegal-move`.
 */
export async function play(
  game: string,
  position: string,
  move: string,
  options?: Control,
): Promise<Transition> {
  return call(
    play,
    'quick',
    'play',
    () => [read.text({ game }), read.text({ position }), read.text({ move })],
    options,
  );
}

/**
 * Write a program that decides who wins, in C++17, Python, Java, Rust or JavaScript.
 * @param game a game of heaps or of a few numbers, such as `n -> n-k for k in 1..n/2`
 * @throws {MexError} `no-program` with `details.reason`: `kind`, `misere`, `unproven`, `long` or `pattern`; `budget`.
 */
export async function program(game: string, options?: ProgramOptions & Control): Promise<Program> {
  return call(program, 'long', 'program', () => [read.text({ game })], options);
}

/**
 * Search for the period of a game and for its proof. A long search can be divided into several calls.
 *
 * The search ends when the period is proven, at the heap `upto`, or when the budget is spent, which is no
 * error. The result's `state` is a text: pass it to a later call, also in another program, to continue the
 * search. `onProgress` receives the largest heap whose value was computed, and `upto`.
 * @throws {MexError} `no-table` where a heap of the game has no value of its own; `bad-option` for a `state` of another game;
 *   `too-many` where values grow too large; `memory`, with the largest heap, where the search needs the table of
 *   all values and the table takes more than 1 GB; of a user-written rule `not-smaller`, `division-by-zero` or
 *   `number-too-large`.
 */
export async function prove(game: string, options?: ProveOptions & Control): Promise<ProofRun> {
  return call(prove, 'long', 'prove', () => [read.text({ game })], options);
}

/**
 * Compute the misère quotient of a game whose moves replace one heap by smaller heaps.
 *
 * If the period of the quotient is proven, the quotient holds for all heaps, and otherwise for the heaps up to
 * `reached`.
 * @throws {MexError} `no-table` for other kinds of games; of a user-written rule `not-smaller`, `division-by-zero` or
 *   `number-too-large` at some heap. The end of the budget is not an error.
 */
export async function quotient(
  game: string,
  options?: QuotientOptions & Control,
): Promise<Quotient> {
  return call(quotient, 'long', 'quotient', () => [read.text({ game })], options);
}

/**
 * Return a random position to play. In most of the positions the player to move can win.
 */
export async function random(game: string, options?: RandomOptions & Control): Promise<Place> {
  return call(random, 'quick', 'random', () => [read.text({ game })], options);
}

/**
 * A valid input of a practice problem: a small one, or one as large as the judge allows.
 * @param seed the same seed gives the same input; default 0
 * @throws {MexError} `unknown-problem`.
 */
export async function randomTest(
  id: string | number,
  seed?: number,
  options?: TestOptions & Control,
): Promise<string> {
  return call(
    randomTest,
    'quick',
    'randomTest',
    () => [read.id({ id }), read.optional(read.whole, { seed })],
    options,
  );
}

/**
 * Return the facts about a game without a position: its entry on the list of games, and its canonical form.
 */
export async function readGame(game: string, options?: Control): Promise<GameLine> {
  return call(readGame, 'quick', 'readGame', () => [read.text({ game })], options);
}

/**
 * Read a graph from a pasted text. Return the graph and the games that can be played on it.
 *
 * The text may have edges with signs, `a>b b>c`, `a -> b, b -> c` or `a-b-c`; pairs on lines, between commas,
 * in brackets or as CSV; adjacency lists, `1: 2 3` or `{1: [2, 3]}`; matrices; the inputs of online judges;
 * DOT; and names of graphs, `P5 + C6`. `docs/games.md` lists the formats.
 * @param text such as `1 2\n2 3`, `{1: [2, 3]}` or `digraph { a -> b }`
 * @throws {MexError} `expected-edge` if the text has nodes alone, with the ways to write edges in `details.ways`; `two-readings`;
 *   `empty-name`, `stray-character`, `unknown-node`, `missing-input`, `trailing-input`, `expected-syntax`,
 *   `too-deep`, `too-many`; `duplicate-edge`, `self-edge`, `unrooted` and `cycle` if the game forbids the graph.
 */
export async function readGraph(
  text: string,
  options?: ReadGraphOptions & Control,
): Promise<Pasted> {
  return call(readGraph, 'quick', 'readGraph', () => [read.text({ text })], options);
}

/**
 * Return the possible meanings of a text: games, positions and problems, the best first.
 *
 * At most five meanings are returned; the first is `certain` if the text can have no other meaning.
 * @param text such as `取1,3,4`, `take 2 or 5`, `n-1 | n/2` or `hdu 1847`
 */
export async function readings(text: string, options?: Control): Promise<Array<Reading>> {
  return call(readings, 'quick', 'readings', () => [read.text({ text })], options);
}

/**
 * Find the smallest position on which a wrong claim fails. Return what the claim states about the position,
 * and what is true.
 * @param claim such as `xor-sizes`
 * @throws {MexError} `bad-option` for an unknown name of a claim, with at most three similar names in `details.nearest`.
 */
export async function refute(claim: string, options?: Control): Promise<Counterexample> {
  return call(refute, 'long', 'refute', () => [read.text({ claim })], options);
}

/**
 * Count the moves that are left if the winner hurries and the loser delays. The moves of both players count.
 *
 * `remoteness` is null, with a `reason`, for a draw and if the budget ends before the number is certain.
 */
export async function remoteness(
  game: string,
  position: string,
  options?: RemotenessOptions & Control,
): Promise<Remoteness> {
  return call(
    remoteness,
    'long',
    'remoteness',
    () => [read.text({ game }), read.text({ position })],
    options,
  );
}

/**
 * Find the moves of a played game that gave a win or a draw away, and the moves that would have kept it.
 * @param positions all positions of the game, from the start to the end
 * @throws {MexError} `illegal-move` if a position does not follow from the previous position; `budget` if only a search gives an
 *   outcome and the steps run out.
 */
export async function report(
  game: string,
  positions: Array<string>,
  options?: ReportOptions & Control,
): Promise<Report> {
  return call(
    report,
    'long',
    'report',
    () => [read.text({ game }), read.texts({ positions })],
    options,
  );
}

/**
 * Return the move of an opponent of the given strength.
 * @throws {MexError} `game-over` in a position without a move; `budget` if only a search gives the move and the steps run out.
 */
export async function respond(
  game: string,
  position: string,
  options?: RespondOptions & Control,
): Promise<Reply> {
  return call(
    respond,
    'quick',
    'respond',
    () => [read.text({ game }), read.text({ position })],
    options,
  );
}

/**
 * Find games whose consecutive heaps have the given values: by name, by octal code, by a set of amounts.
 * @param values at least 12 whole numbers
 */
export async function rulesOf(
  values: number[] | Uint8Array | Uint16Array | Uint32Array,
  options?: Control,
): Promise<Array<RuleOf>> {
  return call(rulesOf, 'long', 'rulesOf', () => [read.values({ values })], options);
}

/**
 * All the smallest inputs of a practice problem, of one case each, the smallest first.
 * @throws {MexError} `unknown-problem`.
 */
export async function smallTests(
  id: string | number,
  options?: TestsOptions & Control,
): Promise<Array<string>> {
  return call(smallTests, 'quick', 'smallTests', () => [read.id({ id })], options);
}

/**
 * Inputs of a practice problem that are smaller than a given one: without a case, a heap or a node, or with
 * lower numbers; the largest steps first.
 * @throws {MexError} `unknown-problem`; `missing-input`, `trailing-input` and the codes of a text that cannot be read, with
 *   `details.field` `input`.
 */
export async function smallerTests(
  id: string | number,
  input: string,
  options?: TestsOptions & Control,
): Promise<Array<string>> {
  return call(
    smallerTests,
    'quick',
    'smallerTests',
    () => [read.id({ id }), read.text({ input })],
    options,
  );
}

/**
 * Return one example position for each of the games.
 */
export async function suggest(options?: Control): Promise<Array<Place>> {
  return call(suggest, 'quick', 'suggest', () => [], options);
}

/**
 * Compute the nimbers of the heaps 0 to `upto`, and their period.
 * @param upto the largest heap, 0 or more
 * @throws {MexError} `no-table` if a heap of the game has no value of its own; `too-many` heaps; `budget`; of a user-written rule
 *   `not-smaller`, `division-by-zero` or `number-too-large` at some heap.
 */
export async function table(
  game: string,
  upto: number,
  options?: TableOptions & TableControl,
): Promise<Table> {
  return growTable(table, () => [read.text({ game }), read.whole({ upto })], options);
}

/**
 * Return the version of the core.
 */
export async function version(options?: Control): Promise<string> {
  return call(version, 'quick', 'version', () => [], options);
}
