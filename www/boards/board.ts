/**
 * What a board is: a module `boards/NAME.ts` of pure functions, without Lit and without a DOM, listed in
 * `boards/index.ts`. The core names the board of a position and describes the position and what may be done
 * there; the board draws them as a scene (scene/scene.ts) and reads what a hand does as a move.
 *
 * Pictures call the same `view`, with `start` and `live: false`. Boards on which amounts are taken build
 * their hooks by `taking()` of boards/taking.ts.
 */
import type {
  Board as AnyPosition,
  Big,
  Legal as AnyLegal,
  Move as AnyMove,
} from '../engine/types.ts';
import type { Translate } from '../i18n/languages.ts';
import type { Act, Scene } from '../scene/scene.ts';
import type { Bar, More } from './scene-bar.ts';
import type { Choices } from './scene-choices.ts';
import type { Panel } from './scene-panel.ts';

/** The fields of all variants of a union: a board reads those of its own variant alone. */
type Fields<U> = {
  [K in U extends unknown ? keyof U : never]: U extends unknown
    ? K extends keyof U
      ? U[K]
      : never
    : never;
};

/** A position as data, as `describe` of the core returns it. */
export type Position = Fields<AnyPosition>;
/** What may be done in a position, as `describe` of the core returns it. */
export type Legal = Fields<AnyLegal>;

/** The position of one board, by its kind. */
export type PositionOf<K extends AnyPosition['kind']> = Fields<Extract<AnyPosition, { kind: K }>>;
/** What may be done on one board, by its kind. */
export type LegalOf<K extends AnyLegal['kind']> = Fields<Extract<AnyLegal, { kind: K }>>;

/** A move as data, as the core returns it: a board reads the fields of its own moves alone. */
export type Move = Fields<AnyMove>;

export type Pointer = 'mouse' | 'touch' | 'pen' | 'none' | (string & {});

/** What a hand did. */
export type BoardEvent =
  /** A pointer is over an area, or presses it. */
  | { type: 'point' | 'press'; act: Act; pointer?: Pointer }
  /** The pointer has left the board. */
  | { type: 'leave'; pointer?: Pointer }
  /** A key, in the cell that has the focus; `cells`: all of them; `now`: when, in milliseconds. */
  | { type: 'key'; key: string; shift?: boolean; cell: string; cells: string[]; now: number }
  /** An amount was set below the board. */
  | { type: 'choose'; cell: string; amount: number }
  | { type: 'confirm' }
  /** `focus`: whether the board takes the focus back. */
  | { type: 'cancel'; focus?: boolean }
  /** A cell that is not drawn was asked for, by its number. */
  | { type: 'open'; number: number }
  /** The fields of `fields` were filled in. */
  | { type: 'numbers'; numbers: number[] }
  /**
   * A thing is dragged: lifted, then over an area, then dropped there; `over` is null where it may not be dropped,
   * and what is dropped there goes back.
   */
  | { type: 'lift'; act: Act }
  | { type: 'hover' | 'drop'; act: Act; over: Act | null }
  /** A stroke over areas; `after`: whether beyond the middle of the area. */
  | { type: 'down' | 'move' | 'up'; act?: Act; after?: boolean; pointer?: Pointer }
  /** A stroke that the browser has ended. */
  | { type: 'lost' }
  /** A part of the panel was set. */
  | { type: 'part'; [name: string]: Act }
  /** The list of moves: searched, pointed at, chosen. */
  | { type: 'seek'; text: string }
  | { type: 'find' }
  | { type: 'pass'; act: Act }
  | { type: 'pick'; act: Act; pointer?: Pointer };

/** What a board is drawn from. */
export interface State<P = Position, L = Legal> {
  board: P;
  /** What a hand may do; null: nothing. */
  legal: L | null;
  /** Moves to be marked as winning. */
  hints: Move[];
  /** The move that led here. */
  last: { move: Move; animate?: boolean } | null;
  /** Whether a move can be made; false in a picture. */
  live: boolean;
  /** Whether this is a picture. */
  still?: boolean;
  /** The largest sizes shown in this game, so that nothing jumps. */
  memory: Memory;
  /** Changes with a new game. */
  fresh?: string;
  /** Whether what helps to win is marked. */
  marks?: boolean;
  /** SG values of nodes. */
  values?: Map<string, Big | null> | null;
  /** Edges of a matching as pairs of names. */
  matching?: [string, string][] | null;
  /** The result of `layout.make`; null until it is there. */
  // Of the board's own type.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  layout?: any;
  /** The name of the parts. */
  part?: string;
  /** The cell that had the focus last. */
  active?: string;
}

