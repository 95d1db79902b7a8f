/**
 * All pairs of heaps in rows and columns, each with the XOR of both SG values: a sum of two parts, in
 * which a move keeps to its row or its column, or the options of a heap that is split.
 */
import { markup } from '../../ui/text/markup.ts';
import type { T } from './index.ts';

export interface Of {
  /** What the values are of; the tests ask the engine for them. */
  game: string;
  /** SG values of heaps 0, 1, 2, … */
  values: number[];
  rows: number;
  columns: number;
  /** Whether a pair stands there once only. */
  half?: boolean;
}

interface Frame {
  /** Without the values. */
  bare?: boolean;
  /** The pair that is spoken of. */
  at?: [number, number];
  /** Pairs that are spoken of. */
  lit?: [number, number][];
  /** What follows from them, in signs. */
  says?: string;
}

export function grid({ values, rows, columns, half = false }: Of, frame: Frame, t: T) {
  const is = (list: [number, number][], [i, j]: number[]) =>
    list.some(([r, c]) => r === i && c === j);
  const lit = frame.lit ?? [];
  const head = (n: number, scope: 'row' | 'col') =>
    markup`<th scope="${scope}">${n}<small>${values[n]}</small></th>`;
  const cell = (i: number, j: number) => {
    if (half && j > i) return markup`<td class="none"></td>`;
    const at = frame.at && is([frame.at], [i, j]);
    const marks = [at && 'here', is(lit, [i, j]) && 'lit'].filter(Boolean).join(' ');
    const value = values[i] ^ values[j];
    const shown = frame.bare ? '·' : value;
    return markup`<td class="${marks}">${shown}</td>`;
  };
  const numbers = (n: number) => Array.from({ length: n }, (_, i) => i);
  return markup`<figure class="picture grid"><table>
    <caption class="sr">${t('learn.picture.grid', {
      at: frame.at?.join(' ') ?? '',
      lit: lit.map(([i, j]) => (frame.bare ? `${i} ${j}` : `${i} ${j}: ${values[i] ^ values[j]}`)),
    })}</caption>
    <thead><tr><th scope="col"><small>n, SG</small></th>${numbers(columns).map((j) => head(j, 'col'))}</tr></thead>
    <tbody>${numbers(rows).map((i) => markup`<tr>${head(i, 'row')}${numbers(columns).map((j) => cell(i, j))}</tr>`)}</tbody>
  </table>${frame.says ? markup`<figcaption class="says new">${frame.says}</figcaption>` : ''}</figure>`;
}
