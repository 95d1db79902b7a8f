/** Helpers for drawing the pictures: frames, tables, texts and marks. */
import { markup } from '../../ui/text/markup.ts';

/** Join class names, without falsy ones. */
export const marks = (...names: unknown[]) => names.filter(Boolean).join(' ');

export const upto = (n: number) => Array.from({ length: n }, (_, i) => i);

export const nimSum = (values: number[]) => values.reduce((a, b) => a ^ b, 0);

/** The powers of two of the binary columns of some numbers, highest first. */
export const powersOf = (values: number[]) =>
  upto(Math.max(...values, 1).toString(2).length)
    .map((bit) => 2 ** bit)
    .reverse();

export const figure = (kind: string, ...content: unknown[]) =>
  markup`<figure class="picture ${kind}">${content}</figure>`;

export const svg = (width: number, height: number, label: string, ...content: unknown[]) =>
  markup`<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${label}">${content}</svg>`;

/** A text around its middle; `inside` a shape, around its height as well. */
export const text = (x: number, y: number, content: unknown, kind = '', inside = false) =>
  markup`<text class="${kind}" x="${x}" y="${y}" dy="${inside ? '0.36em' : 0}" text-anchor="middle">${content}</text>`;

/** A line below, if there is one. */
export const caption = (kind: string, content: unknown) =>
  content ? markup`<figcaption class="${kind}">${content}</figcaption>` : '';

/** Content and class of a cell. */
export type Cell = [content: unknown, kind?: unknown];

export type Row = [head: unknown, cells: Cell[], kind?: unknown];

/** A digit of a number, which was another one before. */
export const digit = (power: number, value: number, before = value): Cell => [
  value & power ? 1 : 0,
  marks(value & power && 'one', (value ^ before) & power && 'changed new'),
];

/** @param heads of all columns; the first column has the heads of the rows */
export function table(label: string, heads: unknown[], rows: Row[], foot: Row[] = [], marked = -1) {
  const is = (i: number, kind?: unknown) => marks(kind, i >= 0 && i === marked && 'col');
  const row = ([head, cells, kind]: Row) =>
    markup`<tr class="${marks(kind)}"><th scope="row">${head}</th>${cells.map(([content, own], i) => markup`<td class="${is(i, own)}">${content}</td>`)}</tr>`;
  return markup`<table><caption class="sr">${label}</caption>
    <thead><tr>${heads.map((head, i) => markup`<th scope="col" class="${is(i - 1)}">${head}</th>`)}</tr></thead>
    <tbody>${rows.map(row)}</tbody>
    ${foot.length ? markup`<tfoot>${foot.map(row)}</tfoot>` : ''}
  </table>`;
}
