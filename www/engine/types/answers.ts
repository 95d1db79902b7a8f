/** Derived from the core's Rust types by `npm run docs -- types`, not to be edited. */
import type { Big, Nimber } from './base.ts';
import type { Board, GraphFormat } from './games.ts';
import type { QuotientGenerator } from './heaps.ts';
import type { GrundyValues, Period, Proof } from './period.ts';
import type { Legal, Move, Outcome, WhyStep } from './ruleset.ts';

/** A game that people ask for and that is not here. */
export type Absent = {
  /** A name in lower-case English, such as `domineering`. */
  name: string;
  /** Why it is not here. */
  reason: AbsentReason;
};

/** Why a game is not here. */
export type AbsentReason = 'partizan' | 'missing' | 'not-combinatorial';

/** The next part of a table. */
export type Advance = {
  /** The game in canonical form. */
  game: string;
  /** The heap of the part's first value. */
  from: number;
  /** Its values; there may be none. */
  nimbers: GrundyValues;
  /** The largest heap that was returned up to now; 0 before the first. */
  reached: number;
  /** The largest heap that is wanted. */
  total: number;
  /** Whether this is the last part. */
  done: boolean;
  /** How many values were taken over from an earlier job. */
  resumed: number;
  /** Whether a later job can resume after the values returned. */
  resumes: boolean;
  /** The period, as far as it is known by now. */
  period: Period | null;
  /** What proves it, or the closed form of the values. */
  proof: Proof | null;
};

/** What `analyze` finds. */
export type Analysis = {
  /** The game in canonical form. */
  game: string;
  /** The position in canonical form. */
  position: string;
  /** Who wins. */
  outcome: Outcome;
  /** The value; `null` under misère play, and where the search for it would be too long. */
  nimber: Nimber | null;
  /** The K of its value ∞_K, where play may cycle and it is no number. */
  infinite?: Array<Nimber>;
  /** The independent parts, the first thousand of them. */
  parts: Array<PartValue>;
  /** How many parts there are. */
  partCount: number;
  /**
   * Moves, winning ones first, then those that leave a draw. Each resulting position comes once,
   * but for loops by which several tokens stay where they are: there each token's move is one. Where a
   * theorem says who wins and the steps end before it is known which moves do, only those that are known.
   */
  moves: Array<AnalysisMove>;
  /** How many moves there are; `null` where they are more than 128 bits can count. */
  moveCount: Big | null;
  /** How many of them win; `null` where the steps end, or the list is full, before that is known. */
  winningCount: Big | null;
  /**
   * Whether moves are missing from the list: it holds as many as asked for, and no more resulting positions
   * than four million characters write; of winning moves 32 million.
   */
  cut: boolean;
  /** The explanation. */
  why: Array<WhyStep>;
  /** Steps taken. */
  steps: number;
};

/** A move and what it leads to. */
export type AnalysisMove = {
  /** The resulting position. */
  to: string;
  /** The move in the notation of moves. */
  text: string;
  /** The value of the resulting position. */
  nimber: Nimber | null;
  /** The K of that value ∞_K, where play may cycle and it is no number. */
  infinite?: Array<Nimber>;
  /** Whether the move wins. */
  wins: boolean;
  /** Whether the move leaves a draw. */
  draws?: boolean;
  /** The move as data. */
  move: Move;
};

/** The options of `analyze`. */
export type AnalyzeOptions = {
  /** Moves that are listed at most, from 0 to 1,000,000; default 200. `moveCount` counts all of them. */
  limit?: number;
  /** Steps that the analysis may take, from 0 to 2^53 − 1; default 20,000,000. */
  budget?: number;
};

/** What a claim is about. */
export type ClaimGroup =
  'values' | 'winning' | 'sums' | 'misere' | 'stairs' | 'periods' | 'programs';

/** What a rule says of a position, or what is true of it. */
export type ClaimVerdict = {
  /** Who wins; `null` of a rule that only chooses moves. */
  outcome: Outcome | null;
  /** The value; `null` of a rule that knows none, and under misère play. */
  nimber: Nimber | null;
  /** The moves that win, in the notation of moves. */
  moves: Array<string>;
};

