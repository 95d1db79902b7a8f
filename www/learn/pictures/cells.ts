/**
 * A picture of the SG values of heaps 0, 1, 2, … in rows of cells with the heaps above them. If the values
 * are many, the cells are small, and only the first heap of each row is written.
 */
import { markup } from '../../ui/text/markup.ts';
import { caption, figure, marks, svg, text, upto } from './draw.ts';
import type { Translate as T } from '../../i18n/languages.ts';

export interface Cells {
  /** The game that has the values, so that a test can compare them. */
  game: string;
  values: number[];
  /** The number of values in a row; by default all values are in one row. */
  columns?: number;
}

/** The number of values above which cells are small. */
const MANY = 40;

interface Frame {
  /** The number of cells in a row, if it differs from the usual number. */
  columns?: number;
  /** The number of values that are shown, from heap 0 on. */
  known?: number;
  /** The heaps whose values are currently determined. */
  at?: number[];
  /** The highlighted heaps. */
  lit?: number[];
  /** Ranges of heaps with equal values, each with its first and last heap. */
  alike?: [number, number][];
  /** The heaps that do not fit the period. */
  apart?: number[];
  /** A line below the cells, such as "mex {3, 2, 0} = 1". */
  says?: string;
}

export function cells({ values: all, columns: usual = all.length }: Cells, frame: Frame, t: T) {
  const { known = all.length, columns = usual, says = '' } = frame;
  const { at = [], lit = [], alike = [], apart = [] } = frame;
  const dense = all.length > MANY;
  const [wide, high, head, left] = dense ? [24, 20, 0, 34] : [38, 36, 24, 4];
  const rows = Math.ceil(all.length / columns);
  const box = (value: number, n: number) => {
    const [x, y] = [
      left + (n % columns) * wide,
      Math.floor(n / columns) * (head + high) + head + 3,
    ];
    const now = at.includes(n);
    const open = n >= known;
    const shown = open ? (now ? '?' : '') : value;
    const middle = x + wide / 2;
    const named = lit.includes(n) || alike.some(([from, to]) => n >= from && n <= to);
    const is = [open && 'open', apart.includes(n) && 'apart', named && 'lit'];
    return markup`<g class="${marks(...is, now && 'at')}">
      <rect x="${x + 1}" y="${y + 1}" width="${wide - 2}" height="${high - 2}" rx="${dense ? 3 : 7}" />
      ${dense ? '' : text(middle, y - 7, n, 'soft')}
      ${text(middle, y + high / 2, shown, marks('value', now && !open && 'new'), true)}
    </g>`;
  };
  const label = t('learn.picture.cells', {
    values: dense ? null : all.slice(0, known),
    last: all.length - 1,
    columns,
    at,
    lit,
    alike,
    apart: apart.length,
  });
  const numbers = upto(dense ? rows : 0).map(
    (i) =>
      markup`<text class="soft" x="${left - 6}" y="${(i + 0.5) * high + 3}" dy="0.36em" text-anchor="end">${i * columns}</text>`,
  );
  const [width, height] = [left + columns * wide + 4, rows * (head + high) + 6];
  const drawn = svg(width, height, label, numbers, all.map(box));
  return figure(marks('cells', dense && 'dense'), drawn, caption('says', says));
}
