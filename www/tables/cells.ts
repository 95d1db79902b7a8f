/** The values as a grid of cells. The grid is one tab stop, and the arrow keys move within it. */
import { html, nothing } from 'lit';
import { tool } from '../ui/controls/tool-button.ts';
import { drawnPeriod } from '../ui/text/period-mark.ts';
import type { Table } from '../engine/types.ts';
import type { MexTable } from './mex-table.ts';

/** The number of rows on a page of the table. */
export const PAGE = 20;

/** Return the first and last heap of the page that contains heap `n`, and the number of heaps on a page. */
export function pageOf(n: number, columns: number, count: number) {
  const size = PAGE * columns;
  const from = Math.floor(n / size) * size;
  return { from, to: Math.min(count - 1, from + size - 1), size };
}

/** Return the cell to which a navigation key moves from cell `n`; null for other keys. */
export function walk(
  key: string,
  ctrl: boolean,
  n: number,
  columns: number,
  count: number,
): number | null {
  const row = n - (n % columns);
  const to: Record<string, number> = {
    ArrowLeft: n - 1,
    ArrowRight: n + 1,
    ArrowUp: n - columns,
    ArrowDown: n + columns,
    Home: ctrl ? 0 : row,
    End: ctrl ? count - 1 : row + columns - 1,
    PageUp: n - 10 * columns,
    PageDown: n + 10 * columns,
  };
  if (!(key in to)) return null;
  const at = to[key];
  if (at < 0) return key === 'PageUp' ? n % columns : n;
  return at >= count ? (key === 'ArrowDown' ? n : count - 1) : at;
}

/** @param options the cells to which the chosen heap has moves */
export function cells(table: MexTable, { game, nimbers, period }: Table, options: Set<number>) {
  const { t, at, chosen, marked, columnsShown: columns } = table;
  const { from, to, size } = pageOf(at, columns, nimbers.length);
  const last = nimbers.length - 1;
  const rows = [];
  for (let n = from; n <= to; n += columns) rows.push(n);
  const begins = drawnPeriod(period)?.preperiod;
  const choose = (n: number) => void table.choose(n);

  const onKey = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      choose(at);
      return;
    }
    const next = walk(event.key, event.ctrlKey, at, columns, nimbers.length);
    if (next === null) return;
    event.preventDefault();
    table.goToCell(next);
  };
  const onClick = (event: Event) => {
    const cell = (event.target as Element).closest('td[data-n]');
    if (cell) choose(Number(cell.getAttribute('data-n')));
  };
  const cell = (n: number) => {
    if (n > to) return html`<td class="none"></td>`;
    const classes = [
      nimbers[n] === 0 ? 'zero' : '',
      n === chosen ? 'chosen' : '',
      options.has(n) ? 'option' : '',
      marked.includes(n) ? 'marked' : '',
      n === begins ? 'begins' : '',
    ].join(' ');
    return html`<td
      role="gridcell"
      data-n=${n}
      class=${classes}
      tabindex=${n === at ? 0 : -1}
      aria-selected=${n === chosen ? 'true' : 'false'}
      aria-current=${marked.includes(n) ? 'true' : nothing}
      aria-label=${t('table.cell.label', { n, nimber: nimbers[n] })}
    >
      <span class="left-blank">${nimbers[n]}</span>
    </td>`;
  };
  return html`<div class="scroll" part="table">
      <table
        class="cells"
        role="grid"
        aria-label=${t('table.cells', { game, upto: last })}
        aria-rowcount=${Math.ceil(nimbers.length / columns) + 1}
        @keydown=${onKey}
        @click=${onClick}
      >
        <thead>
          <tr role="row">
            <th scope="col" class="corner">${t('table.row.from')}</th>
            ${Array.from({ length: columns }, (_, i) => html`<th scope="col">+${i}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (start) =>
              html`<tr role="row" aria-rowindex=${start / columns + 2}>
                <th scope="row">${start}</th>
                ${Array.from({ length: columns }, (_, i) => cell(start + i))}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${
      nimbers.length > size
        ? html`<div class="pages no-print">
            ${tool('back', t('table.page.back'), () => table.goToCell(from - size), from === 0)}
            <span>${t('table.page', { from, to, all: last })}</span>
            ${tool('forward', t('table.page.forward'), () => table.goToCell(from + size), to >= last)}
          </div>`
        : nothing
    }`;
}
