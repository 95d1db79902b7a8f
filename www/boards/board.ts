/**
 * The interface of a board: a module `boards/NAME.ts` of pure functions, without Lit and without a DOM,
 * listed in `boards/index.ts`. The core returns the name of the board, the position and the legal moves. The
 * board draws the position as a scene (scene/scene.ts), and turns the events of a person into moves.
 *
 * Still pictures call the same `view`, with `start` and `live: false`. Boards on which amounts are taken
 * build their functions with `taking()` of boards/taking.ts.
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

/** The fields of all variants of a union. A board reads only the fields of its own variant. */
type Fields<U> = {
  [K in U extends unknown ? keyof U : never]: U extends unknown
    ? K extends keyof U
      ? U[K]
      : never
    : never;
};

/** A position as data, as `describe` of the core returns it. */
export type Position = Fields<AnyPosition>;
/** The legal moves of a position, as `describe` of the core returns them. */
export type Legal = Fields<AnyLegal>;

/** The position type of the board of kind `K`. */
export type PositionOf<K extends AnyPosition['kind']> = Fields<Extract<AnyPosition, { kind: K }>>;
/** The type of the legal moves on the board of kind `K`. */
export type LegalOf<K extends AnyLegal['kind']> = Fields<Extract<AnyLegal, { kind: K }>>;

/** A move as data, as the core returns it. A board reads only the fields of its own moves. */
export type Move = Fields<AnyMove>;

export type Pointer = 'mouse' | 'touch' | 'pen' | 'none' | (string & {});

/** An action of a person on a board. */
export type BoardEvent =
  /** A pointer is over an area of the drawing, or presses an area. */
  | { type: 'point' | 'press'; act: Act; pointer?: Pointer }
  /** The pointer has left the board. */
  | { type: 'leave'; pointer?: Pointer }
  /**
   * A key was pressed in the focused cell `cell`. `cells` are the keys of all cells, and `now` is the time in
   * milliseconds.
   */
  | { type: 'key'; key: string; shift?: boolean; cell: string; cells: string[]; now: number }
  /** An amount was set in the bar below the board. */
  | { type: 'choose'; cell: string; amount: number }
  | { type: 'confirm' }
  /** The choice was cancelled. `focus` says whether the board gets the focus back. */
  | { type: 'cancel'; focus?: boolean }
  /** A cell that is not drawn was requested by its number. */
  | { type: 'open'; number: number }
  /** The number fields whose labels `Board.fields` returns were filled in. */
  | { type: 'numbers'; numbers: number[] }
  /**
   * A thing is lifted, dragged over an area, or dropped there. `over` is null if the thing must not be
   * dropped there; a thing dropped with `over` null returns to its place.
   */
  | { type: 'lift'; act: Act }
  | { type: 'hover' | 'drop'; act: Act; over: Act | null }
  /**
   * A pointer is pressed, moved or released over areas. `after` says whether the pointer is beyond the middle
   * of the area.
   */
  | { type: 'down' | 'move' | 'up'; act?: Act; after?: boolean; pointer?: Pointer }
  /** The browser has cancelled a pointer stroke. */
  | { type: 'lost' }
  /** A field of the panel below the board was set. */
  | { type: 'part'; [name: string]: Act }
  /**
   * In the list of moves, a text was typed (`seek`), Enter was pressed (`find`), or a move was pointed at
   * (`pass`) or chosen (`pick`).
   */
  | { type: 'seek'; text: string }
  | { type: 'find' }
  | { type: 'pass'; act: Act }
  | { type: 'pick'; act: Act; pointer?: Pointer };

/** The data from which a board is drawn. */
export interface State<P = Position, L = Legal> {
  board: P;
  /** The legal moves, or null if no move may be made. */
  legal: L | null;
  /** The moves to be marked as winning. */
  hints: Move[];
  /** The move that led to the position, or null. */
  last: { move: Move; animate?: boolean } | null;
  /** Whether a person can make a move; false in a still picture. */
  live: boolean;
  /** Whether the drawing is a still picture. */
  still?: boolean;
  /** The data that the board has stored during the current game, such as the largest sizes drawn. */
  memory: Memory;
  /** A text that changes with a new game. */
  fresh?: string;
  /** Whether help to win is drawn, such as marks of winning moves. */
  marks?: boolean;
  /** The SG values of the nodes of a graph, by name. */
  values?: Map<string, Big | null> | null;
  /** The edges of a matching in a graph, as pairs of node names. */
  matching?: [string, string][] | null;
  /** The result of `layout.make`, or null until the layout is computed. */
  // Each board has a layout of its own type.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  layout?: any;
  /** The identifier of the word for one part of the position, such as `heap`. */
  part?: string;
  /** The key of the cell that had the focus last. */
  active?: string;
}

