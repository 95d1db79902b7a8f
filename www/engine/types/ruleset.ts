/** Derived from the core's Rust types by `npm run docs -- types`, not to be edited. */
import type { Big, ErrorDetail, Nimber } from './base.ts';
import type { Period, Proof } from './period.ts';

/** How many lines of one direction a move may turn. */
export type Axis = {
  /** At least. */
  least: number;
  /** At most; `null`: any number. */
  most: number | null;
  /** Whether they must be neighbours. */
  run: boolean;
};

/** What one heap may become. */
export type HeapOptions = {
  /** Each option as the heaps that it leaves, in descending order; a lone 0 for none. */
  options: Array<Array<number>>;
  /** Whether there are others, too many to list. */
  more: boolean;
};

/** What a hand may do on a board, as data: the board itself knows no rules. */
export type Legal =
  | {
      kind: 'take';
      /** Per heap, the amounts that may be taken. */
      takes: Array<Array<[Big, Big]>>;
      /** From how many heaps at most in one move. */
      heapsPerMove: number;
      /** Whether a move on several heaps must take the same from each. */
      equal: boolean;
      /** The amounts of a range go in steps of this, counted from its lower end. */
      unit?: Big;
    }
  | {
      kind: 'options';
      /** What each heap may become. */
      heaps: Array<HeapOptions>;
    }
  | {
      kind: 'pieces';
      /** Where each piece may go. */
      pieces: Array<Places>;
    }
  | {
      kind: 'bite';
      /** The rows of the bar. */
      rows: Array<Big>;
    }
  | {
      kind: 'turn';
      /** How many coins at most; `null`: any number. */
      most: number | null;
      /** Whether they must be neighbours. */
      run: boolean;
    }
  | {
      kind: 'flip';
      /** How many rows, and which. */
      rows: Axis;
      /** How many columns, and which. */
      columns: Axis;
    }
  | { kind: 'cut' }
  | {
      kind: 'node';
      /** Whether what is below it goes with it, and not what grows on it. */
      down: boolean;
    }
  | {
      kind: 'spots';
      /** The places, as many as are listed. */
      spots: Array<Spot>;
    }
  | {
      kind: 'step';
      /** Per step, the amounts that may walk. */
      takes: Array<Array<[Big, Big]>>;
    }
  | {
      kind: 'split';
      /** The heaps; one of at least 1 can be split. */
      heaps: Array<number>;
    }
  | {
      kind: 'merge';
      /** Per heap, the amounts that may be taken. */
      takes: Array<Array<[Big, Big]>>;
    }
  | {
      kind: 'letters';
      /** Per group of equal letters, the amounts that may be taken. */
      takes: Array<Array<[Big, Big]>>;
    }
  | {
      kind: 'each';
      /** The parts in the order of the board. */
      parts: Array<PartWays>;
    }
  | {
      kind: 'graph';
      /** Per token, the numbers of the nodes that it may reach. */
      targets: Array<Array<number>>;
    };

/** One move. Heaps count from 0 here and from 1 in the text. */
export type Move =
  | ({ kind: 'take' } & Taken)
  | {
      kind: 'takes';
      /** What is taken, heap by heap, in the order of the board. */
      takes: Array<Taken>;
    }
  | {
      kind: 'back';
      /** The heap, from 0. */
      heap: number;
      /** How many are put back, at least 1. */
      put: Big;
    }
  | {
      kind: 'step';
      /** The step, from 0. */
      heap: number;
      /** How many stones walk. */
      take: Big;
    }
  | {
      kind: 'split';
      /** The heap, from 0. */
      heap: number;
      /** The two that stand in its place, the larger first. */
      into: [number, number];
    }
  | {
      kind: 'merge';
      /** The heaps, from 0, in the order of the board. */
      heaps: [number, number];
    }
  | {
      kind: 'replace';
      /** The heap, from 0. */
      heap: number;
      /** What stands in its place, in descending order; a lone 0 where nothing is left. */
      into: Array<Big>;
    }
  | {
      kind: 'divide';
      /** The box that is divided, from 0; boxes 0 and 1 are a pair, 2 and 3, and so on. */
      heap: number;
      /** What stays in it, and what the other box gets. */
      into: [number, number];
    }
  | {
      kind: 'piece';
      /** The piece, from 0. */
      piece: number;
      /** Where it goes: its numbers. */
      to: Array<Big>;
    }
  | {
      kind: 'bite';
      /** The row, from 0. */
      row: number;
      /** The column, from 0: how many squares the row keeps. */
      column: Big;
    }
  | {
      kind: 'turn';
      /** Their squares, from 0, in descending order; the first turns from head to tail. */
      coins: Array<number>;
    }
  | {
      kind: 'flip';
      /** The rows, from 0, in descending order. */
      rows: Array<Big>;
      /**
       * The columns, from 0, in descending order. Where the first row meets the first column, a coin
       * turns from head to tail.
       */
      columns: Array<Big>;
    }
  | {
      kind: 'cut';
      /** The edge, from 0, in the order of the position; of parallel ones the first. */
      edge: number;
      /** Its one end. */
      from: string;
      /** Its other end. */
      to: string;
    }
  | {
      kind: 'node';
      /** The node. */
      node: string;
      /** Whether what is below it goes with it, and not what grows on it. */
      down: boolean;
    }
  | {
      kind: 'slice';
      /** The rectangle, from 0. */
      sheet: number;
      /** Width and height of the two that stand in its place, the larger first. */
      into: Array<Big>;
    }
  | {
      kind: 'domino';
      /** The row of its first square, from 0. */
      row: number;
      /** Its column, from 0. */
      column: number;
      /** Whether the other square is the one below, and not the one on the right. */
      down: boolean;
    }
  | {
      kind: 'cross';
      /** The board, from 0. */
      board: number;
      /** The row, from 0. */
      row: number;
      /** The column, from 0. */
      column: number;
    }
  | {
      kind: 'letters';
      /** The letter. */
      letter: string;
      /** How many of it. */
      take: number;
    }
  | {
      kind: 'each';
      /** The moves, in the order of the board, as if each were alone. */
      moves: Array<Move>;
    }
  | {
      kind: 'edge';
      /** The token, from 0, in the order of the position. */
      token: number;
      /** The node it leaves. */
      from: string;
      /** The node it reaches. */
      to: string;
    };

