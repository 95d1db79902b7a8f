/** Derived from the core's Rust types by `npm run docs -- types`, not to be edited. */
import type { Big, Nimber } from './base.ts';
import type { Board, GraphFormat } from './games.ts';
import type { QuotientGenerator } from './heaps.ts';
import type { GrundyValues, Period, Proof } from './period.ts';
import type { Legal, Move, Outcome, WhyStep } from './ruleset.ts';

/** A game that Mexplorer does not have. */
export type Absent = {
  /** The name of the game in lower-case English, such as `domineering`. */
  name: string;
  /** The reason why the game is absent. */
  reason: AbsentReason;
};

/** The reason why Mexplorer does not have a game. */
export type AbsentReason = 'partizan' | 'missing' | 'not-combinatorial';

/** The next part of a table. */
export type Advance = {
  /** The game in canonical form. */
  game: string;
  /** The heap of the part's first value. */
  from: number;
  /** The values of this part, possibly none. */
  nimbers: GrundyValues;
  /** The largest heap whose value has been returned; 0 before the first value. */
  reached: number;
  /** The largest heap of the requested table. */
  total: number;
  /** Whether this is the last part. */
  done: boolean;
  /** The number of values taken from an earlier job. */
  resumed: number;
  /** Whether a later job can continue from the returned values. */
  resumes: boolean;
  /** The period, if known after this part. */
  period: Period | null;
  /** The proof of the period, or the closed form of the values. */
  proof: Proof | null;
};

/** The result of `analyze`. */
export type Analysis = {
  /** The game in canonical form. */
  game: string;
  /** The position in canonical form. */
  position: string;
  /** The outcome of the position: which player wins, or a draw. */
  outcome: Outcome;
  /** The Grundy value; `null` under misère play, for a value ∞_K, and if the search for the value would be too long. */
  nimber: Nimber | null;
  /**
   * The set K, the Grundy values of those options that have one, if play may cycle and the position has the loopy
   * value ∞_K instead of a number.
   */
  infinite?: Array<Nimber>;
  /** The first thousand independent parts of the position. */
  parts: Array<PartValue>;
  /** The number of independent parts of the position. */
  partCount: number;
  /**
   * The moves: winning moves first, then moves to a draw, then the others. Each resulting position is listed once,
   * except for loops, by which several tokens stay at their nodes: each token's loop is a separate move. If a
   * theorem gives the outcome and the steps run out, only the moves whose result is known are listed.
   */
  moves: Array<AnalysisMove>;
  /** The number of moves; `null` if the number exceeds 128 bits. */
  moveCount: Big | null;
  /** The number of winning moves; `null` if the steps run out, or the list is full, before the number is known. */
  winningCount: Big | null;
  /**
   * Whether moves are missing from the list. The list ends at the requested number of moves, or when the resulting
   * positions exceed four million characters together (32 million for winning moves).
   */
  cut: boolean;
  /** The explanation of the outcome, step by step. */
  why: Array<WhyStep>;
  /** The number of steps of computation used. */
  steps: number;
};

/** A move and the position it leads to. */
export type AnalysisMove = {
  /** The resulting position in the notation of positions. */
  to: string;
  /** The move in the notation of moves. */
  text: string;
  /** The Grundy value of the resulting position, if known. */
  nimber: Nimber | null;
  /** The set K if play from the resulting position may cycle and its value is ∞_K instead of a number. */
  infinite?: Array<Nimber>;
  /** Whether the move wins. */
  wins: boolean;
  /** Whether the move leaves a draw. */
  draws?: boolean;
  /** The move as data, for programs. */
  move: Move;
};

/** The options of `analyze`. */
export type AnalyzeOptions = {
  /** The most moves to list, from 0 to 1,000,000; default 200. `moveCount` counts all moves. */
  limit?: number;
  /** The most steps of the analysis, from 0 to 2^53 − 1; default 20,000,000. */
  budget?: number;
};

