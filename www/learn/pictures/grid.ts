/**
 * A table of all pairs of heaps; each cell shows the XOR of the two SG values. The pairs are either the
 * positions of a sum of two heaps, where a move changes only the row or only the column, or the options of
 * one heap that a move splits in two.
 */
import { markup } from '../../ui/text/markup.ts';
import { caption, figure, marks, table, upto, type Cell, type Row } from './draw.ts';
import type { Translate as T } from '../../i18n/languages.ts';

export interface Of {
  /** The game that the SG values belong to; the tests compare the values with the engine. */
  game: string;
  /** SG values of heaps 0, 1, 2, … */
  values: number[];
  rows: number;
  columns: number;
  /** Whether each unordered pair of heaps occurs only once. */
  half?: boolean;
}

interface Frame {
  /** Whether values are omitted. */
  bare?: boolean;
  /** The pair that this frame marks, as row and column. */
  at?: [number, number];
  /** The pairs that this frame highlights, as row and column. */
  lit?: [number, number][];
  /** The formula below the table that concludes from the highlighted pairs. */
  says?: string;
}

export function grid({ values, rows, columns, half = false }: Of, frame: Frame, t: T) {
  const { at, lit = [], bare, says } = frame;
  const is = (pair: [number, number] | undefined, i: number, j: number) =>
    pair?.[0] === i && pair[1] === j;
  const head = (n: number) => markup`${n}<small>${values[n]}</small>`;
  const value = (i: number, j: number) => values[i] ^ values[j];
  const cell = (i: number, j: number): Cell => {
    if (half && j > i) return [''];
    const spoken = lit.some((pair) => is(pair, i, j));
    return [bare ? '·' : value(i, j), marks('cell', spoken && 'lit', is(at, i, j) && 'at')];
  };
  const label = t('learn.picture.grid', {
    at: at?.join(' ') ?? '',
    lit: lit.map(([i, j]) => (bare ? `${i} ${j}` : `${i} ${j}: ${value(i, j)}`)),
  });
  const heads = [markup`<small>n, SG</small>`, ...upto(columns).map(head)];
  const body = upto(rows).map((i): Row => [head(i), upto(columns).map((j) => cell(i, j))]);
  return figure('grid', table(label, heads, body), caption('says new', says));
}
