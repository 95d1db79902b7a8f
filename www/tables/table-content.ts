/** The contents of `<mex-table>`. */
import { html, nothing } from 'lit';
import { blankMap } from './blank-map.ts';
import { building, restsOn } from './cell-steps.ts';
import { cells } from './cells.ts';
import { conjecturePanel } from './find/conjecture.ts';
import { drawnPeriod } from '../ui/text/period-mark.ts';
import { dotsDrawing } from './dots-drawing.ts';
import { errorText } from '../ui/element/error-text.ts';
import { field } from '../ui/controls/text-field.ts';
import { foldDrawing } from './fold-drawing.ts';
import { lostLine } from './lost-heaps.ts';
import { mapDrawing } from './map-drawing.ts';
import { pairsMap } from './pairs-map.ts';
import { ruleOf } from '../ui/element/line-rule.ts';
import { tableExport } from './table-export.ts';
import * as head from './heading.ts';
import type { MexTable } from './mex-table.ts';
import type { Grid, Table } from '../engine/types.ts';

/** Draw the fields above a table: the game and the last heap. */
function fieldsOf(table: MexTable) {
  const { t, game, upto, wrong, failure } = table;
  const set = (text: string) => {
    if (text !== game) table.model.type({ game: text });
  };
  const error = failure && {
    says: errorText(table.lang, failure, game, set),
    span: failure.details?.field === 'position' ? null : failure.span,
  };
  return html`<div class="fields no-print" part="controls">
    ${field({ id: 'game', label: t('page.game_label'), value: game, set, error })}
    ${field({
      id: 'upto',
      label: t('table.upto'),
      value: wrong ?? String(upto),
      numeric: true,
      set: (text) => table.setUpto(text),
      error: wrong === null ? null : { says: t('table.upto.expected'), span: [0, wrong.length] },
    })}
  </div>`;
}

/** Draw the fields, the drawing and the table. */
export function tableContent(table: MexTable) {
  const { data, model, t } = table;
  const said = model.said.map(({ key, heap }) => {
    const n = t('common.number', { n: heap });
    return t(`table.${key}`, { heap: n, reached: n });
  });
  return html`${table.shown.edits ? fieldsOf(table) : nothing}
    ${ruleOf(table, data?.game ?? table.game)} ${head.runningLine(table)} ${table.errorAbove()}
    <p class="soft note" role="status">${said.join('')}</p>
    ${
      model.halted
        ? html`<button class="btn" type="button" data-again @click=${() => void model.load()}>
            ${t('table.again')}
          </button>`
        : nothing
    }
    ${data && 'width' in data ? map(table, data) : data ? sequence(table, data) : nothing}
    ${
      data && table.has('export')
        ? html`<div class="export">${tableExport({ data, columns: table.columnsShown })}</div>`
        : nothing
    }`;
}

/** Draw the claim of the attribute `claim`, which the reader may edit, and the verdict. */
function claimOf(table: MexTable, { game, reached }: Table) {
  const set = (claim: string) => (table.claim = claim);
  return html`<div class="find given-away" part="claim">
    ${conjecturePanel({ game, claim: table.claim, upto: reached, set })}
  </div>`;
}

const map = (table: MexTable, data: Grid) =>
  html`${head.titleOf(table, data.game)} ${head.thirdChoice(table, data.third)}
    ${table.print === 'question' ? blankMap(data) : nothing}
    <div class="drawn drawn-map given-away">${mapDrawing({ grid: data })}</div>`;

function plots(table: MexTable, { game, nimbers, period }: Table) {
  const { at, plot, upto, model } = table;
  if (plot === 'map') return html`<div>${pairsMap({ game, upto })}</div>`;
  const picked = (n: number) => void table.choose(n);
  const shown = { game, nimbers, period: drawnPeriod(period), at, picked };
  const total = typeof model.progress === 'object' ? model.progress.total : 0;
  return html`<div class="drawn drawn-${plot}">
    ${plot === 'fold' ? foldDrawing(shown) : dotsDrawing({ ...shown, total })}
  </div>`;
}

function sequence(table: MexTable, whole: Table) {
  const { t, options, chosen } = table;
  const data = table.isQuestion ? { ...whole, period: null } : whole;
  const { nimbers } = data;
  const on = restsOn(options?.list.slice(0, table.step) ?? [], nimbers.length);
  return html`<div class="whole">
      <div class="flow head">
        ${head.titleOf(table, data.game)}
        ${table.isQuestion ? nothing : html`<div class="given-away">${head.periodLine(table, data)}</div>`}
        ${head.aloneLine(t, data.game)}
        <div class="given-away lost">${lostLine({ nimbers })}</div>
        ${table.has('views') ? head.views(table, data) : nothing}
        ${table.has('columns') ? head.columnChoice(table, data.period) : nothing}
      </div>
      <div class="stack sides">
        ${table.has('plot') ? html`<div class="plot given-away">${plots(table, data)}</div>` : nothing}
        <div class="values">
          <p class="help soft">
            ${t('table.cells.help')} ${table.marked.length ? t('table.cells.followed') : nothing}
          </p>
          ${cells(table, data, on)}
        </div>
        ${chosen === null ? nothing : building(table, nimbers, chosen)}
      </div>
    </div>
    ${table.claim ? claimOf(table, data) : nothing}`;
}