/** The subject of a claim. */
export type ClaimGroup =
  'values' | 'winning' | 'sums' | 'misere' | 'stairs' | 'periods' | 'programs';

/** Outcome, value and winning moves of a position, either by a claim or in truth. */
export type ClaimVerdict = {
  /** The outcome of the position; `null` for a rule that only chooses moves. */
  outcome: Outcome | null;
  /**
   * The Grundy value of the position; `null` for a rule without values, and in the correct verdict under misère play
   * or on a game that is no sum of heaps.
   */
  nimber: Nimber | null;
  /** The winning moves, in the notation of moves. */
  moves: Array<string>;
};

/** The result of testing a claim about the values of a game. */
export type Conjecture = {
  /** The claim in canonical form. */
  claim: string;
  /** The subject of the claim: `values`, `lost` positions, a `period`, or heaps that are lost `together`. */
  kind: string;
  /** The last heap on which the claim is tested; for a claim about pairs of numbers, the largest tested number. */
  checked: number;
  /** Whether the claim is wrong on no tested heap, and gives a value for at least one tested heap. */
  holds: boolean;
  /** Whether the claim is proven for all heaps. */
  proven: boolean;
  /** The theorem that proves the claim; null for an unproven claim. */
  theorem: FormTheorem | null;
  /** The number of tested heaps on which the claim is wrong. */
  failures: number;
  /**
   * The heap from which the claim holds for all further tested heaps, if the claim is wrong on some heaps; null if
   * the claim is wrong on no heap or on the last heap, and for a claim about pairs of numbers.
   */
  holdsFrom: number | null;
  /** The number of heaps for which the claim gives no value. */
  silent: number;
  /** The first position on which the claim is wrong; null if the claim is wrong on no tested position. */
  fails: Failure | null;
};

/** The options of `conjecture`. */
export type ConjectureOptions = {
  /** The last heap on which the claim is tested, from 0 to 10,000,000; default 10,000. */
  upto?: number;
  /** The most steps for computing values, from 0 to 2^53 − 1; default 100,000,000. */
  budget?: number;
};

/** The smallest counterexample to a claim, as returned by `refute`. */
export type Counterexample = {
  /** The identifier of the claim. */
  claim: string;
  /** The subject of the claim. */
  group: ClaimGroup;
  /** The identifier of the lesson that explains the correct rule. */
  lesson: string;
  /** The game in canonical notation. */
  game: string;
  /**
   * The smallest position with a move on which the claim is wrong. Positions are ordered by the number of stones,
   * then by the number of heaps, then lexicographically.
   */
  position: string;
  /** The number of smaller positions with a move; the claim is right on all of these positions. */
  right: number;
  /** The verdict of the claim on the position. */
  says: ClaimVerdict;
  /** The correct verdict on the position. */
  truth: ClaimVerdict;
};

/** The data that a board needs to draw a position and to accept moves. */
export type Description = {
  /** The game in canonical form. */
  game: string;
  /** The position in canonical form. */
  position: string;
  /** The name of the game's entry on the list of games. */
  name: string;
  /** The same text as `name`, under the field name of the `readGame` answer. */
  card: string;
  /** The same text as `game`, under the field name of the `readGame` answer. */
  canonical: string;
  /** Whether the player who cannot move wins. */
  misere: boolean;
  /** The number of numbers in a part of the position: 2 for `(a, b) -> …`, 1 for a heap. */
  numbers: number;
  /** The name of the page's board that draws the position. */
  draw: string;
  /** The contents of the board. */
  board: Board;
  /** The legal moves, in the form of the actions that a player can do on the board. */
  legal: Legal;
  /** Whether the position has no move. */
  over: boolean;
  /** Whether play may return to an earlier position, so that the game may be a draw. */
  loops?: boolean;
};

