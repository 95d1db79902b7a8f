/**
 * The SG values of heaps 0, 1, 2, … in cells: a single row with the heaps above it, or folded into
 * rows of equal length, so that what is one period back stands one row up.
 */
import { markup } from '../../ui/text/markup.ts';
import { caption, figure, marks, svg, text, upto } from './draw.ts';
import type { Translate as T } from '../../i18n/languages.ts';

export interface Cells {
  /** Of which heaps these are the values, for the test that they are. */
  game: string;
  values: number[];
  /** How many stand in a row; all, if nothing is said. */
  columns?: number;
}

interface Frame {
  /** How many of the values are there. */
  known?: number;
  /** The heaps whose value is asked for. */
  at?: number[];
  /** Heaps that are spoken of. */
  lit?: number[];
  /** Heaps that do not fit the period. */
  apart?: number[];
  /** A line below, such as "mex {3, 2, 0} = 1". */
  says?: string;
}

export function cells({ values: all, columns = all.length }: Cells, frame: Frame, t: T) {
  const { known = all.length, at = [], lit = [], apart = [], says = '' } = frame;
  const folded = columns < all.length;
  const [wide, high, head, left] = folded ? [24, 20, 0, 34] : [46, 40, 24, 4];
  const rows = Math.ceil(all.length / columns);
  const box = (value: number, n: number) => {
    const [x, y] = [left + (n % columns) * wide, head + Math.floor(n / columns) * high + 3];
    const now = at.includes(n);
    const open = n >= known;
    const shown = open ? (now ? '?' : '') : value;
    const middle = x + wide / 2;
    const is = [open && 'open', apart.includes(n) && 'apart', lit.includes(n) && 'lit'];
    return markup`<g class="${marks(...is, now && 'at')}">
      <rect x="${x + 1}" y="${y + 1}" width="${wide - 2}" height="${high - 2}" rx="${folded ? 3 : 7}" />
      ${folded ? '' : text(middle, head - 8, n, 'soft')}
      ${text(middle, y + high / 2, shown, marks('value', now && !open && 'new'), true)}
    </g>`;
  };
  const label = t('learn.picture.cells', {
    values: folded ? null : all.slice(0, known),
    last: all.length - 1,
    columns: folded ? columns : null,
    at,
    lit,
    apart: apart.length,
  });
  const numbers = upto(folded ? rows : 0).map(
    (i) =>
      markup`<text class="soft" x="${left - 6}" y="${head + (i + 0.5) * high + 3}" dy="0.36em" text-anchor="end">${i * columns}</text>`,
  );
  const [width, height] = [left + columns * wide + 4, head + rows * high + 6];
  const drawn = svg(width, height, label, numbers, all.map(box));
  return figure(marks('cells', folded && 'folded'), drawn, caption('says', says));
}
