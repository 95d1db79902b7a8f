/**
 * A board as data: shapes and texts with coordinates and colours, and areas that can be pressed. dom.ts
 * renders a scene as a live SVG; svg.ts and tikz.ts in extras/print/scene render it as the text of an SVG and
 * as TikZ; y grows downwards. See boards/board.ts for the functions that create scenes.
 *
 * A group with `cell` is a tab stop. Its content is hidden from assistive technology, so its `label` must
 * describe the whole content. A `hit` is an invisible area on the page above other items, at least 24 px in
 * each direction. `key` identifies an item in successive drawings. `from` is the key of the item, in this or
 * the previous scene, at whose position the item was before a move. Looks that depend on a state (hover,
 * focus, lifted) are CSS rules for a class in `cls`, which override the colours given here.
 */
import type { Run } from './metrics.ts';

export interface Style {
  /** The name of a colour of the design, or `#rrggbb`; nothing if not filled. */
  fill?: string;
  stroke?: string;
  /** The width of the stroke. */
  width?: number;
  dash?: number[];
  opacity?: number;
  /** The radius of the corners of a rectangle. */
  round?: number;
  /** Whether a gradient imitates light from above. */
  shaded?: boolean;
  /** Whether the stroke has round ends. */
  capped?: boolean;
}

interface Type {
  size?: number;
  bold?: boolean;
  mono?: boolean;
  /** Whether the text uses the font of headings. */
  head?: boolean;
  anchor?: 'start' | 'middle' | 'end';
  fill?: string;
  /** The colour of an outline around the text, which separates it from items below. */
  halo?: string;
}

/** The action of an area or a cell. Its type depends on the board, and only the board reads it. */
// Boards compute with it, and no two have the same.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Act = any;

/** A tab stop of the scene with its accessible properties. */
export interface Cell {
  key: string;
  label: string;
  /** The ARIA role; 'spinbutton' by default. */
  role?: string;
  /** ARIA attributes, named without the prefix `aria-`. */
  aria?: Record<string, string | number | boolean | undefined>;
  /** The area that the focus ring surrounds. */
  box: Box;
  /** The action when the cell is pressed outside of its hit areas. */
  act?: Act;
}

type Box = { x: number; y: number; w: number; h: number };

/** Properties of an item that only the live page uses. */
export interface Live {
  key?: string;
  cls?: string;
  /** The key of the item at whose position this item was before a move. */
  from?: string;
  /** Whether the item moves from its old position in a straight line, in one motion. */
  glides?: boolean;
  /** The text that assistive technology reads in place of a group's content. */
  name?: string;
  /** Whether assistive technology ignores a group or a text. */
  quiet?: boolean;
  /** The ARIA role of a group with a `name`. */
  role?: 'img' | 'group';
  /** The points along which the item moved, from its old position on, relative to its new position. */
  via?: { x: number; y: number }[];
}

export type Item = (
  | { kind: 'rect'; x: number; y: number; w: number; h: number; style: Style }
  | { kind: 'oval'; x: number; y: number; rx: number; ry: number; style: Style }
  | { kind: 'path'; d: string; style: Style }
  | { kind: 'words'; x: number; y: number; runs: Run[]; type: Type }
  | { kind: 'hit'; x: number; y: number; w: number; h: number; act: Act }
  | { kind: 'group'; x: number; y: number; turn: number; scale: number; items: Item[]; cell?: Cell }
) &
  Live;

/**
 * A drawing with its size. `look` is the point to scroll to first if the drawing is larger than its
 * container.
 */
export type Scene = {
  width: number;
  height: number;
  items: Item[];
  look?: { x: number; y: number };
};

export type Picture = Scene;

/** Set properties such as class, key or origin of an item. */
export const as = (live: Live, item: Item): Item => ({ ...item, ...live });

/** Hide an item, such as the numbers of an axis, from assistive technology. */
export const quiet = (item: Item): Item => as({ quiet: true }, item);

/** Create a tab stop around items. */
export const cellOf = (cell: Cell, items: Item[], cls?: string): Item => ({
  kind: 'group',
  x: 0,
  y: 0,
  turn: 0,
  scale: 1,
  items,
  cell,
  key: cell.key,
  cls,
});

/** Create a tab stop around a picture. */
export function inCell(
  { width, height, items }: Picture,
  cell: Omit<Cell, 'box'>,
  cls?: string,
): Picture {
  const box = { x: 0, y: 0, w: width, h: height };
  return { width, height, items: [cellOf({ ...cell, box }, items, cls)] };
}

/** Create an invisible area; pointing at it or pressing it has the meaning `act`. */
export const hit = (
  x: number,
  y: number,
  w: number,
  h: number,
  act: Act,
  cls: string = '',
): Item => ({ kind: 'hit', x, y, w, h, act, cls });

/** Return the cells of a scene, in drawing order. */
export const cellsIn = (items: Item[]): Cell[] =>
  items.flatMap((item) =>
    item.kind === 'group' ? [...(item.cell ? [item.cell] : []), ...cellsIn(item.items)] : [],
  );