/** The values of the nodes of a graph, and the outcome of the position with the given tokens. */
export type EdgeGraph = {
  /**
   * The nimber of each node, starting with node 0. A node without a nimber, from which play may continue
   * indefinitely, has 2^32 − 1.
   */
  nimbers: GrundyValues;
  /** Whether the graph has a cycle. */
  loopy: boolean;
  /** The outcome of the sum of all tokens. */
  outcome: Outcome;
  /** The nim-sum of the nimbers of the tokens' nodes; `null` if a node has no nimber. */
  nimber: Nimber | null;
  /** The first winning moves, at most as many as the option `limit` allows. */
  winning: Array<EdgeMove>;
  /** The number of all winning moves. */
  winningCount: number;
};

/** A move of one token along an edge. */
export type EdgeMove = {
  /** The index of the token in the list of tokens. */
  token: number;
  /** The node at which the moved token starts. */
  from: number;
  /** The node to which the token moves. */
  to: number;
};

/** The positions reachable from a start position, and the moves between them. */
export type Exploration = {
  /** The game in canonical form. */
  game: string;
  /**
   * The positions, beginning with the start position. Equivalent positions, such as the same heaps in another order,
   * are one node.
   */
  nodes: Array<GraphNode>;
  /** The moves, as pairs of indices into `nodes`. */
  edges: Array<[number, number]>;
  /** Whether a limit on positions, moves or memory left positions or moves out. */
  truncated: boolean;
};

/** The options of `explore`. */
export type ExploreOptions = {
  /** The most positions of the graph, from 0 to 100,000; default 120. */
  limit?: number;
  /** The most steps for the values of all positions, from 0 to 2^53 − 1; default 20,000,000. */
  budget?: number;
};

/** The first position on which a claim is wrong. */
export type Failure = {
  /** The position in the notation of positions. */
  position: string;
  /** The claimed value. For a claim about lost positions, 1 means lost and 0 means won. */
  says: Big;
  /** The true value, or for a claim about lost positions 1 for lost and 0 for won. */
  truth: number;
  /**
   * At most 64 options of the position with their values. The options show the error: `says` is among their values,
   * or a number below `says` is not among their values.
   */
  options: Array<ValuedOption>;
};

/** The theorem that proves a formula. */
export type FormTheorem = {
  /**
   * The id of the theorem, from which a page makes a text: `period` or similar, the id of a game's theorem, or the
   * id of an induction.
   */
  id: string;
  /** The author; `null` if the core proves the formula itself. */
  author: string | null;
  /** The year of publication. */
  year: number | null;
};

/** The facts that the text of a game gives without a position. */
export type GameLine = {
  /** The name of the game's entry on the list of games, such as `nim`, `octal` or `two-numbers`. */
  card: string;
  /** Whether the player who cannot move wins. */
  misere: boolean;
  /** The number of numbers in a part of a position: 2 for `(a, b) -> …`, 1 for a heap. */
  numbers: number;
  /** The text of the game in canonical form. */
  canonical: string;
};

/** The options of `graphFromEdges`. */
export type GraphFromEdgesOptions = {
  /**
   * The number of nodes, from 0 to 16,777,216; default 0. A smaller number is raised to one more than the
   * largest number of an edge or a token.
   */
  nodes?: number;
  /** The most winning moves to list, from 0 to 1,000,000; default 200. `winningCount` counts all winning moves. */
  limit?: number;
};

/** A game that is played on a graph. */
export type GraphGame =
  'graph' | 'geography' | 'node-kayles' | 'arc-kayles' | 'hackenbush' | 'prune' | 'uproot';

/** A position of a game graph. */
export type GraphNode = {
  /** The position as text. */
  text: string;
  /**
   * The Grundy value of the position; `null` under misère play, for a value ∞_K, and if the search for the value
   * would be too long.
   */
  nimber: Nimber | null;
  /** The set K if play from the position may cycle and its value is ∞_K instead of a number. */
  infinite?: Array<Nimber>;
  /** The outcome of the position. */
  outcome: Outcome;
  /** The least number of moves from the start to the position. */
  depth: number;
};

