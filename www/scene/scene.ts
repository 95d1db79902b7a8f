/**
 * A board as data: shapes and texts with their places, in the colours of the design, and areas that can be
 * pressed. dom.ts renders it as a live SVG, svg.ts as text, tikz.ts as TikZ; y grows downwards. See
 * boards/board.ts for the functions that make one.
 *
 * A group with `cell` is a tab stop; its content is hidden from assistive technology, so its `label` says
 * all of it. A `hit` is drawn only on the page; it lies above what it covers, at least 24 px in each
 * direction. `key` keeps the identity of an item between two drawings; `from` is the key of the item, in
 * this scene or the one before, where it lay before a move. What changes by state (hover, focus, lifted) is
 * a class in `cls` with rules in CSS, over the colours given here.
 */
import type { Run } from './metrics.ts';

export interface Style {
  /** The name of a token, `#rrggbb` or nothing. */
  fill?: string;
  stroke?: string;
  /** Of the stroke. */
  width?: number;
  dash?: number[];
  opacity?: number;
  /** Corners of a rectangle. */
  round?: number;
  /** Lit from above. */
  shaded?: boolean;
  /** With round ends. */
  capped?: boolean;
}

interface Type {
  size?: number;
  bold?: boolean;
  mono?: boolean;
  /** In the type of headings. */
  head?: boolean;
  anchor?: 'start' | 'middle' | 'end';
  fill?: string;
  /** A rim in this colour, on what lies below. */
  halo?: string;
}

/** What an area or a cell means to its own board; no other code reads it. */
// Boards compute with it, and no two have the same.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Act = any;

/** A tab stop. */
export interface Cell {
  key: string;
  label: string;
  /** 'spinbutton' by default */
  role?: string;
  /** Attributes without `aria-`. */
  aria?: Record<string, string | number | boolean | undefined>;
  /** Inside the focus ring. */
  box: Box;
  /** What pressing it means, where no hit area is pressed. */
  act?: Act;
}

type Box = { x: number; y: number; w: number; h: number };

/** What only the page uses. */
export interface Live {
  key?: string;
  cls?: string;
  /** See above. */
  from?: string;
  /** Whether it comes from there straight, all at once. */
  glides?: boolean;
  /** What assistive technology reads in place of a group. */
  name?: string;
  /** Of a group or words: whether assistive technology passes over it. */
  quiet?: boolean;
  /** Of a group with a name. */
  role?: 'img' | 'group';
  /** The way of what was moved, from where it lay, seen from where it lies. */
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
 * `look`: what is to be seen first of a drawing that is larger than its room, in which it scrolls
 */
export type Scene = {
  width: number;
  height: number;
  items: Item[];
  look?: { x: number; y: number };
};

export type Picture = Scene;

/** Gives an item a class, a key or an origin. */
export const as = (live: Live, item: Item): Item => ({ ...item, ...live });

/** An item that assistive technology passes over, such as the numbers of an axis. */
export const quiet = (item: Item): Item => as({ quiet: true }, item);

/** A tab stop around items. */
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

/** A picture as a tab stop. */
export function inCell(
  { width, height, items }: Picture,
  cell: Omit<Cell, 'box'>,
  cls?: string,
): Picture {
  const box = { x: 0, y: 0, w: width, h: height };
  return { width, height, items: [cellOf({ ...cell, box }, items, cls)] };
}

/** Where pointing and pressing means `act`. */
export const hit = (
  x: number,
  y: number,
  w: number,
  h: number,
  act: Act,
  cls: string = '',
): Item => ({ kind: 'hit', x, y, w, h, act, cls });

/** The cells of a scene, in their order. */
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

/** Absolute M, L, H, V, Q, C and Z only. */
export const path = (d: string, style: Style): Item => ({ kind: 'path', d, style });

/** Text on a base line; with `middle`, y is the middle of its small letters. */
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

/** @param how degrees, and times */
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

/** A star for what wins. */
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
 * P is a filled square, N a filled circle, a draw a square on its corner.
 * @param size half the width
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

/** A picture made larger or smaller. */
export const scaled = (one: Picture, scale: number): Picture => ({
  width: one.width * scale,
  height: one.height * scale,
  items: [moved(0, 0, one.items, { scale })],
});

export const nothing: Picture = { width: 0, height: 0, items: [] };

/** Pictures one below the other. */
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
 * Pictures side by side, in as many rows as they need, each row in the middle.
 * @param how `foot`: they stand on one line
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

/** Room around a picture. */
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
