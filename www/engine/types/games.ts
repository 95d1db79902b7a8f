/** Derived from the core's Rust types by `npm run docs -- types`, not to be edited. */
import type { Big, Nimber } from './base.ts';
import type { ChessPiece } from './ruleset.ts';

/** A position as a board draws it. */
export type Board =
  | {
      kind: 'heaps';
      heaps: Array<Big>;
      cap?: number;
      /** Whether what may be taken changes from move to move, so that a board says how much. */
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
      /** Whether the edges are joined. */
      torus: boolean;
      /** Where pieces stand, counted row by row from above. */
      taken: Array<number>;
      /** The squares that they attack, counted alike. */
      attacked: Array<number>;
      /** One step in each direction in which a piece attacks, as columns and rows. */
      steps: Array<[number, number]>;
      /** Whether it goes on in a direction. */
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
      /** The values of the nodes under normal play, where the graph has a cycle. */
      labels?: Array<GraphLabel>;
    }
  | {
      kind: 'each';
      parts: Array<string>;
      ended: Array<boolean>;
      /** Whether the first part to end decides, and not the last. */
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

/** A game of the notation, by its first word. */
export type GameEntry = {
  /** The first word of the game. */
  name: string;
  /** A game to begin with. */
  game: string;
  /** A position of it that the next player wins. */
  position: string;
  /** Which games it stands with. */
  group: GameGroup;
  /** The board that draws it, as the page calls it. */
  board: string;
  /** What one of its parts is called, as the page words it. */
  part: string;
  /**
   * Whether the value of a position is the nim-sum of the values of its heaps, so that a table of single heaps
   * decides every position.
   */
  addsUp: boolean;
  /** Whether who takes the last stone has made the last move. */
  stones: boolean;
  /** How one heap of its table is written as a position. */
  oneHeap: OneHeap;
  /** How its text is recognised. */
  form: GameForm;
};

/** The form of a game's text. */
export type GameForm = 'name' | 'rule' | 'numbers' | 'octal-code' | 'hex-code' | 'sum';

/** Which games stand together where they are offered. */
export type GameGroup = 'heaps' | 'break' | 'strips' | 'plane' | 'plants' | 'own';

/** The ways in which a graph is written. */
export type GraphFormat = 'edges' | 'pairs' | 'lists' | 'matrix' | 'judge' | 'dot' | 'families';

/** The value of a node of a graph with cycles. */
export type GraphLabel = {
  /** Its number; `null` where it is infinite. */
  nimber: Nimber | null;
  /** The numbers of its options, where it is infinite. */
  infinite?: Array<Nimber>;
};

/** How large a graph is. */
export type GraphSize = {
  /** Nodes. */
  nodes: number;
  /** Edges. */
  edges: number;
};

/** Equal letters on the board. */
export type LetterGroup = {
  /** The letter. */
  letter: string;
  /** How often it occurs. */
  count: number;
};

/** How one heap of a game's table is written as a position. */
export type OneHeap = {
  /** What heap n ends with, after n − 1 times `fill`; empty where a heap is written as its number. */
  last: string;
  /** What stands before that. */
  fill: string;
};

/** A rectangle of squares. */
export type Sheet = {
  /** How many columns it has. */
  width: number;
  /** How many rows it has. */
  height: number;
  /** The squares that are not free, counted row by row. */
  taken: Array<number>;
  /** Whether crosses stand there. */
  crosses?: boolean;
  /** Whether no move on it is left. */
  dead?: boolean;
};

/** The board of one term of a sum. */
export type TermBoard = {
  /** The term's game in canonical form. */
  game: string;
  /** The name of its entry on the list of games. */
  card: string;
  /** What one of its parts is called, as the page words it. */
  part: string;
  /** The term's position in canonical form. */
  position: string;
  /** The board that draws it, as the page calls it. */
  draw: string;
  /** The position as drawn. */
  board: Board;
  /** Whether no move is left in it. */
  over: boolean;
};