/** A claim about the values of a game, judged. */
export type Conjecture = {
  /** The claim in canonical form. */
  claim: string;
  /** The subject: `values`, `lost` positions, a `period`, or heaps that are lost `together`. */
  kind: string;
  /** The last heap that was compared; of a period the last that follows from the values. */
  checked: number;
  /** Whether it holds for all that was compared. */
  holds: boolean;
  /** Whether it is proven for all heaps. */
  proven: boolean;
  /** The theorem that proves the claim. */
  theorem: FormTheorem | null;
  /** How many of the heaps that were compared it is wrong about. */
  failures: number;
  /** The heap from which on it holds as far as was compared, if it is wrong about some; null if about the last. */
  holdsFrom: number | null;
  /** How many heaps it says nothing about. */
  silent: number;
  /** The first heap that it is wrong about; null if it holds. */
  fails: Failure | null;
};

/** The options of `conjecture`. */
export type ConjectureOptions = {
  /** The last heap that the claim is compared with, from 0 to 10,000,000; default 10,000. */
  upto?: number;
  /** Steps that the values may take, from 0 to 2^53 − 1; default 100,000,000. */
  budget?: number;
};

/** What `refute` finds. */
export type Counterexample = {
  /** The claim's name. */
  claim: string;
  /** What it is about. */
  group: ClaimGroup;
  /** The lesson that teaches what is right. */
  lesson: string;
  /** The game. */
  game: string;
  /**
   * The smallest position with a move on which the claim is wrong: by stones, then by heaps, then in
   * ascending order.
   */
  position: string;
  /** How many smaller positions with a move there are; the claim is right on each. */
  right: number;
  /** What the claim says of the position. */
  says: ClaimVerdict;
  /** What is true of it. */
  truth: ClaimVerdict;
};

/** What a board needs to know of a position. */
export type Description = {
  /** The game in canonical form. */
  game: string;
  /** The position in canonical form. */
  position: string;
  /** The name of the game's entry on the list of games. */
  name: string;
  /** The same as `name`, by the name that `readGame` has for it. */
  card: string;
  /** The same as `game`, by the name that `readGame` has for it. */
  canonical: string;
  /** Whether the player who cannot move wins. */
  misere: boolean;
  /** The number of numbers in a part of the position: 2 for `(a, b) -> …`, 1 for a heap. */
  numbers: number;
  /** The board that draws it, as the page calls it. */
  draw: string;
  /** The position as drawn. */
  board: Board;
  /** What a hand may do. */
  legal: Legal;
  /** Whether there is no move. */
  over: boolean;
  /** Whether play may come back to a position, so that it may be drawn. */
  loops?: boolean;
};

/** The values of the nodes of a graph, and the game of the tokens on it. */
export type EdgeGraph = {
  /** The nimber of each node, from node 0 on; 2^32 − 1 of a node that has none, as play from it need not end. */
  nimbers: GrundyValues;
  /** Whether the graph has a cycle. */
  loopy: boolean;
  /** Who wins from the tokens, all of them together. */
  outcome: Outcome;
  /** The nim-sum of the nimbers below the tokens, where each has one. */
  nimber: Nimber | null;
  /** The winning moves, at most `limit` of them. */
  winning: Array<EdgeMove>;
  /** How many winning moves there are. */
  winningCount: number;
};

/** A move of one token along an edge. */
export type EdgeMove = {
  /** The place of the token in the list of tokens, from 0 on. */
  token: number;
  /** The node that it leaves. */
  from: number;
  /** The node that it reaches. */
  to: number;
};

/** The positions that can arise, and the moves between them. */
export type Exploration = {
  /** The game in canonical form. */
  game: string;
  /** The positions, the first being the start; equivalent ones (heaps in another order) are one. */
  nodes: Array<GraphNode>;
  /** Pairs of indices into `nodes`. */
  edges: Array<[number, number]>;
  /** Whether positions beyond the limit are left out. */
  truncated: boolean;
};

