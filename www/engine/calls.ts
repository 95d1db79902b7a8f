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
 * Who wins, by which moves, and why.
 * @param game such as `subtract 1 3 4`
 * @param position such as `5 7`
 * @throws {MexError} `budget` where no theorem answers and the steps end before the search does.
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
 * The proof of a period, or of a misère quotient if the game ends in `misere`, that other programs can check.
 *
 * It is plain JSON, and `docs/certificates.md` defines it. The search ends once a period is proven, at the
 * heap `upto` (50,000,000 by default), or with the budget.
 * @throws {MexError} `budget` if the budget ends before a proof: set a larger `budget`; `no-certificate` if no period is proven
 *   up to `upto`: set a larger `upto`; or if the game is of another kind; `too-many` values or heaps; of a
 *   typed rule `not-smaller`, `division-by-zero` or `number-too-large`.
 */
export async function certificate(
  game: string,
  options?: CertificateOptions & Control,
): Promise<Certificate> {
  return call(certificate, 'long', 'certificate', () => [read.text({ game })], options);
}

/**
 * Claims that many believe and that are wrong, each of which `refute` refutes.
 */
export async function claims(options?: Control): Promise<Array<WrongClaim>> {
  return call(claims, 'quick', 'claims', () => [], options);
}

/**
 * Whether a claim about the values of a game holds, and the first position on which it fails.
 * @param claim such as `g(n) = n % 4`, `lost if n % 3 == 0` or `period 12 from 71`
 * @throws {MexError} The codes of a claim that cannot be read, with `details.field` `claim`; `no-table`; `budget`; of a typed rule
 *   `not-smaller`, `division-by-zero` or `number-too-large` at some heap.
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
 * Venn regions and the union, from the sizes of intersections and unions.
 * @param sets for example `{ A: 5, B: 4, 'A&B': 2 }`, or `{ union: 7, A: 5, B: null, 'A∩B': 2 }`, where null or `?` asks for
 *   a size; a number may be text such as `1,000` or `10^18`
 * @throws {MexError} `missing-argument` without a set; `empty-name`, `unexpected-argument`, `unknown-set`, `missing-size` where
 *   one does not follow from the others, `too-many` sets; `contradictory-sizes` where a region would have less
 *   than 0 elements, or a union another size than the one given; the codes of a number that cannot be read.
 */
export async function countSets(
  sets: Record<string, string | number | bigint | null>,
  options?: Control,
): Promise<SetCount> {
  return call(countSets, 'quick', 'countSets', () => [read.sizes({ sets })], options);
}

/**
 * How many of 1..n are divisible by at least one of the divisors, by inclusion–exclusion.
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
 * What a board needs: the position as data and the moves that can be made on it.
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
 * The graph of all positions that can follow a position.
 * @throws {MexError} `budget` where only search answers.
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
 * The list of games, with the properties that a page needs of each.
 */
export async function games(options?: Control): Promise<Array<GameEntry>> {
  return call(games, 'quick', 'games', () => [], options);
}

/**
 * The values of a directed graph of numbered nodes, and who wins from tokens on them.
 *
 * It takes and gives typed arrays, for graphs of millions of edges: no name and no line of text is made.
 * @param edges for each edge the node that it leaves and the one that it reaches: `[0, 1, 0, 2]` has two edges
 * @param tokens the nodes of the tokens; none is a lost game
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
 * The nimbers of two heaps, row by row; of Chomp, those of three rows, the third of a fixed length.
 * @param width how many values a row has
 * @param height how many rows there are
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
 * The tokens of a typed rule, for coloring it, and of the rules in a sum; none where there is no rule.
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
 * The rule behind a table: forms of the values of heaps and of the lost heaps, with programs.
 *
 * Each form holds for all heaps up to its `checked`, and for all heaps that there are where it is `proven`.
 * @param game such as `n -> n-k for k in 1..n/2`
 * @throws {MexError} `no-table` where a heap of the game has no value of its own; `budget` where the first heaps take too many
 *   steps; of a typed rule `not-smaller`, `division-by-zero` or `number-too-large` at some heap.
 */
export async function patterns(
  game: string,
  options?: PatternsOptions & Control,
): Promise<Patterns> {
  return call(patterns, 'long', 'patterns', () => [read.text({ game })], options);
}

/**
 * The position after a move, and its description.
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
 * A program that says who wins, in C++17, Python, Java, Rust or JavaScript: to be read, run and handed in.
 * @param game of heaps or of a few numbers, such as `n -> n-k for k in 1..n/2`
 * @throws {MexError} `no-program` with `details.reason`: `kind`, `misere`, `unproven`, `long` or `pattern`; `budget`.
 */
export async function program(game: string, options?: ProgramOptions & Control): Promise<Program> {
  return call(program, 'long', 'program', () => [read.text({ game })], options);
}