/** The values of two heaps, row by row. */
export type Grid = {
  /** The game in canonical form. */
  game: string;
  /** The number of values in a row: the second heap is 0 to `width - 1`. */
  width: number;
  /** The number of rows: the first heap is 0 to `height - 1`. */
  height: number;
  /** The length of the third row of each bar, in `chomp` only. */
  third: number | null;
  /**
   * The values row by row: the value of heaps `(y, x)` has index `y * width + x`. In `chomp` this index has the
   * value of the bar whose rows have x, y and `third` squares, or 65,535 if these rows form no bar.
   */
  nimbers: Uint16Array;
  /** The names of the first and the second number of a position, if the numbers have names. */
  names: Array<string>;
  /**
   * The name of a closed form of all values or of all cells of value 0 in the grid, for a rule in two numbers. The
   * form is observed up to the edge of the grid, and not proven.
   */
  seen: string | null;
  /** The directions from a cell to its options, if they are drawn: each direction is a step of x and y. */
  rays: Array<[number, number]>;
};

/** The options of `grid`. */
export type GridOptions = {
  /** The length of the third row of each bar of `chomp`, from 0 to 64; default 0. Other games ignore this option. */
  third?: number;
  /** The most steps of the grid, from 0 to 2^53 − 1; default 20,000,000. */
  budget?: number;
};

/** The remoteness after one move. */
export type MoveRemoteness = {
  /** The resulting position. */
  to: string;
  /** The move in the notation of moves. */
  text: string;
  /** The remoteness of the resulting position, in which the move itself is not counted; `null` with a `reason`. */
  remoteness: Big | null;
  /**
   * The outcome of the resulting position: `P` if the move wins. `null` if the budget is spent before the outcome is
   * known.
   */
  outcome: Outcome | null;
  /** The reason, if `remoteness` is `null`. */
  reason?: RemotenessReason;
};

/** An independent part of a position and its value. */
export type PartValue = {
  /** The part in the notation of positions. */
  text: string;
  /** The Grundy value of the part; `null` under misère play, for a value ∞_K, and if the value is unknown. */
  nimber: Nimber | null;
  /**
   * The set K, the Grundy values of those options that have one, if play may cycle and the part has the loopy value
   * ∞_K instead of a number.
   */
  infinite?: Array<Nimber>;
};

/** A graph read from a text, and the games that can be played on it. */
export type Pasted = {
  /** The game in canonical form: the requested game, or the first of `places`. */
  game: string;
  /** The position in canonical form; empty if the graph belongs to the game and no tokens are on it. */
  position: string;
  /** Whether the edges have directions; null if neither the text nor a requested game determines that. */
  directed: boolean | null;
  /** The names of the nodes: first the nodes with edges by first appearance, then the isolated nodes. */
  nodes: Array<string>;
  /** The edges in the order of the text, as pairs of indices into `nodes`. */
  edges: Array<[number, number]>;
  /** The nodes with tokens, as indices into `nodes`; empty if the text has no tokens. */
  tokens: Array<number>;
  /** The format of the text. */
  format: GraphFormat;
  /** The requested game, or all games that can be played on the graph, each with its position. */
  places: Array<Place>;
};

/** A formula for the values of a game, or for its lost positions. */
export type Pattern = {
  /** The formula in the notation of `conjecture`, such as `g(2*m) = m | g(2*m+1) = g(m)`. */
  text: string;
  /**
   * The kind of the formula: `period`, `relations`, `named`, `partial` for a formula for some heaps only, `lost` or
   * `plane`.
   */
  family: string;
  /** The last heap on which the formula was tested. */
  checked: number;
  /** Whether the formula is proven for all heaps. An unproven formula holds for the heaps up to `checked`. */
  proven: boolean;
  /** The theorem that proves the formula; null for an unproven formula. */
  theorem: FormTheorem | null;
  /** The source of a self-contained function `g` or `lost`, which is correct for heaps up to 2^53. */
  code: PatternCode;
};