/** The options of `explore`. */
export type ExploreOptions = {
  /** Positions that the graph has at most, from 0 to 100,000; default 120. */
  limit?: number;
  /** Steps that the values of all positions may take, from 0 to 2^53 − 1; default 20,000,000. */
  budget?: number;
};

/** The first position that a claim is wrong about. */
export type Failure = {
  /** The position. */
  position: string;
  /** The claimed value; of lost positions 1 where one is said to be lost and 0 where not. */
  says: Big;
  /** The true value, in the same way. */
  truth: number;
  /** The options of the position with their values, at most 64; `says` is among them, or a smaller value is not. */
  options: Array<ValuedOption>;
};

/** The theorem that proves a form. */
export type FormTheorem = {
  /** Its name, for a page to word: `period` and the like, that of a game, or of an induction. */
  id: string;
  /** The author; none where the core proves the form by itself. */
  author: string | null;
  /** When. */
  year: number | null;
};

/** What a game line says, without a position. */
export type GameLine = {
  /** The name of the game's entry on the list of games, such as `nim`, `octal` or `two-numbers`. */
  card: string;
  /** Whether the player who cannot move wins. */
  misere: boolean;
  /** The number of numbers in a part of a position: 2 for `(a, b) -> …`, 1 for a heap. */
  numbers: number;
  /** The line in canonical form. */
  canonical: string;
};

/** The options of `graphFromEdges`. */
export type GraphFromEdgesOptions = {
  /** How many nodes there are, from 0 to 16,777,216; default 0, which is one more than the largest number of an edge or a token. */
  nodes?: number;
  /** Winning moves that are listed at most, from 0 to 1,000,000; default 200. `winningCount` counts all of them. */
  limit?: number;
};

/** A game that is played on a graph. */
export type GraphGame =
  'graph' | 'geography' | 'node-kayles' | 'arc-kayles' | 'hackenbush' | 'prune' | 'uproot';

/** A position of a game graph. */
export type GraphNode = {
  /** The position as text. */
  text: string;
  /** Its value; `null` under misère play. */
  nimber: Nimber | null;
  /** The K of its value ∞_K, where play may cycle and it is no number. */
  infinite?: Array<Nimber>;
  /** Who wins there. */
  outcome: Outcome;
  /** The fewest moves that lead to it. */
  depth: number;
};

/** The values of two heaps, row by row. */
export type Grid = {
  /** The game in canonical form. */
  game: string;
  /** How many values a row has: second heaps 0 up to this, exclusive. */
  width: number;
  /** How many rows there are: first heaps. */
  height: number;
  /** The third row of each bar, in `chomp`. */
  third: number | null;
  /**
   * The value of heaps `(y, x)` at `y * width + x`. In `chomp` it is that of the bar with rows x, y
   * and `third`, and 65,535 where that is no bar.
   */
  nimbers: Uint16Array;
  /** What the first and the second number of a position are called, where they have names. */
  names: Array<string>;
  /**
   * The closed form that all values here have, or all places of value 0, in a rule in two numbers.
   * It is seen up to the edge of the grid, and not proven.
   */
  seen: string | null;
  /** The directions in which a cell's options lie, where they are to be drawn: each a step of x and y. */
  rays: Array<[number, number]>;
};

/** The options of `grid`. */
export type GridOptions = {
  /** The length of the third row of each bar of `chomp`, from 0 to 64; default 0. Other games ignore it. */
  third?: number;
  /** Steps that the grid may take, from 0 to 2^53 − 1; default 20,000,000. */
  budget?: number;
};

/** How far the end is after a move. */
export type MoveRemoteness = {
  /** The resulting position. */
  to: string;
  /** The move in the notation of moves. */
  text: string;
  /** The remoteness of the resulting position, this move no longer counted; `null` with a `reason`. */
  remoteness: Big | null;
  /**
   * Who wins the resulting position: `P` if the move wins. `null` where the steps end before that is
   * known.
   */
  outcome: Outcome | null;
  /** Why there is no remoteness. */
  reason?: RemotenessReason;
};