/** Who wins with best play. */
export type Outcome = 'N' | 'P' | 'D';

/** What one part may become, and whether other ways are too many to list; none where it has ended. */
export type PartWays = { ways: Array<Way>; more: boolean };

/** The places where one piece may go, each as its numbers, and whether others are too many to list. */
export type Places = { to: Array<Array<number>>; more: boolean };

/** A place on a rectangle where a move may be made by hand; a line where it has no width or no height. */
export type Spot = {
  /** The rectangle, from 0. */
  sheet: number;
  /** Where it begins: columns from the left. */
  x: number;
  /** And rows from above. */
  y: number;
  /** How many columns it has. */
  width: number;
  /** How many rows it has. */
  height: number;
  /** The move as text. */
  text: string;
};

/** An amount taken from one heap, and what is left there. */
export type Taken = {
  /** The heap, from 0. */
  heap: number;
  /** How many are taken, at least 1. */
  take: Big;
  /** How many are left. */
  left: Big;
};

/** What one part may become, where a move changes all parts at once. */
export type Way = {
  /** The part's share of the move, as text. */
  text: string;
  /** What the part becomes. */
  to: string;
};

/** An option and its value. */
export type WhyChoice = {
  /** The resulting part. */
  to: string;
  /** Its value. */
  nimber: Nimber;
};

/**
 * A sentence of an argument. The page words it; `crate/tests/claims.rs` holds every kind of it
 * against plain play.
 */
export type WhyClaim = {
  /** Which sentence it is. */
  id: string;
  /** Whether it gives a winning move away. */
  reveals: boolean;
  /** What it says of this position, by name. */
  says: { [key in string]: ErrorDetail };
};

/** One binary column of Moore's Nim. */
export type WhyColumn = {
  /** The bit, 0 for ones. */
  bit: number;
  /** How many heaps have it. */
  ones: number;
  /** That count modulo k + 1. */
  residue: Big;
};

/** Edges of a plant that lie on cycles which meet. */
export type WhyCycle = {
  /** The lowest of their nodes. */
  node: string;
  /** How many edges there are. */
  edges: number;
  /** What they add: 1 for an odd number of edges. */
  worth: Nimber;
};

/** A coin on a strip and the free squares on its left. */
export type WhyGap = {
  /** The coin, from 1. */
  coin: number;
  /** Its square, from 0. */
  square: Nimber;
  /** The free squares up to the coin before it, or to the end of the strip. */
  gap: Nimber;
  /** Whether it counts. */
  counts: boolean;
};

/** What one kind of move makes of the two numbers that decide the merging game. */
export type WhyMerging = {
  /** The kind of move: `one`, `larger`, `halve`, `join` or `pair`. */
  how: string;
  /** How many heaps of one stone it leaves. */
  ones: number;
  /** How many moves in the larger heaps. */
  ops: Big;
  /** Who wins then. */
  outcome: Outcome;
};

/** A node, its value, and whether a token stands on it. */
export type WhyNode = {
  /** The node's name. */
  text: string;
  /** Its value; `null` where play may cycle and it is infinite. */
  nimber: Nimber | null;
  /** The numbers of its options, where its value is infinite. */
  infinite?: Array<Nimber>;
  /** Whether a token stands on it. */
  token: boolean;
};