/**
 * Searches for the period of a game and for its proof, in as many parts as one likes.
 *
 * The search ends once the period is proven, at the heap `upto`, or with the budget, which is no error. The
 * answer's `state` is a text from which it goes on, in a later visit or in another program. `onProgress`
 * receives the largest heap valued and `upto`.
 * @throws {MexError} `no-table` where a heap of the game has no value of its own; `bad-option` for a `state` of another game;
 *   `too-many` where values grow too large; of a typed rule `not-smaller`, `division-by-zero` or
 *   `number-too-large`.
 */
export async function prove(game: string, options?: ProveOptions & Control): Promise<ProofRun> {
  return call(prove, 'long', 'prove', () => [read.text({ game })], options);
}

/**
 * The misère quotient of a game whose moves replace one heap by smaller ones.
 *
 * It is proven for all heaps where its period is, and otherwise that of the heaps up to `reached`.
 * @throws {MexError} `no-table` for a game of another kind; of a typed rule `not-smaller`, `division-by-zero` or
 *   `number-too-large` at some heap. The end of the budget is no error here.
 */
export async function quotient(
  game: string,
  options?: QuotientOptions & Control,
): Promise<Quotient> {
  return call(quotient, 'long', 'quotient', () => [read.text({ game })], options);
}

/**
 * A random position to play; in most the player to move can win.
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
 * The facts of a game line, without a position: its game on the list of games, and its canonical form.
 */
export async function readGame(game: string, options?: Control): Promise<GameLine> {
  return call(readGame, 'quick', 'readGame', () => [read.text({ game })], options);
}

/**
 * A graph out of a pasted text, with the games that can be played on it.
 *
 * It reads edges with signs, `a>b b>c`, `a -> b, b -> c` or `a-b-c`; pairs on lines, between commas, in
 * brackets or as CSV; lists of what each node leads to, `1: 2 3` or `{1: [2, 3]}`; matrices; the inputs of
 * judges; DOT; and names of graphs, `P5 + C6`. `docs/games.md` lists the formats.
 * @param text such as `1 2\n2 3`, `{1: [2, 3]}` or `digraph { a -> b }`
 * @throws {MexError} `expected-edge` where words are nodes alone, with the ways to write edges in `details.ways`;
 *   `two-readings`; `empty-name`, `stray-character`, `unknown-node`, `missing-input`, `trailing-input`,
 *   `expected-syntax`, `too-deep`, `too-many`; `duplicate-edge`, `self-edge`, `unrooted` and `cycle` of the
 *   game.
 */
export async function readGraph(
  text: string,
  options?: ReadGraphOptions & Control,
): Promise<Pasted> {
  return call(readGraph, 'quick', 'readGraph', () => [read.text({ text })], options);
}

/**
 * What a text may mean: games, positions and problems, the best first.
 *
 * At most five; the first is `certain` if the text can mean nothing else.
 * @param text such as `取1,3,4`, `take 2 or 5`, `n-1 | n/2` or `hdu 1847`
 */
export async function readings(text: string, options?: Control): Promise<Array<Reading>> {
  return call(readings, 'quick', 'readings', () => [read.text({ text })], options);
}

/**
 * The smallest position on which a wrong claim fails, what the claim says of it, and what is true.
 * @param claim such as `xor-sizes`
 * @throws {MexError} `bad-option` for another name, with at most three that may have been meant in `details.nearest`.
 */
export async function refute(claim: string, options?: Control): Promise<Counterexample> {
  return call(refute, 'long', 'refute', () => [read.text({ claim })], options);
}

/**
 * How many moves are left if the winner hurries and the loser delays, both players' moves counted.
 *
 * `remoteness` is null, with a `reason`, for a draw and where the budget ends before it is certain.
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
 * Which moves of a played game threw a win away, and what would have kept it.
 * @param positions from the start to the end
 * @throws {MexError} `illegal-move` where one position does not follow from the one before it; `budget` where only search
 *   answers.
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
 * The move of an opponent of the given strength.
 * @throws {MexError} `game-over` in a position without a move; `budget` where only search answers.
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
 * Games whose heaps have given values, one after the other: by name, by octal code, by a set of amounts.
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
 * One example for each of the games.
 */
export async function suggest(options?: Control): Promise<Array<Place>> {
  return call(suggest, 'quick', 'suggest', () => [], options);
}

/**
 * The nimbers of the heaps 0 to `upto`, and their period.
 * @param upto the largest heap, 0 or more
 * @throws {MexError} `no-table` where a heap of the game has no value of its own; `too-many` heaps; `budget`; of a typed rule
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
 * The core's version.
 */
export async function version(options?: Control): Promise<string> {
  return call(version, 'quick', 'version', () => [], options);
}