/** A part of a position and its value. */
export type PartValue = {
  /** The part in the notation of positions. */
  text: string;
  /** Its value; `null` as for the whole position. */
  nimber: Nimber | null;
  /** The K of its value ∞_K, where play may cycle and it has no number. */
  infinite?: Array<Nimber>;
};

/** A graph, and the games that are played on it. */
export type Pasted = {
  /** The game in canonical form: the one that was asked for, or the first of `places`. */
  game: string;
  /** The position in canonical form; empty where the graph is the game and no tokens stand on it. */
  position: string;
  /** Whether the edges have directions; null where the text does not say and no game was asked for. */
  directed: boolean | null;
  /** The names of the nodes: those with edges by first appearance, then the others. */
  nodes: Array<string>;
  /** The edges in the order of the text, as pairs of places in `nodes`. */
  edges: Array<[number, number]>;
  /** The nodes on which tokens stand, where the text has some. */
  tokens: Array<number>;
  /** How the graph is written. */
  format: GraphFormat;
  /** All games that can be played on it, or the one that was asked for. */
  places: Array<Place>;
};

/** A form of the values of a game, or of its lost positions. */
export type Pattern = {
  /** The form in the notation of `conjecture`, such as `g(2*m) = m | g(2*m+1) = g(m)`. */
  text: string;
  /** Its family: `period`, `relations`, `named`, `partial` for a form that some heaps have, `lost` or `plane`. */
  family: string;
  /** The last heap that it was compared with. */
  checked: number;
  /** Whether it is proven for all heaps; otherwise it holds as far as `checked`. */
  proven: boolean;
  /** The theorem that proves the form. */
  theorem: FormTheorem | null;
  /** A function `g` or `lost`, which stands alone and is right for heaps to 2^53. */
  code: PatternCode;
};

/** A function in the languages of contestants. */
export type PatternCode = {
  /** In C++17. */
  cpp: string;
  /** In Python. */
  python: string;
  /** In JavaScript. */
  javascript: string;
};

/** The forms of the values of a game. */
export type Patterns = {
  /** The game in canonical form. */
  game: string;
  /** The last heap that forms were compared with; in two numbers the last of each. */
  checked: number;
  /** The forms of the values, the shortest first. */
  values: Array<Pattern>;
  /** The forms of the lost positions, the shortest first. */
  lost: Array<Pattern>;
};

/** The options of `patterns`. */
export type PatternsOptions = {
  /**
   * The last heap of the table that forms are searched for in, from 0 to 100,000; default 1000. They are
   * compared with ten times as many behind it, as far as the budget goes.
   */
  upto?: number;
  /** Steps that the values may take, from 0 to 2^53 − 1; default 20,000,000. */
  budget?: number;
};

/** A game and a position in the notation. */
export type Place = {
  /** The game. */
  game: string;
  /** The position. */
  position: string;
};

/** A move as played. */
export type Played = {
  /** The position after it. */
  to: string;
  /** The move in the notation of moves. */
  text: string;
  /** The move as data. */
  move: Move;
};

/**
 * A program that reads the number of heaps and the heaps, or of pieces and their numbers, and prints `Yes` if the
 * player who moves first wins, `No` otherwise.
 */
export type Program = {
  /** The game in canonical form. */
  game: string;
  /** The language that it is written in. */
  language: ProgramLanguage;
  /** Where its values come from. */
  form: ProgramForm;
  /** The period that it uses; `null` where it follows the rule alone. */
  period: Period | null;
  /** The proof of that period. */
  proof: Proof | null;
  /** The whole program. */
  code: string;
};

/** Where the values of a program come from. */
export type ProgramForm = 'rule' | 'period' | 'pattern';

/** A language in which programs are written. */
export type ProgramLanguage = 'cpp' | 'python' | 'java' | 'rust' | 'javascript';

