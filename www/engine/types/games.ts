/** Derived from the core's Rust types by `npm run docs -- types`, not to be edited. */
import type { Big, Nimber } from './base.ts';
import type { ChessPiece } from './ruleset.ts';

/** The board of a position, by kind of board. */
export type Board =
  | {
      kind: 'heaps';
      heaps: Array<Big>;
      cap?: number;
      /** Whether the limit of a move changes from move to move, so that the board must show the limit. */
      capped?: boolean;
    }
  | { kind: 'rings'; heaps: Array<Big>; rings: Array<boolean> }
  | { kind: 'sheets'; sheets: Array<Sheet> }
  | { kind: 'between'; gaps: Array<Big>; back: number }
  | { kind: 'stairs'; heaps: Array<Big> }
  | { kind: 'strip'; coins: Array<Big>; sharing: boolean }
  | { kind: 'coins'; faces: string }
  | { kind: 'rows'; rows: Array<Big> }
  | {
      kind: 'chess';
      piece: ChessPiece;
      columns: number;
      rows: number;
      /** Whether opposite edges of the board are joined to a torus. */
      torus: boolean;
      /** The squares with a piece, counted row by row from the top. */
      taken: Array<number>;
      /** The attacked squares, counted row by row from the top. */
      attacked: Array<number>;
      /** One step in each direction of attack, as columns and rows. */
      steps: Array<[number, number]>;
      /** Whether a piece attacks any number of steps in each direction, instead of one step. */
      slides: boolean;
    }
  | { kind: 'plane'; rows: Big; columns: Big; heads: Array<[Big, Big]> }
  | { kind: 'pieces'; names: Array<string>; pieces: Array<Array<Big>> }
  | { kind: 'plant'; nodes: Array<string>; edges: Array<[number, number]>; ground: number }
  | { kind: 'letters'; word: string; letters: Array<LetterGroup> }
  | {
      kind: 'graph';
      nodes: Array<string> | null;
      edges: Array<[number, number]>;
      tokens: Array<number>;
      size: GraphSize;
      /** The values of the nodes under normal play, if the graph has a cycle; empty otherwise. */
      labels?: Array<GraphLabel>;
    }
  | {
      kind: 'each';
      parts: Array<string>;
      ended: Array<boolean>;
      /** Whether the first part to end decides the game, instead of the last part. */
      first: boolean;
    }
  | { kind: 'net'; nodes: Array<string>; edges: Array<[number, number]> }
  | { kind: 'sum'; terms: Array<TermBoard> }
  | {
      kind: 'walk';
      nodes: Array<string> | null;
      edges: Array<[number, number]>;
      tokens: Array<number>;
      gone: Array<number>;
      size: GraphSize;
    };

/** A game in the list of games, identified by its first word. */
export type GameEntry = {
  /** The first word of the game. */
  name: string;
  /** An example of the game, in notation. */
  game: string;
  /** A position of the example that the player to move wins. */
  position: string;
  /** The group of the game. */
  group: GameGroup;
  /** The name of the board component of the page. */
  board: string;
  /** The name of the kind of parts in the game, such as "heap", from which the page chooses its texts. */
  part: string;
  /**
   * Whether the value of a position is the nim-sum of the values of its heaps, so that a table of single heaps
   * decides every position.
   */
  addsUp: boolean;
  /** Whether the player who takes the last stone always makes the last move. */
  stones: boolean;
  /** The text of a single heap of the game's table, written as a position. */
  oneHeap: OneHeap;
  /** The form of the game's text. */
  form: GameForm;
};

/** The form of a game's text. */
export type GameForm = 'name' | 'rule' | 'numbers' | 'octal-code' | 'hex-code' | 'sum';

/** The group of a game in the list of games. */
export type GameGroup = 'heaps' | 'break' | 'strips' | 'plane' | 'plants' | 'own';

/** The text format of a graph. */
export type GraphFormat = 'edges' | 'pairs' | 'lists' | 'matrix' | 'judge' | 'dot' | 'families';

/** The value of a node of a graph with cycles. */
export type GraphLabel = {
  /** The number of the node; `null` if the node is infinite, that is without a number. */
  nimber: Nimber | null;
  /** The numbers of the node's options, if the node is infinite. */
  infinite?: Array<Nimber>;
};

/** The size of a graph. */
export type GraphSize = {
  /** The number of nodes. */
  nodes: number;
  /** The number of edges. */
  edges: number;
};

/** A letter on the board with its number of occurrences. */
export type LetterGroup = {
  /** The letter. */
  letter: string;
  /** The number of occurrences of the letter. */
  count: number;
};

/** The text of a single heap of a game's table, written as a position. */
export type OneHeap = {
  /** The end of the text of heap n, after n − 1 times `fill`; empty if the text is the number n. */
  last: string;
  /** The text that is repeated n − 1 times before `last`. */
  fill: string;
};

/** A rectangular board of squares. */
export type Sheet = {
  /** The number of columns. */
  width: number;
  /** The number of rows. */
  height: number;
  /** The indices of the squares that are not free, counted row by row. */
  taken: Array<number>;
  /** Whether the squares in `taken` show crosses. */
  crosses?: boolean;
  /** Whether the board has no move left. */
  dead?: boolean;
};

/** The board of one term of a sum. */
export type TermBoard = {
  /** The term's game in canonical form. */
  game: string;
  /** The name of the game's entry in the list of games. */
  card: string;
  /** The name of the kind of parts in the game, such as "heap", from which the page chooses its texts. */
  part: string;
  /** The term's position in canonical form. */
  position: string;
  /** The name of the board component of the page. */
  draw: string;
  /** The board of the term's position. */
  board: Board;
  /** Whether the term's position has no move left. */
  over: boolean;
};