/** What a board keeps while a game lasts, mostly sizes by cell; no other code reads it. */
// Each board has keys and values of its own.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Memory = Map<any, any>;

/** Where a board is drawn. */
export interface Context {
  t: Translate;
  width: number;
  /** The size of text, 16 by default: text and its room are multiplied by `em / 16`. */
  em: number;
}

/** What an event leads to. */
export interface Result<U> {
  ui: U;
  /** The text of the move that was made. */
  move?: string;
  /** The text of the move under consideration; null: none. */
  preview?: string | null;
  /** The cell that gets the focus. */
  focus?: string;
  /** The cell that becomes the tab stop. */
  active?: string;
  /** Whether what a drag takes hold of comes along. */
  lifted?: boolean;
}

/** What every board's choices can have. */
export interface Chosen {
  /** Why something cannot be done. */
  notice?: string;
  /** The cell that was asked for by number last. */
  opened?: number | null;
}

/** The module of a board. `U` is what the hand has chosen or points at. */
export interface Board<P = Position, L = Legal, U extends Chosen = Chosen> {
  /** Nothing chosen. */
  start: U;
  view: (state: State<P, L>, ui: U, context: Context) => Scene;
  /** Reads an event; null: it means nothing here. */
  reduce: (state: State<P, L>, ui: U, event: BoardEvent, t: Translate) => Result<U> | null;
  /** Describes the board to a screen reader. */
  help: (state: State<P, L>, ui: U, t: Translate) => string;
  /** The key of the text about the board's keys. */
  keys: string | ((state: State<P, L>) => string);

  /** Content of the bar below the board. */
  bar?: (state: State<P, L>, ui: U, t: Translate) => Bar | null;
  /** Parts with steppers and sliders below the board. */
  panel?: (state: State<P, L>, ui: U, t: Translate) => Panel | null;
  /** Moves listed by their texts. */
  choices?: (state: State<P, L>, ui: U, t: Translate) => Choices | null;
  /** Opens what is not drawn. */
  more?: (state: State<P, L>, ui: U, t: Translate) => More | null;
  /** Labels of number fields, by which a cell is reached that is not drawn. */
  fields?: (state: State<P, L>, t: Translate) => string[];
  /** Sentences about signs of the drawing. */
  signs?: (state: State<P, L>, ui: U, t: Translate) => string[];

  /** The keys of the cells in reading order; without it, those of the scene. */
  cells?: (state: State<P, L>, ui: U) => string[];
  /** The tab stop before any cell was active. */
  first?: (state: State<P, L>) => string | null | undefined;
  /** Whether the focus must leave a cell after a move. */
  lost?: (state: State<P, L>, key: string) => boolean;
  /** Stores sizes while a game lasts, so that nothing jumps. */
  remember?: (memory: Memory, state: State<P, L>, ui: U, before?: P | null) => unknown;
  /** What stays of the choices in the next position. */
  keep?: (ui: U) => Partial<U>;

  /** A layout that takes time: its key (null: none), and the layout, in a low window for one. */
  layout?: {
    key: (state: { board: P }) => string | null;
    make: (state: { board: P }, width: number, low?: boolean) => Promise<unknown>;
  };
  /** What is dragged, one of the manners of boards/scene-drag.ts. */
  drags?: string;
  /** Whether strokes over areas mean something. */
  strokes?: boolean;
  /** CSS for states of the drawing; `&` stands for the board. */
  styles?: string;
}

/** A board whatever its position and its choices are: what only hands them on needs no more. */
// Each board reads its own variant of the unions above.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyBoard = Board<any, any, any>;

/** A key that was pressed on a board. */
export type KeyEvent = Extract<BoardEvent, { type: 'key' }>;
/** A pointer over an area, or pressing it. */
export type PointEvent = Extract<BoardEvent, { type: 'point' | 'press' }>;
/** A stroke over areas. */
export type StrokeEvent = Extract<BoardEvent, { type: 'down' | 'move' | 'up' }>;
/** A thing that is dragged or dropped. */
export type DragEvent = Extract<BoardEvent, { type: 'hover' | 'drop' }>;

export type { Act, Big };