/** The options of `program`. */
export type ProgramOptions = {
  /** The language: `cpp` (C++17), `python`, `java`, `rust` or `javascript`; default `cpp`. */
  language?: ProgramLanguage;
  /**
   * Where values come from: `rule`, the rule's own text, `period`, a proven period, or `pattern`, the best form
   * that `patterns` finds; default `rule`.
   */
  form?: ProgramForm;
  /** Whether it also prints the winning moves; default `false`. */
  moves?: boolean;
  /** Steps that the search for a period or a form may take, from 0 to 2^53 − 1; default 100,000,000. */
  budget?: number;
};

/** The misère quotient of a game, or of its heaps up to `reached`. */
export type Quotient = {
  /** The game in canonical form, without `misere`. */
  game: string;
  /** How many classes there are. */
  order: number;
  /** How many of them are P-positions. */
  pOrder: number;
  /** Whether it is the quotient of misère Nim on heaps of some number of binary digits. */
  tame: boolean;
  /** That number of digits: the quotient is Tₙ; `null` where it is wild. */
  tn: number | null;
  /** The generators, in the order of their heaps. */
  generators: Array<QuotientGenerator>;
  /** Equations of words that all others follow from. */
  relations: Array<string>;
  /** The word of each class; the first is `1`. */
  elements: Array<string>;
  /** The words of the classes that are P-positions. */
  pPositions: Array<string>;
  /** For each class, which class each generator makes of it. */
  products: Array<Array<number>>;
  /** The words of heaps 0, 1, 2 … */
  phi: Array<string>;
  /**
   * The period of the words; `null` where none is proven, so that the quotient is that of the heaps
   * up to `reached` alone.
   */
  period: Period | null;
  /** What proves it. */
  proof: QuotientProof | null;
  /** The heaps at which the number of classes grew. */
  growth: Array<QuotientGrowth>;
  /** The largest heap that was looked at. */
  reached: number;
  /** Whether the budget ended the search. */
  cut: boolean;
};

/** A heap at which the number of classes grew, and to what. */
export type QuotientGrowth = {
  /** The heap. */
  heap: number;
  /** The classes of all sums of heaps up to it. */
  order: number;
};

/** The options of `quotient`. */
export type QuotientOptions = {
  /** The largest heap that the quotient is computed for, from 0 to 2^53 − 1; default 10,000. */
  upto?: number;
  /**
   * Steps that the search may take, from 0 to 2^53 − 1; default 100,000,000. With fewer the quotient
   * may end at a smaller heap, which `reached` names.
   */
  budget?: number;
};

/** What proves that the quotient of the heaps looked at is that of all heaps. */
export type QuotientProof = {
  /** The theorem: that of Plambeck and Siegel (2008). */
  theorem: string;
  /** Into how many heaps a move may break one, at least 2. */
  parts: number;
  /** How many a move takes at most. */
  taken: number;
  /** M = parts · (preperiod + length) + taken: a quotient that is exact and periodic below it always is. */
  bound: number;
  /** The heap up to which both was checked. */
  upto: number;
};

/** The options of `random`. */
export type RandomOptions = {
  /** Where chance begins, any finite number; default 0. The same seed gives the same position. */
  seed?: number;
  /** How large the position is, from 0 to 2; default 1. */
  level?: number;
};

/** The options of `readGraph`. */
export type ReadGraphOptions = {
  /**
   * The game that the graph is for: `graph`, `geography`, `node-kayles`, `arc-kayles`, `hackenbush`, `prune` or
   * `uproot`; default none: the one that the text names, or all that can be played on it.
   */
  game?: GraphGame;
};

/**
 * A game, a position, a problem or a view that a text may mean. One of `game`, `problem`, `view` and `absent` is
 * there.
 */