/** Data that a board stores during a game, mostly sizes by cell. Only the board itself reads the data. */
// Each board has keys and values of its own.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Memory = Map<any, any>;

/** The language, the width in pixels and the text size with which a board is drawn. */
export interface Context {
  t: Translate;
  width: number;
  /** The size of text in pixels, 16 by default. Text and the space for it are scaled by `em / 16`. */
  em: number;
}

/** The result of an event on a board. */
export interface Result<U> {
  ui: U;
  /** The text of the move that was made, if any. */
  move?: string;
  /** The text of the move that is chosen but not made, or null if none is. */
  preview?: string | null;
  /** The key of the cell that gets the focus. */
  focus?: string;
  /** The key of the cell that becomes the tab stop. */
  active?: string;
  /** Whether the pressed thing follows the pointer during a drag; true by default. */
  lifted?: boolean;
}

/** The fields that the choices on any board may have. */
export interface Chosen {
  /** The reason why an action is refused. */
  notice?: string;
  /** The number of the undrawn cell that was requested last. */
  opened?: number | null;
}

/** The module of a board. `U` is the type of what a person has chosen or points at. */
export interface Board<P = Position, L = Legal, U extends Chosen = Chosen> {
  /** The initial choice, in which nothing is chosen. */
  start: U;
  view: (state: State<P, L>, ui: U, context: Context) => Scene;
  /** Return the result of an event, or null if the board ignores the event. */
  reduce: (state: State<P, L>, ui: U, event: BoardEvent, t: Translate) => Result<U> | null;
  /** Return a description of the board for screen readers. */
  help: (state: State<P, L>, ui: U, t: Translate) => string;
  /** The key of the help text about the keys that the board handles. */
  keys: string | ((state: State<P, L>) => string);

  /** Return the content of the bar below the board. */
  bar?: (state: State<P, L>, ui: U, t: Translate) => Bar | null;
  /** Return fields with steppers and sliders to be shown below the board. */
  panel?: (state: State<P, L>, ui: U, t: Translate) => Panel | null;
  /** Return moves to be listed by their texts below the board. */
  choices?: (state: State<P, L>, ui: U, t: Translate) => Choices | null;
  /** Return the control that opens a cell that is not drawn. */
  more?: (state: State<P, L>, ui: U, t: Translate) => More | null;
  /** Return the labels of number fields through which an undrawn cell is chosen. */
  fields?: (state: State<P, L>, t: Translate) => string[];
  /** Return sentences that explain signs of the drawing. */
  signs?: (state: State<P, L>, ui: U, t: Translate) => string[];

  /** Return the keys of the cells in reading order. By default, the cells of the scene are used. */
  cells?: (state: State<P, L>, ui: U) => string[];
  /** Return the key of the tab stop before any cell was active. */
  first?: (state: State<P, L>) => string | null | undefined;
  /** Return whether the focus must leave the cell `key` after a move. */
  lost?: (state: State<P, L>, key: string) => boolean;
  /**
   * Store data about a new position in `memory`, mostly sizes, so that the drawing does not change its size.
   * `before` is the previous position, if any.
   */
  remember?: (memory: Memory, state: State<P, L>, ui: U, before?: P | null) => unknown;
  /** Return the part of the choices that is kept in the next position. */
  keep?: (ui: U) => Partial<U>;

  /**
   * A layout that takes time. `key` identifies the layout of a position and is null if none is needed; `make`
   * computes the layout, and `low` asks for one that fits a low window.
   */
  layout?: {
    key: (state: { board: P }) => string | null;
    make: (state: { board: P }, width: number, low?: boolean) => Promise<unknown>;
  };
  /** The kind of things that are dragged: a key of the table in boards/scene-drag.ts. */
  drags?: string;
  /** Whether the board handles pointer strokes over areas. */
  strokes?: boolean;
  /** CSS for states of the drawing; `&` stands for the board. */
  styles?: string;
}

/** A board with any types of position, legal moves and choices, for code that only passes these on. */
// Each board reads its own variant of the unions above.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyBoard = Board<any, any, any>;

/** The event of a key pressed on a board. */
export type KeyEvent = Extract<BoardEvent, { type: 'key' }>;
/** The event of a pointer that is over an area or presses it. */
export type PointEvent = Extract<BoardEvent, { type: 'point' | 'press' }>;
/** The event of a pointer stroke over areas. */
export type StrokeEvent = Extract<BoardEvent, { type: 'down' | 'move' | 'up' }>;
/** The event of a thing that is dragged over an area or dropped. */
export type DragEvent = Extract<BoardEvent, { type: 'hover' | 'drop' }>;

export type { Act, Big };