/** The source of a function in three programming languages. */
export type PatternCode = {
  /** The source in C++17. */
  cpp: string;
  /** The source in Python. */
  python: string;
  /** The source in JavaScript. */
  javascript: string;
};

/** The formulas found for the values of a game. */
export type Patterns = {
  /** The game in canonical form. */
  game: string;
  /** The last heap on which formulas were tested; for a game of two numbers, the largest value of each number. */
  checked: number;
  /** The formulas for the values, the shortest first. */
  values: Array<Pattern>;
  /** The formulas for the lost positions, the shortest first. */
  lost: Array<Pattern>;
};

/** The options of `patterns`. */
export type PatternsOptions = {
  /**
   * The last heap of the table from which formulas are derived, from 0 to 100,000; default 1000. Unproven
   * formulas are then checked on ten times as many further heaps, as far as the budget suffices.
   */
  upto?: number;
  /** The most steps for computing values, from 0 to 2^53 − 1; default 20,000,000. */
  budget?: number;
};

/** A game with a position, both in notation. */
export type Place = {
  /** The text of the game. */
  game: string;
  /** The text of the position. */
  position: string;
};

/** A move, as text and data, with the resulting position. */
export type Played = {
  /** The position after the move. */
  to: string;
  /** The move in the notation of moves. */
  text: string;
  /** The move as data. */
  move: Move;
};

/**
 * A program that reads the number of heaps and their sizes, or the number of pieces and their coordinates. It prints
 * `Yes` if the player who moves first wins, and `No` otherwise.
 */
export type Program = {
  /** The game in canonical form. */
  game: string;
  /** The programming language. */
  language: ProgramLanguage;
  /** The source of the program's values. */
  form: ProgramForm;
  /** The period that the program uses; `null` if the values follow from the rule or from a formula. */
  period: Period | null;
  /** The proof of `period`. */
  proof: Proof | null;
  /** The source code of the whole program. */
  code: string;
};

/** The source of a program's values. */
export type ProgramForm = 'rule' | 'period' | 'pattern';

/** A programming language for generated programs. */
export type ProgramLanguage = 'cpp' | 'python' | 'java' | 'rust' | 'javascript';

/** The options of `program`. */
export type ProgramOptions = {
  /** The programming language: `cpp` (C++17), `python`, `java`, `rust` or `javascript`; default `cpp`. */
  language?: ProgramLanguage;
  /**
   * The source of the program's values: `rule`, the text of the rule, `period`, a proven period, or `pattern`,
   * the best formula that `patterns` finds; default `rule`.
   */
  form?: ProgramForm;
  /** Whether the program also prints the winning moves; default `false`. */
  moves?: boolean;
  /** The most steps of the search for a period or a formula, from 0 to 2^53 − 1; default 100,000,000. */
  budget?: number;
};

/** The misère quotient of a game, or of its heaps up to `reached`. */
export type Quotient = {
  /** The game in canonical form, without `misere`. */
  game: string;
  /** The number of classes of the quotient. */
  order: number;
  /** The number of classes that are P-positions. */
  pOrder: number;
  /** Whether the quotient is tame: the quotient of misère Nim on heaps of at most some number of binary digits. */
  tame: boolean;
  /** The number n of binary digits, if the quotient is Tₙ; `null` for a wild quotient. */
  tn: number | null;
  /** The generators, in the order of their heaps. */
  generators: Array<QuotientGenerator>;
  /** Equations between words (products of generators), from which all equations in the quotient follow. */
  relations: Array<string>;
  /** The word (product of generators) of each class; the first word is `1`. */
  elements: Array<string>;
  /** The words of the classes that are P-positions. */
  pPositions: Array<string>;
  /** The multiplication table: for each class the index of its product with each generator. */
  products: Array<Array<number>>;
  /** The words of the heaps 0, 1, 2 … */
  phi: Array<string>;
  /**
   * The proven period of `phi`; `null` if no period is proven. The quotient then covers only the heaps up to
   * `reached`.
   */
  period: Period | null;
  /** The proof of `period`. */
  proof: QuotientProof | null;
  /** The heaps that increase the number of classes. */
  growth: Array<QuotientGrowth>;
  /** The largest heap examined. */
  reached: number;
  /** Whether the budget ended the search. */
  cut: boolean;
};