export type Reading = {
  /** The game in canonical form. */
  game: string | null;
  /** The name of the game's entry on the list of games. */
  card: string | null;
  /** The position that the text says, in canonical form. */
  position: string | null;
  /** How many heaps the text names without their sizes, which are to be asked for. */
  heaps: number | null;
  /** The id of a practice problem. */
  problem: string | null;
  /** A view of the page, such as inclusion–exclusion with its numbers. */
  view: ViewFields | null;
  /** A game that is not here. */
  absent: Absent | null;
  /** Whether the text means this alone: each of its characters was accounted for, and in one way. */
  certain: boolean;
  /** The spots of the text that this does not account for, in UTF-16 units, from left to right. */
  rest: Array<[number, number]>;
};

/** Why a move was a mistake: what wins against it, and by which theorem. */
export type Refutation = {
  /** What the other side can answer; `null` where no move is left, and that wins. */
  answer: Played | null;
  /** The theorem by which it is known; `search` where there is none. */
  theorem: string;
  /** The values whose nim-sum decides, where they are few and it does. */
  values: Array<Nimber>;
  /** That nim-sum. */
  sum: Nimber | null;
};

/** How far the end of a game is, as `remoteness` finds it. */
export type Remoteness = {
  /**
   * The moves to the end, both players' counted, if the winner hurries and the loser delays; `null`
   * with a `reason`.
   */
  remoteness: Big | null;
  /** Who wins; `null` where the steps end before that is known. */
  outcome: Outcome | null;
  /** Why there is no remoteness. */
  reason?: RemotenessReason;
  /** The moves, winning ones first, where they are asked for. */
  moves?: Array<MoveRemoteness>;
  /** Steps taken. */
  steps: number;
};

/** The options of `remoteness`. */
export type RemotenessOptions = {
  /**
   * Moves that are listed at most, each with its own remoteness, from 0 to 1,000,000; default 0. `true`
   * is 200.
   */
  moves?: number | boolean;
  /** Steps that the search may take, from 0 to 2^53 − 1; default 20,000,000. */
  budget?: number;
};

/** Why a remoteness is not given. */
export type RemotenessReason = 'draw' | 'budget';

/** A move of the computer. */
export type Reply = {
  /** The position after it. */
  to: string;
  /** The move in the notation of moves. */
  text: string;
  /** The move as data. */
  move: Move;
  /** Whether it wins. */
  wins: boolean;
  /**
   * The position after it, as `describe` describes it; left out unless it was asked for, since that takes about as
   * long as the choice of a move.
   */
  described?: Description;
};

/** What `report` finds. */
export type Report = {
  /** The moves in order. */
  steps: Array<ReportStep>;
};

/** The options of `report`. */
export type ReportOptions = {
  /** Steps that all moves together may take, from 0 to 2^53 − 1; default 20,000,000. */
  budget?: number;
};

/** A move of a game, and what would have been better. */
export type ReportStep = {
  /** The position before it. */
  from: string;
  /** The position after it. */
  to: string;
  /** The move in the notation of moves. */
  text: string;
  /** The move as data. */
  move: Move;
  /** Who had the win before it: `N` if the mover had. */
  before: Outcome;
  /** Who had it after it: `N` if the other side had. */
  after: Outcome;
  /** Whether the move threw a win away, or a draw. */
  lost: boolean;
  /** A move that would have won, or held the draw, where this one did not and one was there. */
  better: Played | null;
  /** Why the move lost, where it threw a won or drawn position away. */
  refuted: Refutation | null;
};

/** The options of `respond`. */
export type RespondOptions = {
  /** How often the computer plays as well as can be played, from 0 to 1; default 1. */
  skill?: number;
  /** Where chance begins, any finite number; default 0. The same seed gives the same move. */
  seed?: number;
  /**
   * How a lost position is played; default `trap`, which leaves the opponent as few winning replies as
   * possible. `prolong` puts the end as far off as possible, where the budget suffices to know that.
   */
  style?: RespondStyle;
  /**
   * The name of a wrong claim (see `claims`) that the computer believes: it plays a move that the claim
   * calls winning, and perfectly where it names none; default none.
   */
  believes?: string;
  /** Whether the answer has a description of the position after the move, as `play` has; default `false`. */
  describe?: boolean;
  /** Steps that the search may take, from 0 to 2^53 − 1; default 20,000,000. */
  budget?: number;
};