export const rect = (x: number, y: number, w: number, h: number, style: Style): Item => ({
  kind: 'rect',
  x,
  y,
  w,
  h,
  style,
});

export const oval = (x: number, y: number, rx: number, ry: number, style: Style): Item => ({
  kind: 'oval',
  x,
  y,
  rx,
  ry,
  style,
});

export const disc = (x: number, y: number, r: number, style: Style) => oval(x, y, r, r, style);

/** Create a path. `d` may contain only absolute commands M, L, H, V, Q, C and Z. */
export const path = (d: string, style: Style): Item => ({ kind: 'path', d, style });

/** Create a text on a baseline; with `middle`, `y` is the middle of capital letters and digits. */
export function textAt(
  x: number,
  y: number,
  text: string | number | Run[],
  { middle = false, ...type }: Type & { middle?: boolean } = {},
): Item {
  const runs = Array.isArray(text) ? text : [{ text: String(text) }];
  const size = type.size ?? 14;
  return { kind: 'words', x, y: middle ? y + 0.35 * size : y, runs, type: { ...type, size } };
}

/**
 * Create a group of items that is moved, rotated and scaled.
 * @param how `turn` in degrees, and `scale` as a factor
 */
export const moved = (
  x: number,
  y: number,
  items: Item[],
  { turn = 0, scale = 1 }: { turn?: number; scale?: number } = {},
): Item => ({
  kind: 'group',
  x,
  y,
  turn,
  scale,
  items,
});

/** Draw a star, the mark of winning moves. */
export const star = (x: number, y: number, scale: number = 1.15): Item =>
  moved(
    x,
    y,
    [
      path('M0 -6.5L1.7 -2L6.4 -2L2.6 0.8L4 5.4L0 2.6L-4 5.4L-2.6 0.8L-6.4 -2L-1.7 -2Z', {
        fill: 'win',
        stroke: 'surface',
        width: 1.2,
      }),
    ],
    { scale },
  );

/**
 * Draw the mark of an outcome: P is a filled square, N a filled circle, a draw a square on its corner.
 * @param size half the width of the mark
 */
export function outcomeMark(outcome: 'P' | 'N' | 'D', x: number, y: number, size: number): Item[] {
  const r = size * 1.2;
  const shape = {
    P: () => rect(x - size, y - size, 2 * size, 2 * size, { fill: 'lose', round: size * 0.22 }),
    N: () => disc(x, y, size, { fill: 'win' }),
    D: () =>
      path(`M${x - r} ${y}L${x} ${y - r}L${x + r} ${y}L${x} ${y + r}Z`, { fill: 'ink-soft' }),
  }[outcome]();
  const letter = textAt(x, y, outcome, {
    size: size * 1.3,
    bold: true,
    anchor: 'middle',
    fill: 'surface',
    middle: true,
  });
  return [shape, letter];
}

/** Scale a picture by a factor. */
export const scaled = (one: Picture, scale: number): Picture => ({
  width: one.width * scale,
  height: one.height * scale,
  items: [moved(0, 0, one.items, { scale })],
});

export const nothing: Picture = { width: 0, height: 0, items: [] };

/** Stack pictures one below the other, without empty ones. */
export function stacked(
  pictures: Picture[],
  {
    gap = 12,
    align = 'start',
    width = 0,
  }: { gap?: number; align?: 'start' | 'middle'; width?: number } = {},
): Picture {
  const shown = pictures.filter(({ height }) => height > 0);
  const wide = Math.max(width, ...shown.map((one) => one.width), 0);
  let y = 0;
  const items: Item[] = [];
  for (const [i, one] of shown.entries()) {
    if (i) y += gap;
    items.push(moved(align === 'middle' ? (wide - one.width) / 2 : 0, y, one.items));
    y += one.height;
  }
  return { width: wide, height: y, items };
}

/**
 * Arrange pictures side by side, in as many rows as needed; rows are centred by default.
 * @param how `foot`: whether the pictures of a row are aligned at their bottom
 */
export function inRows(
  pictures: Picture[],
  {
    width,
    gap = 12,
    rowGap = 12,
    foot = false,
    align = 'middle',
  }: { width: number; gap?: number; rowGap?: number; foot?: boolean; align?: 'start' | 'middle' },
): Picture {
  const rows: Picture[][] = [];
  let used = 0;
  for (const one of pictures) {
    if (rows.length === 0 || used + gap + one.width > width) {
      rows.push([]);
      used = -gap;
    }
    rows[rows.length - 1].push(one);
    used += gap + one.width;
  }
  const set = rows.map((row) => {
    const height = Math.max(...row.map((one) => one.height));
    let x = 0;
    const items = row.map((one) => {
      const item = moved(x, foot ? height - one.height : 0, one.items);
      x += one.width + gap;
      return item;
    });
    return { width: x - gap, height, items };
  });
  return stacked(set, { gap: rowGap, align });
}

/** Add a margin around a picture. */
export const padded = (
  one: Picture,
  left: number,
  top: number,
  right: number = left,
  bottom: number = top,
): Picture => ({
  width: one.width + left + right,
  height: one.height + top + bottom,
  items: [moved(left, top, one.items)],
});
