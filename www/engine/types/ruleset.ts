/** Derived from the core's Rust types by `npm run docs -- types`, not to be edited. */
import type { Big, ErrorDetail, Nimber } from './base.ts';
import type { Proof } from './period.ts';

/** The condition on the lines (the rows or the columns) that a move on a plane of coins chooses. */
export type Axis = {
  /** The least number of lines, inclusive. */
  least: number;
  /** The greatest number of lines, inclusive; `null` for no limit. */
  most: number | null;
  /** Whether the lines must be consecutive. */
  run: boolean;
};

/** A piece of chess. */
export type ChessPiece = 'queen' | 'king' | 'knight' | 'bishop' | 'rook';

/** The options of one heap. */
export type HeapOptions = {
  /** The options, each as the heaps that it leaves in descending order; `[0]` for an option that leaves no heap. */
  options: Array<Array<number>>;
  /** Whether there are further options, too many to list. */
  more: boolean;
};

/** The legal moves on a board as data, so that the board needs no rules. */
export type Legal =
  | {
      kind: 'take';
      /** For each heap, the amounts that may be taken. */
      takes: Array<Array<[Big, Big]>>;
      /** The greatest number of heaps from which one move may take. */
      heapsPerMove: number;
      /** Whether a move on several heaps must take the same amount from each. */
      equal: boolean;
      /** The difference between neighbouring amounts of a range, counted from the lower end of the range. */
      unit?: Big;
    }
  | {
      kind: 'options';
      /** The options of each heap, in the order of the board. */
      heaps: Array<HeapOptions>;
    }
  | {
      kind: 'pieces';
      /** For each piece, the places to which it may move. */
      pieces: Array<Places>;
    }
  | {
      kind: 'bite';
      /** The number of squares in each row of the bar, from the top. */
      rows: Array<Big>;
    }
  | {
      kind: 'turn';
      /** The greatest number of coins that a move turns; `null` for no limit. */
      most: number | null;
      /** Whether the turned coins must be neighbours. */
      run: boolean;
    }
  | {
      kind: 'flip';
      /** The condition on the chosen rows. */
      rows: Axis;
      /** The condition on the chosen columns. */
      columns: Axis;
    }
  | { kind: 'cut' }
  | {
      kind: 'node';
      /**
       * Whether a move also removes the nodes below the taken node. Otherwise it removes the nodes that grow on the
       * taken node.
       */
      down: boolean;
    }
  | {
      kind: 'spots';
      /** The areas of the moves; a long list is cut. */
      spots: Array<Spot>;
    }
  | {
      kind: 'step';
      /** For each stair, the amounts that may be moved. */
      takes: Array<Array<[Big, Big]>>;
    }
  | {
      kind: 'split';
      /** The heaps. Each heap other than 0 can be split. */
      heaps: Array<number>;
    }
  | {
      kind: 'merge';
      /** For each heap, the amounts that may be taken. */
      takes: Array<Array<[Big, Big]>>;
    }
  | {
      kind: 'letters';
      /** For each group of equal letters, the amounts that may be taken. */
      takes: Array<Array<[Big, Big]>>;
    }
  | {
      kind: 'each';
      /** The options of each part, in the order of the board. */
      parts: Array<PartWays>;
    }
  | {
      kind: 'sum';
      /** The legal moves of each summand. */
      terms: Array<Legal>;
    }
  | {
      kind: 'graph';
      /** For each token, the numbers of the nodes to which it may move. */
      targets: Array<Array<number>>;
    };