/** How a lost position is played. */
export type RespondStyle = 'trap' | 'prolong';

/** A game with given values. */
export type RuleOf = {
  /** The game, in canonical form. */
  game: string;
  /**
   * How it was found: by its `name`, as an `octal` code, as a `set` of amounts, or as a `sequence` of the
   * encyclopedia.
   */
  kind: string;
  /** The first value given is that of this heap. */
  shift: number;
  /** The number of the sequence in the On-Line Encyclopedia of Integer Sequences. */
  sequence: string | null;
  /** How many values were compared. */
  compared: number;
};

/** The sizes of a union and of its regions. */
export type SetCount = {
  /** How many elements the sets have together. */
  union: Big;
  /**
   * Each region by its name, by size of the name, then by the order of the sets: `A` holds what is
   * in A alone, `A&B` what is in A and B and in no other set.
   */
  regions: { [key in string]: Big };
  /** The names of the sets, in the order given. */
  names: Array<string>;
  /**
   * The sizes that were asked for or left out and follow from the others, by name: `A&B` is the size of the whole
   * intersection, `union` that of the union. Absent where every size was given.
   */
  solved?: { [key in string]: Big };
};

/** The values of heaps 0 up to some heap. */
export type Table = {
  /** The game in canonical form. */
  game: string;
  /** The value of each heap. */
  nimbers: GrundyValues;
  /** The period, if one is known. */
  period: Period | null;
  /** What proves it, or the closed form of the values. */
  proof: Proof | null;
  /** The largest heap. */
  reached: number;
};

/** The options of `table`. */
export type TableOptions = {
  /**
   * Steps that the table may take, from 0 to 2^53 − 1; default 1,000,000,000, since it is shown as it
   * grows and can be cancelled.
   */
  budget?: number;
};

/** A move as played, and what a board needs to know of the position after it. */
export type Transition = {
  /** The position after it. */
  to: string;
  /** The move in the notation of moves. */
  text: string;
  /** The move as data. */
  move: Move;
  /** The position after it, as `describe` describes it. */
  described: Description;
};

/** How many of 1..n the divisors divide, with the terms of the sum. Numbers are decimal text. */
export type Union = {
  /** n without blanks, in ASCII digits. */
  n: string;
  /** The divisors likewise, in the order given. */
  divisors: Array<string>;
  /** How many of 1..n are divisible by at least one divisor. */
  union: string;
  /** The terms that do not vanish, by size, then by the positions of their divisors. */
  terms: Array<UnionTerm>;
  /** How many more such terms there are than are listed. */
  omitted: string;
};

/** The options of `countUnion`. */
export type UnionOptions = {
  /** Terms that are listed at most, from 0 to 1,000,000; default 1000. `omitted` counts the others. */
  limit?: number;
  /** Steps that the sum may take, from 0 to 2^53 − 1; default 20,000,000. */
  budget?: number;
};

/** One signed term of inclusion–exclusion. */
export type UnionTerm = {
  /** The divisors whose common multiples this term counts, in the order given. */
  divisors: Array<string>;
  /** Their least common multiple. */
  product: string;
  /** How many of 1..n are multiples of that; at least 1. */
  count: string;
  /** 1 for an odd number of divisors, −1 for an even number. */
  sign: 1 | -1;
};

/** An option of a position. */
export type ValuedOption = {
  /** The position that it leaves. */
  to: string;
  /** Its value. */
  value: number;
};

/** A view by its name in links, and the values of its fields. */
export type ViewFields = {
  /** Such as `union`. */
  name: string;
  /** Such as `n` and `divisors`. */
  fields: { [key in string]: string };
};

/** A wrong claim: a rule that can be followed, and the positions among which it is tried. */
export type WrongClaim = {
  /** Its name, as links and `refute` take it. */
  id: string;
  /** What it is about. */
  group: ClaimGroup;
  /** The game on which it fails. */
  game: string;
  /** The lesson that teaches what is right. */
  lesson: string;
};
