/**
 * The SG values of heaps 0, 1, 2, … in cells: a single row with the heaps above it, or folded into
 * rows of equal length, so that what is one period back stands one row up.
 */
import { markup } from '../../ui/text/markup.ts';
import type { T } from './index.ts';

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
  const [width, height] = [left + columns * wide + 4, head + rows * high + 6];
  const box = (value: number, n: number) => {
    const [x, y] = [left + (n % columns) * wide, head + Math.floor(n / columns) * high + 3];
    const is = [
      'cell',
      at.includes(n) && 'at',
      lit.includes(n) && 'lit',
      apart.includes(n) && 'apart',
      n < known || 'open',
    ];
    return markup`<g class="${is.filter(Boolean).join(' ')}">
      <rect x="${x + 1}" y="${y + 1}" width="${wide - 2}" height="${high - 2}" rx="${folded ? 3 : 7}" />
      ${folded ? '' : markup`<text class="n" x="${x + wide / 2}" y="${head - 8}" text-anchor="middle">${n}</text>`}
      <text class="${at.includes(n) && n < known ? 'value new' : 'value'}" x="${x + wide / 2}" y="${y + high / 2}" dy="0.36em" text-anchor="middle">${n < known ? value : at.includes(n) ? '?' : ''}</text>
    </g>`;
  };
  const starts = Array.from({ length: folded ? rows : 0 }, (_, row) => row * columns);
  return markup`<figure class="picture cells ${folded ? 'folded' : ''}">
    <svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${t('learn.picture.cells', { values: folded ? null : all.slice(0, known), last: all.length - 1, columns: folded ? columns : null, at, lit, apart: apart.length })}">
      ${starts.map((n, row) => markup`<text class="n" x="${left - 6}" y="${head + (row + 0.5) * high + 3}" dy="0.36em" text-anchor="end">${n}</text>`)}
      ${all.map(box)}
    </svg>
    ${says ? markup`<figcaption class="says">${says}</figcaption>` : ''}
  </figure>`;
}
