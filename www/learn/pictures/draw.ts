/** Helpers for drawing the pictures: frames, tables, texts and marks. */
import { markup } from '../../ui/text/markup.ts';

/** Join class names with spaces, skipping falsy values. */
export const marks = (...names: unknown[]) => names.filter(Boolean).join(' ');

export const upto = (n: number) => Array.from({ length: n }, (_, i) => i);

export const nimSum = (values: number[]) => values.reduce((a, b) => a ^ b, 0);

/** Return the powers of two, highest first, that are needed to write all the numbers in binary. */
export const powersOf = (values: number[]) =>
  upto(Math.max(...values, 1).toString(2).length)
    .map((bit) => 2 ** bit)
    .reverse();

export const figure = (kind: string, ...content: unknown[]) =>
  markup`<figure class="picture ${kind}">${content}</figure>`;

export const svg = (width: number, height: number, label: string, ...content: unknown[]) =>
  markup`<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${label}">${content}</svg>`;

/**
 * Draw an SVG text centred horizontally at `x`. With `inside`, the text is also centred vertically at `y`.
 */
export const text = (x: number, y: number, content: unknown, kind = '', inside = false) =>
  markup`<text class="${kind}" x="${x}" y="${y}" dy="${inside ? '0.36em' : 0}" text-anchor="middle">${content}</text>`;

/** Draw a caption with the content, or nothing if the content is empty. */
export const caption = (kind: string, content: unknown) =>
  content ? markup`<figcaption class="${kind}">${content}</figcaption>` : '';

/** The content and the class names of a table cell. */
export type Cell = [content: unknown, kind?: unknown];

export type Row = [head: unknown, cells: Cell[], kind?: unknown];

/** Return the cell of one binary digit of `value`, marked as changed if the digit differs in `before`. */
export const digit = (power: number, value: number, before = value): Cell => [
  value & power ? 1 : 0,
  marks(value & power && 'one', (value ^ before) & power && 'changed new'),
];

/** @param heads the headings of all columns, including the first column, which contains the row headings */
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