/** A heap that increases the number of classes, and the new number. */
export type QuotientGrowth = {
  /** The heap. */
  heap: number;
  /** The number of classes of all sums of heaps up to `heap`. */
  order: number;
};

/** The options of `quotient`. */
export type QuotientOptions = {
  /** The largest heap of the computation, from 0 to 2^53 − 1; default 10,000. */
  upto?: number;
  /**
   * The most steps of the search, from 0 to 2^53 − 1; default 100,000,000. With fewer steps the quotient may
   * hold for smaller heaps only, up to `reached`.
   */
  budget?: number;
};

/** The proof that the quotient of finitely many heaps is the quotient of all heaps. */
export type QuotientProof = {
  /** The name of the theorem, due to Plambeck and Siegel (2008). */
  theorem: string;
  /** The largest number of heaps into which a move may split a heap, at least 2. */
  parts: number;
  /** The largest number of tokens that a move takes. */
  taken: number;
  /**
   * The bound M = parts · (preperiod + length) + taken: a quotient that is exact and periodic below M is exact
   * and periodic for all heaps.
   */
  bound: number;
  /** The heap up to which exactness and periodicity were checked. */
  upto: number;
};

/** The options of `random`. */
export type RandomOptions = {
  /** The seed of the random choices, any finite number; default 0. Equal seeds give equal positions. */
  seed?: number;
  /** The size of the position, from 0 to 2; default 1. A larger number gives a larger position. */
  level?: number;
};

/** The options of `readGraph`. */
export type ReadGraphOptions = {
  /**
   * The game to play on the graph: `graph`, `geography`, `node-kayles`, `arc-kayles`, `hackenbush`, `prune` or
   * `uproot`; default none, which means the game that the text names, or all games that can be played on the
   * graph.
   */
  game?: GraphGame;
};

/**
 * A possible meaning of a text: a game, a problem, a view of the page or an absent game. Exactly one of `game`,
 * `problem`, `view` and `absent` is present.
 */
export type Reading = {
  /** The game in canonical form. */
  game: string | null;
  /** The name of the game's entry on the list of games. */
  card: string | null;
  /** The position that the text gives, in canonical form. */
  position: string | null;
  /** The number of heaps, if the text names it without their sizes. The page then asks for the sizes. */
  heaps: number | null;
  /** The id of a practice problem. */
  problem: string | null;
  /** A view of the page, such as inclusion–exclusion with its numbers. */
  view: ViewFields | null;
  /** A game that Mexplorer does not have. */
  absent: Absent | null;
  /** Whether the text can have no other meaning: every character is understood, and in one way only. */
  certain: boolean;
  /** The spans of the text that are not understood, in UTF-16 units, from left to right. */
  rest: Array<[number, number]>;
};

/** The reason why a move was a mistake: the opponent's winning reply, and the theorem that proves the win. */
export type Refutation = {
  /** The opponent's winning reply; `null` if the opponent has no move and wins by that, under misère play. */
  answer: Played | null;
  /** The id of the theorem that proves the win; `search` if a search found the win. */
  theorem: string;
  /** The values of the parts, if their nim-sum decides the position and there are 2 to 12 values; empty otherwise. */
  values: Array<Nimber>;
  /** The nim-sum of `values`; `null` if `values` is empty. */
  sum: Nimber | null;
};