/** A move as it is played, and where it leads. */
export type WhyPlayed = {
  /** The move in the notation of moves. */
  text: string;
  /** The move as data. */
  move: Move;
  /** The position after it. */
  to: string;
};

/** A heap, the equal smaller thing it reduces to, and its nimber. */
export type WhyReduced = {
  /** The heap as text. */
  label: string;
  /** What it is reduced to: the heap of the first period, or the remainder. */
  reduced: Nimber;
  /** Its value. */
  nimber: Nimber;
};

/** A move of a lost position and what is answered to it. */
export type WhyRefuted = {
  /** The move. */
  played: WhyPlayed;
  /** What wins against it; `null` where no move is left, and that wins. */
  answer: WhyPlayed | null;
};

/** A labelled value, such as a heap and its nimber. */
export type WhyRow = {
  /** The heap, step, letter or node, as text. */
  label: string;
  /** Its value. */
  value: Nimber;
};

/** A step of a staircase and the stones on it. */
export type WhyStair = {
  /** The step, from 1. */
  step: number;
  /** The stones on it. */
  stones: Big;
};

/** An edge of a plant that lies on no cycle. */
export type WhyStem = {
  /** The edge as positions write it. */
  edge: string;
  /** The value of what grows on it. */
  carries: Nimber;
  /** Its own value with that: 1 more. */
  worth: Nimber;
};

/** One step of an explanation. */
export type WhyStep =
  | { kind: 'theorem'; id: string; author: string; year: number }
  | { kind: 'nim-sum'; rows: Array<WhyRow>; more: number; sum: Nimber; highest: number | null }
  | {
      kind: 'moore-columns';
      k: number;
      rows: Array<WhyRow>;
      more: number;
      columns: Array<WhyColumn>;
    }
  | { kind: 'ones'; ones: number; bigger: number; firm?: boolean; residue: Big; modulus: Big }
  | {
      kind: 'period';
      preperiod: Big;
      length: Big;
      saltus?: Big;
      proven: boolean;
      proof?: Proof;
      rows: Array<WhyReduced>;
      more: number;
    }
  | { kind: 'interval'; lo: Big; hi: Big; rows: Array<WhyReduced>; more: number }
  | { kind: 'odd-steps'; odd: Array<WhyStair>; even: Array<WhyStair>; more: number }
  | { kind: 'gaps'; gaps: Array<WhyGap>; more: number }
  | { kind: 'stems'; stems: Array<WhyStem>; cycles: Array<WhyCycle>; more: number }
  | { kind: 'ratio'; small: Big; large: Big; beyond: boolean }
  | { kind: 'largest'; size: Big; count: number; ones: boolean }
  | { kind: 'mirror'; step: number }
  | { kind: 'odious'; rows: Array<WhyRow>; more: number }
  | { kind: 'values'; rows: Array<WhyRow>; more: number }
  | { kind: 'mex'; text: string; options: Array<WhyChoice>; more: number; mex: Nimber }
  | { kind: 'residues'; rows: Array<WhyRow>; modulus: number }
  | {
      kind: 'merge';
      ones: number;
      ops: Big;
      onesMod: number;
      opsMod: number;
      special: boolean;
      moves: Array<WhyMerging>;
    }
  | { kind: 'golden'; small: number; large: number; n: number; pair: [Big, Big]; isPair: boolean }
  | {
      kind: 'zeckendorf';
      heap: number;
      parts: Array<number>;
      smallest: number | null;
      cap: number;
      misere: boolean;
      times: number;
    }
  | { kind: 'argument'; claims: Array<WhyClaim> }
  | { kind: 'refutations'; text: string; rows: Array<WhyRefuted>; more: Big }
  | { kind: 'graph-values'; nodes: Array<WhyNode>; more: number }
  | { kind: 'matching'; node: string; edges: Array<[string, string]>; more: number }
  | { kind: 'winning'; text: string; to: string; move: Move; target: Nimber | null }
  | {
      kind: 'quotient';
      order: number;
      worths: Array<WhyWorth>;
      more: number;
      product: string;
      lost: boolean;
      pPositions: Array<string>;
      period: Period | null;
      reached: number;
    }
  | { kind: 'search'; steps: number }
  | { kind: 'conclusion'; outcome: Outcome; misere: boolean; nimber: Nimber | null };

/** A heap and the word of its class in a misère quotient. */
export type WhyWorth = {
  /** The heap. */
  label: string;
  /** The word. */
  word: string;
  /** The genus, as `4^146`; the value in normal play alone where the rest would take long. */
  genus: string | null;
};
