/** Derived from the core's Rust types by `npm run docs -- types`, not to be edited. */
import type { Big, ErrorDetail, Nimber } from './base.ts';
import type { Proof } from './period.ts';

/** How many lines of one direction a move may turn. */
export type Axis = {
  /** At least. */
  least: number;
  /** At most; `null`: any number. */
  most: number | null;
  /** Whether they must be neighbours. */
  run: boolean;
};

/** A piece of chess. */
export type ChessPiece = 'queen' | 'king' | 'knight' | 'bishop' | 'rook';

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
      kind: 'sum';
      /** What may be done in each term. */
      terms: Array<Legal>;
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
      /** Where it goes: its numbers, or those of the pieces that are left, one piece after the other. */
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
      kind: 'place';
      /** The piece. */
      piece: ChessPiece;
      /** The square, such as `e4`. */
      square: string;
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
      kind: 'term';
      /** The term, from 0. */
      term: number;
      /** The move, as if the term were alone. */
      move: Move;
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

/** A cell of a table. */
export type WhyCell = null | Big | string | boolean | Outcome | Array<Nimber> | WhyClaim;

/** An option and its value. */
export type WhyChoice = {
  /** The resulting part. */
  to: string;
  /** Its value. */
  nimber: Nimber;
};

/**
 * A sentence of an explanation. The words are the page's, by id; `crate/tests/claims` checks every
 * id against plain play.
 */
export type WhyClaim = {
  /** The sentence. */
  id: string;
  /** Whether it gives a winning move away. */
  reveals: boolean;
  /** What it says of this position, by name. */
  says: { [key in string]: ErrorDetail };
};

/** One binary column of a sum. */
export type WhyColumn = {
  /** The bit, 0 for ones. */
  bit: number;
  /** How many rows have it. */
  ones: number;
  /** That count by the modulus. */
  residue: Big;
};

/** The kind of a column's cells. */
export type WhyColumnKind =
  'part' | 'text' | 'number' | 'nimber' | 'binary' | 'outcome' | 'mark' | 'power';

/** What a picture of an explanation shows. */
export type WhyDrawing =
  | {
      /** The two nodes of each edge. */
      matching: Array<[string, string]>;
    }
  | {
      /** The terms. */
      bars: Array<Nimber>;
    };

/** A move and the answer to it. */
export type WhyMove = {
  /** The move. */
  played: WhyPlayed;
  /** What wins against it; `null` for a winning move, and where no move is left and that wins. */
  answer: WhyPlayed | null;
};

/** The role of a list of moves. */
export type WhyMovesRole = 'winning' | 'refutations';

/** A move as it is played, and where it leads. */
export type WhyPlayed = {
  /** The move in the notation of moves. */
  text: string;
  /** The move as data. */
  move: Move;
  /** The position after it. */
  to: string;
};

/** A labelled value, such as a heap and its nimber. */
export type WhyRow = {
  /** The heap, step, letter or node, as text. */
  label: string;
  /** Its value. */
  value: Nimber;
};

/** One step of an explanation. */
export type WhyStep =
  | {
      kind: 'theorem';
      /** The theorem. */
      id: string;
      /** Who found it; empty where it is folklore. */
      author: string;
      /** When; 0 where that is not known. */
      year: number;
    }
  | {
      kind: 'sentences';
      /** The words of the heading. */
      head: string;
      /** Whether they argue for the outcome step by step, rather than state facts. */
      argues: boolean;
      /** The sentences. */
      claims: Array<WhyClaim>;
    }
  | ({ kind: 'table' } & WhyTable)
  | {
      kind: 'sum';
      /** 2 for the nim-sum, k + 1 for Moore's Nim. */
      modulus: Big;
      /** The first of the values. */
      rows: Array<WhyRow>;
      /** How many more there are. */
      more: number;
      /** The nim-sum of all; `null` where the columns are counted. */
      total: Nimber | null;
      /** The highest bit of the nim-sum, if it is not 0. */
      highest: number | null;
      /** The counts of the columns, the highest first; none for a nim-sum. */
      columns: Array<WhyColumn>;
    }
  | {
      kind: 'mex';
      /** The part. */
      text: string;
      /** Its options, by value. */
      options: Array<WhyChoice>;
      /** How many more there are. */
      more: number;
      /** The value. */
      mex: Nimber;
    }
  | {
      kind: 'period';
      /** What proves it. */
      proof?: Proof;
      /** The heaps, what each reduces to, and its value. */
      table: WhyTable;
      /** The first heap of the repetition. */
      preperiod: Big;
      /** After how many heaps values repeat; at least 1. */
      length: Big;
      /**
       * How much values grow from one period to the next; 0, and then not written, where they simply
       * recur.
       */
      saltus?: Big;
      /** Whether a theorem proves it, or it has only been observed so far. */
      proven: boolean;
    }
  | {
      kind: 'picture';
      /** The words of its heading. */
      id: string;
      /** Whether it gives a winning move away. */
      reveals: boolean;
      /** Sentences before it. */
      intro: Array<WhyClaim>;
      /** The drawing. */
      drawing: WhyDrawing;
      /** Sentences after it. */
      outro: Array<WhyClaim>;
    }
  | {
      kind: 'moves';
      /** Which of them. */
      role: WhyMovesRole;
      /** The position from which they are played. */
      from: string;
      /** The moves. */
      rows: Array<WhyMove>;
      /** How many more there are. */
      more: Big;
      /** The value that a winning move gives to the one part it changes. */
      target: Nimber | null;
    }
  | {
      kind: 'conclusion';
      /** Who. */
      outcome: Outcome;
      /** Whether the game is played in misère play. */
      misere: boolean;
      /** The value. */
      nimber: Nimber | null;
    };

/** A table with a heading, and sentences before and after it. */
export type WhyTable = {
  /** The words of its heading. */
  id: string;
  /** The numbers of the headings, by name. */
  says?: { [key in string]: ErrorDetail };
  /** Whether it gives a winning move away. */
  reveals?: boolean;
  /** Sentences before it. */
  intro: Array<WhyClaim>;
  /** The columns. */
  columns: Array<WhyTableColumn>;
  /** The first rows, each with a cell for each column. */
  rows: Array<Array<WhyCell>>;
  /** How many more rows there are. */
  more: number;
  /** Sentences after it. */
  outro: Array<WhyClaim>;
};

/** A column of a table. */
export type WhyTableColumn = {
  /** The words of its head. */
  id: string;
  /** The kind of its cells. */
  kind: WhyColumnKind;
};
