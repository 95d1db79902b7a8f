/**
 * A table of positions that two numbers describe, with N and P: marks come case by case, and the
 * moves from one cell lead to others.
 */
import { markup } from '../../ui/text/markup.ts';
import type { T } from './index.ts';

export interface Cases {
  rows: number[];
  columns: number[];
  /** Of the row's number and of the column's. */
  names: [string, string];
}

interface Frame {
  /** By `row,column`. */
  marks?: Record<string, 'N' | 'P'>;
  /** The cells of this case. */
  at?: string[];
  /** The cells that their moves lead to. */
  lit?: string[];
}

export function cases({ rows, columns, names }: Cases, frame: Frame, t: T) {
  const { marks = {}, at = [], lit = [] } = frame;
  const cell = (key: string) => {
    const mark = marks[key] ?? '';
    const is = [at.includes(key) && 'at', lit.includes(key) && 'lit'].filter(Boolean).join(' ');
    return markup`<td class="${is}">${mark ? markup`<b class="${mark} ${at.includes(key) ? 'new' : ''}">${mark}</b>` : ''}</td>`;
  };
  return markup`<figure class="picture cases"><table>
    <caption class="sr">${t('learn.picture.cases', { names, at, lit })}</caption>
    <thead><tr><th scope="col">${names[0]} \\ ${names[1]}</th>${columns.map((column) => markup`<th scope="col">${column}</th>`)}</tr></thead>
    <tbody>${rows.map(
      (row) =>
        markup`<tr><th scope="row">${row}</th>${columns.map((column) => cell(`${row},${column}`))}</tr>`,
    )}</tbody>
  </table></figure>`;
}