/** One move of some game. Heaps are numbered from 0 in this type and from 1 in the text of a move. */
export type Move =
  | ({ kind: 'take' } & Taken)
  | {
      kind: 'takes';
      /** The amount taken from each heap, in the order of the board. */
      takes: Array<Taken>;
    }
  | {
      kind: 'back';
      /** The index of the heap, from 0. */
      heap: number;
      /** The number of stones put back, at least 1. */
      put: Big;
    }
  | {
      kind: 'step';
      /** The index of the stair, from 0 at the bottom. */
      heap: number;
      /** The number of stones moved. */
      take: Big;
    }
  | {
      kind: 'split';
      /** The index of the heap, from 0. */
      heap: number;
      /** The sizes of the two new heaps, the larger first. */
      into: [number, number];
    }
  | {
      kind: 'merge';
      /** The indices of the two heaps, from 0, in ascending order. */
      heaps: [number, number];
    }
  | {
      kind: 'replace';
      /** The index of the heap, from 0. */
      heap: number;
      /** The sizes of the new heaps in descending order; `[0]` if no stones are left. */
      into: Array<Big>;
    }
  | {
      kind: 'divide';
      /** The index of the divided box, from 0. Boxes 0 and 1 are a pair, boxes 2 and 3 the next, and so on. */
      heap: number;
      /** The amount that stays in the divided box, and the amount put into the other box of the pair. */
      into: [number, number];
    }
  | {
      kind: 'piece';
      /** The index of the piece, from 0. */
      piece: number;
      /** The numbers of the piece after the move; for several new pieces, the numbers of one piece after the other. */
      to: Array<Big>;
    }
  | {
      kind: 'bite';
      /** The row of the bitten square, from 0. */
      row: number;
      /** The column of the bitten square, from 0: the number of squares that remain in its row. */
      column: Big;
    }
  | {
      kind: 'turn';
      /**
       * The squares of the turned coins, from 0, in descending order. The coin on the first listed square turns from
       * head to tail.
       */
      coins: Array<number>;
    }
  | {
      kind: 'flip';
      /** The rows, from 0, in descending order. */
      rows: Array<Big>;
      /**
       * The columns, from 0, in descending order. The coin in the highest row and the highest column turns from head
       * to tail.
       */
      columns: Array<Big>;
    }
  | {
      kind: 'cut';
      /** The index of the edge, from 0, in the order of the position; of parallel edges the first. */
      edge: number;
      /** The name of one end of the edge. */
      from: string;
      /** The name of the other end of the edge. */
      to: string;
    }
  | {
      kind: 'node';
      /** The name of the node. */
      node: string;
      /**
       * Whether the move also removes the nodes below the taken node. Otherwise it removes the nodes that grow on
       * the taken node.
       */
      down: boolean;
    }
  | {
      kind: 'slice';
      /** The index of the rectangle, from 0. */
      sheet: number;
      /** The width and height of the first new rectangle, then those of the second; the larger rectangle is first. */
      into: Array<Big>;
    }
  | {
      kind: 'domino';
      /** The row of the domino's first square, from 0. */
      row: number;
      /** The column of the domino's first square, from 0. */
      column: number;
      /** Whether the second square is below the first; otherwise it is to the right of the first. */
      down: boolean;
    }
  | {
      kind: 'cross';
      /** The index of the board, from 0. */
      board: number;
      /** The row of the square, from 0. */
      row: number;
      /** The column of the square, from 0. */
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
      /** The number of copies taken. */
      take: number;
    }
  | {
      kind: 'each';
      /**
       * The move in each of these parts, in the order of the board. Each is written as if its part were the whole
       * position.
       */
      moves: Array<Move>;
    }
  | {
      kind: 'term';
      /** The index of the summand, from 0. */
      term: number;
      /** The move, as if the summand were the whole position. */
      move: Move;
    }
  | {
      kind: 'edge';
      /** The index of the token, from 0, in the order of the position. */
      token: number;
      /** The name of the node that the token leaves. */
      from: string;
      /** The name of the node that the token reaches. */
      to: string;
    };

/** The outcome of a position: who wins with best play. */
export type Outcome = 'N' | 'P' | 'D';

/**
 * The options of one part in a game where a move changes all parts at once, and whether there are further options, too
 * many to list. The list is empty for a part without moves.
 */
export type PartWays = { ways: Array<Way>; more: boolean };

/**
 * The places to which one piece may move, each as the numbers of the position, and whether there are further places,
 * too many to list.
 */
export type Places = { to: Array<Array<number>>; more: boolean };

/** An area on a rectangle that makes a move when the player chooses it; a line if its width or its height is 0. */
export type Spot = {
  /** The index of the rectangle, from 0. */
  sheet: number;
  /** The first column of the area, counted from the left from 0. */
  x: number;
  /** The first row of the area, counted from the top from 0. */
  y: number;
  /** The number of columns of the area. */
  width: number;
  /** The number of rows of the area. */
  height: number;
  /** The move as text. */
  text: string;
};

/** An amount taken from one heap, and the amount that remains in the heap. */
export type Taken = {
  /** The index of the heap, from 0. */
  heap: number;
  /** The number of stones taken, at least 1. */
  take: Big;
  /** The number of stones that remain in the heap. */
  left: Big;
};

/** An option of one part in a game where a move changes all parts at once. */
export type Way = {
  /** The move in this part, as text. */
  text: string;
  /** The part after the move, as text. */
  to: string;
};

/** A cell of a table. */
export type WhyCell = null | Big | string | boolean | Outcome | Array<Nimber> | WhyClaim;

/** An option and its value. */
export type WhyChoice = {
  /** The option, as text. */
  to: string;
  /** The value of the option. */
  nimber: Nimber;
};

/**
 * A sentence of an explanation. The web page has the words of each sentence by its id; `crate/tests/claims` checks
 * every id against plain play.
 */
export type WhyClaim = {
  /** The id of the sentence, by which the page finds the words. */
  id: string;
  /** Whether the sentence gives a winning move away. */
  reveals: boolean;
  /** The numbers and texts of this position that the sentence contains, each under its name. */
  says: { [key in string]: ErrorDetail };
};

/** One column of a sum in binary: a bit, and how many values have that bit. */
export type WhyColumn = {
  /** The number of the bit, 0 for the lowest. */
  bit: number;
  /** The number of values in which the bit is 1. */
  ones: number;
  /** The number of ones in the column, modulo the modulus of the sum. */
  residue: Big;
};

/** The kind of the cells in a column. */
export type WhyColumnKind =
  'part' | 'text' | 'number' | 'nimber' | 'binary' | 'outcome' | 'mark' | 'power';

