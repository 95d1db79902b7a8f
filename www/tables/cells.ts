/** The values as a grid of cells: one tab stop, arrow keys within. */
import { html, nothing } from 'lit';
import { sign } from '../ui/pictures/signs.ts';
import type { Translate } from '../i18n/languages.ts';

/** Rows on a page of the table. */
export const PAGE = 20;

/** The heaps of the page that holds `n`. */
export function pageOf(n: number, columns: number, count: number) {
  const size = PAGE * columns;
  const from = Math.floor(n / size) * size;
  return { from, to: Math.min(count - 1, from + size - 1), size };
}

/** The target of an arrow key from cell `n`, or null for other keys. */
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

export function cells(is: {
  t: Translate;
  game: string;
  nimbers: ArrayLike<number>;
  columns: number;
  /** The cell with the tab stop. */ at: number;
  chosen: number | null;
  /** Cells that the chosen one leads to. */ options: Set<number>;
  period: { preperiod: number; length: number } | null;
  /** Heaps of a position that is followed. */ marked?: number[];
  go: (n: number) => void;
  choose: (n: number) => void;
}) {
  const { t, game, nimbers, columns, at, chosen, options, period, marked = [], go, choose } = is;
  const { from, to, size } = pageOf(at, columns, nimbers.length);
  const rows = [];
  for (let n = from; n <= to; n += columns) rows.push(n);

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
    go(next);
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
      period && n === period.preperiod ? 'begins' : '',
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
        aria-label=${t('table.cells', { game, upto: nimbers.length - 1 })}
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
            <button
              type="button"
              class="tool"
              aria-label=${t('table.page.back')}
              title=${t('table.page.back')}
              aria-disabled=${from === 0 ? 'true' : nothing}
              @click=${() => from > 0 && go(from - size)}
            >
              ${sign('back')}
            </button>
            <span>${t('table.page', { from, to, all: nimbers.length - 1 })}</span>
            <button
              type="button"
              class="tool"
              aria-label=${t('table.page.forward')}
              title=${t('table.page.forward')}
              aria-disabled=${to >= nimbers.length - 1 ? 'true' : nothing}
              @click=${() => to < nimbers.length - 1 && go(from + size)}
            >
              ${sign('forward')}
            </button>
          </div>`
        : nothing
    }`;
}
