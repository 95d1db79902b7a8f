/**
 * A table of positions that two numbers describe, with N and P: marks come case by case, and the
 * moves from one cell lead to others.
 */
import { css } from 'lit';
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

export const casesStyle = css`
  .cases table {
    border-collapse: separate;
    border-spacing: 2px;
    font-variant-numeric: tabular-nums;
  }
  .cases th {
    padding: 2px 4px;
    color: var(--mex-ink-soft);
    font-size: calc(0.8125 * var(--mex-em, 1rem));
    font-weight: 600;
    white-space: nowrap;
  }
  .cases td {
    width: 30px;
    height: 30px;
    padding: 0;
    border: 1px solid var(--mex-line);
    border-radius: 6px;
    background: var(--mex-surface);
    text-align: center;
  }
  .cases b {
    display: inline-grid;
    place-items: center;
    width: 20px;
    height: 20px;
    border-radius: 50%;
    background: var(--mex-win);
    color: var(--mex-surface);
    font-size: calc(0.75 * var(--mex-em, 1rem));
  }
  .cases b.P {
    border-radius: 4px;
    background: var(--mex-lose);
  }
  .cases td.lit {
    background: var(--mex-accent-soft);
    border-color: var(--mex-accent);
    box-shadow: inset 0 0 0 1px var(--mex-accent);
  }
  .cases td.at {
    background: var(--mex-amber-soft);
    border-color: var(--mex-amber);
    box-shadow: inset 0 0 0 1.5px var(--mex-amber);
  }
`;