/** The remoteness of a position, as returned by `remoteness`. */
export type Remoteness = {
  /**
   * The number of moves of both players to the end, if the winner hurries and the loser delays; `null` with a
   * `reason`.
   */
  remoteness: Big | null;
  /** The outcome of the position; `null` if the budget is spent before the outcome is known. */
  outcome: Outcome | null;
  /** The reason, if `remoteness` is `null`. */
  reason?: RemotenessReason;
  /** The first moves, winning moves before the others; `null` if no moves were requested. */
  moves?: Array<MoveRemoteness>;
  /** The number of steps of the budget that were spent. */
  steps: number;
};

/** The options of `remoteness`. */
export type RemotenessOptions = {
  /** The most moves to list, each with its own remoteness, from 0 to 1,000,000; default 0. `true` means 200. */
  moves?: number | boolean;
  /** The most steps of the search, from 0 to 2^53 − 1; default 20,000,000. */
  budget?: number;
};

/** The reason why no remoteness is given. */
export type RemotenessReason = 'draw' | 'budget';

/** A move of the computer, with the resulting position. */
export type Reply = {
  /** The position after the move. */
  to: string;
  /** The move in the notation of moves. */
  text: string;
  /** The move as data. */
  move: Move;
  /** Whether the move wins. */
  wins: boolean;
  /**
   * The description of the position after the move, as `describe` returns it. Missing unless requested, since the
   * description takes about as long as the choice of a move.
   */
  described?: Description;
};

/** The result of `report`. */
export type Report = {
  /** The moves in order. */
  steps: Array<ReportStep>;
};

/** The options of `report`. */
export type ReportOptions = {
  /** The most steps for all moves together, from 0 to 2^53 − 1; default 20,000,000. */
  budget?: number;
};

/** A move of a played game, and a better move. */
export type ReportStep = {
  /** The position before the move. */
  from: string;
  /** The position after the move. */
  to: string;
  /** The move in the notation of moves. */
  text: string;
  /** The move as data. */
  move: Move;
  /** The outcome of the position before the move: `N` if the mover could win. */
  before: Outcome;
  /** The outcome of the position after the move: `N` if the opponent can win. */
  after: Outcome;
  /** Whether the move gave away a win or a draw. */
  lost: boolean;
  /** A move that would have kept the win or the draw; `null` if the played move kept it, or the position was lost. */
  better: Played | null;
  /**
   * The reason why the opponent can win after the move; `null` if the move did not give a win or a draw away, or
   * turned a win into a draw.
   */
  refuted: Refutation | null;
};

/** The options of `respond`. */
export type RespondOptions = {
  /** The share of perfect moves of the computer, from 0 to 1; default 1. */
  skill?: number;
  /** The seed of the random choices, any finite number; default 0. Equal seeds give equal moves. */
  seed?: number;
  /**
   * The strategy in a lost position; default `trap`, which leaves the opponent as few winning replies as
   * possible. `prolong` delays the end as long as possible, if the budget suffices to find such a move.
   */
  style?: RespondStyle;
  /**
   * The name of a wrong claim (see `claims`) that the computer follows: the computer plays a move that the claim
   * calls winning, and perfectly if the claim calls no move winning; default none.
   */
  believes?: string;
  /**
   * Whether the answer has a description of the position after the move, as the answer of `play` has; default
   * `false`.
   */
  describe?: boolean;
  /** The most steps of the search, from 0 to 2^53 − 1; default 20,000,000. */
  budget?: number;
};

/** The computer's strategy in a lost position. */
export type RespondStyle = 'trap' | 'prolong';

/** A game whose heaps have the given values. */
export type RuleOf = {
  /** The game, in canonical form. */
  game: string;
  /**
   * The kind of the search that found the game: by its `name`, as an `octal` code, as a `set` of amounts, or as a
   * `sequence` of the encyclopedia.
   */
  kind: string;
  /** The heap whose value is the first given value. */
  shift: number;
  /** The id of the sequence in the On-Line Encyclopedia of Integer Sequences, such as `A000035`. */
  sequence: string | null;
  /** The number of values compared. */
  compared: number;
};