/** The content of a picture in an explanation. */
export type WhyDrawing =
  | {
      /** The two nodes of each edge. */
      matching: Array<[string, string]>;
    }
  | {
      /** The terms of the sum, one for each bar. */
      bars: Array<Nimber>;
    };

/** A move and the winning answer to it. */
export type WhyMove = {
  /** The move. */
  played: WhyPlayed;
  /**
   * The answer that wins against the move. `null` if the move itself wins, or if the opponent then wins because no
   * move is left.
   */
  answer: WhyPlayed | null;
};

/** The role of a list of moves in an explanation. */
export type WhyMovesRole = 'winning' | 'refutations';

/** A move of an explanation, and the position after the move. */
export type WhyPlayed = {
  /** The move as text, in the notation of moves. */
  text: string;
  /** The move as data. */
  move: Move;
  /** The position after the move, as text. */
  to: string;
};

/** A labelled value, such as a heap and its nimber. */
export type WhyRow = {
  /** The name of the heap, stair, letter or node, as text. */
  label: string;
  /** The value of the labelled heap, stair, letter or node. */
  value: Nimber;
};

/** One step of an explanation. */
export type WhyStep =
  | {
      kind: 'theorem';
      /** The id of the theorem. */
      id: string;
      /** The authors of the theorem; empty for folklore. */
      author: string;
      /** The year of publication; 0 if unknown. */
      year: number;
    }
  | {
      kind: 'sentences';
      /** The id of the heading. */
      head: string;
      /** Whether the sentences argue for the outcome step by step; otherwise they state facts. */
      argues: boolean;
      /** The sentences in order. */
      claims: Array<WhyClaim>;
    }
  | ({ kind: 'table' } & WhyTable)
  | {
      kind: 'sum';
      /** The modulus of the columns: 2 for the nim-sum, k + 1 for Moore's Nim with k heaps a move. */
      modulus: Big;
      /** The first values, at most 32. */
      rows: Array<WhyRow>;
      /** The number of values that `rows` omits. */
      more: number;
      /** The nim-sum of all values; `null` if `columns` has the counts. */
      total: Nimber | null;
      /** The highest bit of the nim-sum; `null` if `total` is 0 or `null`. */
      highest: number | null;
      /** The number of ones in each column, the highest bit first; empty for a nim-sum. */
      columns: Array<WhyColumn>;
    }
  | {
      kind: 'mex';
      /** The part of the position, as text. */
      text: string;
      /** The first options of the part, in ascending order of value. */
      options: Array<WhyChoice>;
      /** The number of options that `options` omits. */
      more: number;
      /** The mex of the values of all options: the value of the part. */
      mex: Nimber;
    }
  | {
      kind: 'period';
      /** The proof of the period, if there is one. */
      proof?: Proof;
      /** A table of the heaps, each with the heap it reduces to and its value. */
      table: WhyTable;
      /** The first heap of the first period. */
      preperiod: Big;
      /** The number of heaps in a period; at least 1. */
      length: Big;
      /**
       * The increase of values from each period to the next. A saltus of 0, for values that recur unchanged, is not
       * serialized.
       */
      saltus?: Big;
      /** Whether a theorem proves the period; otherwise it has only been observed. */
      proven: boolean;
    }
  | {
      kind: 'picture';
      /** The id of the picture's heading. */
      id: string;
      /** Whether the picture gives a winning move away. */
      reveals: boolean;
      /** The sentences before the picture. */
      intro: Array<WhyClaim>;
      /** The content of the picture. */
      drawing: WhyDrawing;
      /** The sentences after the picture. */
      outro: Array<WhyClaim>;
    }
  | {
      kind: 'moves';
      /** The role of the moves: a winning move, or moves with their refutations. */
      role: WhyMovesRole;
      /** The position before the moves, as text. */
      from: string;
      /** The first moves, each with the answer to it. */
      rows: Array<WhyMove>;
      /** The number of moves that `rows` omits. */
      more: Big;
      /** The value of the one changed part after a winning move, if known. */
      target: Nimber | null;
    }
  | {
      kind: 'conclusion';
      /** The outcome of the position. */
      outcome: Outcome;
      /** Whether the outcome is that of misère play. */
      misere: boolean;
      /** The Grundy value of the position, if known. */
      nimber: Nimber | null;
    };

/** A table with a heading, and sentences before and after it. */
export type WhyTable = {
  /** The id of the table's heading. */
  id: string;
  /** The numbers and texts in the table's headings, each under its name. */
  says?: { [key in string]: ErrorDetail };
  /** Whether the table gives a winning move away. */
  reveals?: boolean;
  /** The sentences before the table. */
  intro: Array<WhyClaim>;
  /** The columns from left to right. */
  columns: Array<WhyTableColumn>;
  /** The first rows, at most 32, each with one cell for each column. */
  rows: Array<Array<WhyCell>>;
  /** The number of rows that `rows` omits. */
  more: number;
  /** The sentences after the table. */
  outro: Array<WhyClaim>;
};

/** A column of a table: the id of its heading, and the kind of its cells. */
export type WhyTableColumn = {
  /** The id of the column's heading. */
  id: string;
  /** The kind of the column's cells. */
  kind: WhyColumnKind;
};
