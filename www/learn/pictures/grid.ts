/**
 * All pairs of heaps in rows and columns, each with the XOR of both SG values: a sum of two parts,
 * where a move stays in its row or its column, or the options of a heap that a move splits.
 */
import { markup } from '../../ui/text/markup.ts';
import { caption, figure, marks, table, upto, type Cell, type Row } from './draw.ts';
import type { Translate as T } from '../../i18n/languages.ts';

export interface Of {
  /** The game of the values; the tests compare them with the engine. */
  game: string;
  /** SG values of heaps 0, 1, 2, … */
  values: number[];
  rows: number;
  columns: number;
  /** Whether each pair occurs only once. */
  half?: boolean;
}

interface Frame {
  /** Whether values are omitted. */
  bare?: boolean;
  /** The pair that the step is about. */
  at?: [number, number];
  /** The pairs that the step is about. */
  lit?: [number, number][];
  /** The conclusion from them, in signs. */
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