/** The sizes of a union and of its regions. */
export type SetCount = {
  /** The number of elements in the union of all sets. */
  union: Big;
  /**
   * The size of each region by its name, ordered by the number of sets in the name, then by the order of the sets.
   * `A` is the region of elements in A alone, `A&B` the region of elements in A and B and in no other set.
   */
  regions: { [key in string]: Big };
  /** The names of the sets, in the order given. */
  names: Array<string>;
  /**
   * The computed sizes by name, for sizes given as `?` or left out: `A&B` is the size of the whole intersection,
   * `union` that of the union. Absent where every size was given.
   */
  solved?: { [key in string]: Big };
};

/** The values of heaps 0 up to some heap. */
export type Table = {
  /** The game in canonical form. */
  game: string;
  /** The Grundy value of each heap, from heap 0 on. */
  nimbers: GrundyValues;
  /** The period, if one is known. */
  period: Period | null;
  /** The proof of the period, or the closed form of the values. */
  proof: Proof | null;
  /** The largest heap of the table. */
  reached: number;
};

/** The options of `table`. */
export type TableOptions = {
  /**
   * The most steps of the table, from 0 to 2^53 − 1; default 1,000,000,000. The default is large, since the page
   * shows the table while it grows and can cancel it.
   */
  budget?: number;
};

/** A move, with the description of the resulting position for a board. */
export type Transition = {
  /** The position after the move. */
  to: string;
  /** The move in the notation of moves. */
  text: string;
  /** The move as data. */
  move: Move;
  /** The description of the position after the move, as `describe` returns it. */
  described: Description;
};

/**
 * The count of numbers in 1..n that at least one divisor divides, with the terms of the sum. All numbers are decimal
 * text.
 */
export type Union = {
  /** n without blanks, in ASCII digits. */
  n: string;
  /** The divisors without blanks, in ASCII digits and in the order given. */
  divisors: Array<string>;
  /** The count of numbers in 1..n divisible by at least one divisor. */
  union: string;
  /**
   * The listed terms that do not vanish, ordered by their number of divisors, then by the positions of their
   * divisors.
   */
  terms: Array<UnionTerm>;
  /** The number of further terms that do not vanish and are not listed. */
  omitted: string;
};

/** The options of `countUnion`. */
export type UnionOptions = {
  /** The most terms to list, from 0 to 1,000,000; default 1000. `omitted` counts the other terms. */
  limit?: number;
  /** The most steps for adding the terms, from 0 to 2^53 − 1; default 20,000,000. */
  budget?: number;
};

/** One signed term of inclusion–exclusion. */
export type UnionTerm = {
  /** The divisors whose common multiples this term counts, in the order given. */
  divisors: Array<string>;
  /** The least common multiple of `divisors`. */
  product: string;
  /** The number of multiples of `product` in 1..n; at least 1. */
  count: string;
  /** 1 for an odd number of divisors, −1 for an even number. */
  sign: 1 | -1;
};

/** An option of a position, with its value. */
export type ValuedOption = {
  /** The option in the notation of positions. */
  to: string;
  /** The Grundy value of the option. */
  value: number;
};

/** A view of the page: its name in links, and the values of its fields. */
export type ViewFields = {
  /** The name of the view, such as `union`. */
  name: string;
  /** The values by name of the field, such as `n` and `divisors`. */
  fields: { [key in string]: string };
};

/** A wrong claim: a rule that predicts winners, values or moves, and the set of positions on which the rule is tested. */
export type WrongClaim = {
  /** The identifier of the claim, used in links and by `refute`. */
  id: string;
  /** The subject of the claim. */
  group: ClaimGroup;
  /** The game, in notation, in which the claim fails. */
  game: string;
  /** The identifier of the lesson that explains the correct rule. */
  lesson: string;
};
