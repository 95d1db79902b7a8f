/** What `<mex-table>` shows. */
import { html, nothing } from 'lit';
import { blankMap } from './blank-map.ts';
import { building, restsOn } from './cell-steps.ts';
import { cells } from './cells.ts';
import { drawnPeriod } from '../ui/text/period-mark.ts';
import { dotsDrawing } from './dots-drawing.ts';
import { foldDrawing } from './fold-drawing.ts';
import { mapDrawing } from './map-drawing.ts';
import { pairsMap } from './pairs-map.ts';
import { ruleOf } from '../ui/element/line-rule.ts';
import { tableExport } from './table-export.ts';
import { fields } from './fields.ts';
import * as head from './heading.ts';
import type { MexTable } from './mex-table.ts';
import type { Grid, Table } from '../engine/types.ts';

function fieldsOf(table: MexTable) {
  return fields({
    t: table.t,
    lang: table.lang,
    game: table.game,
    upto: table.upto,
    wrong: table.wrong,
    failure: table.failure,
    setGame: (game) => game !== table.game && table.model.type({ game }),
    setUpto: (value) => table.setUpto(value),
  });
}

/** The fields, the drawing and the table. */
export function tableContent(table: MexTable) {
  const { data } = table;
  const above = table.errorAbove();
  const said = table.model.said.map(({ key, heap }) => {
    const n = table.t('common.number', { n: heap });
    return table.t(`table.${key}`, { heap: n, reached: n });
  });
  return html`${table.edits ? fieldsOf(table) : nothing} ${ruleOf(table, data?.game ?? table.game)}
    ${running(table)} ${above}
    <p class="soft note" role="status">${said.join('')}</p>
    ${
      table.model.halted
        ? html`<button class="btn" type="button" data-again @click=${() => void table.model.load()}>
            ${table.t('table.again')}
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

/** How far a long computation is, with a cancel button. */
export function running(table: MexTable) {
  return head.runningLine(table.t, table.model.progress, () => table.model.stop());
}

function map(table: MexTable, data: Grid) {
  return html`<h3 class="title ${table.edits ? 'print-only' : ''}">
      ${head.titleOf(table.t, data.game)}
    </h3>
    ${head.thirdChoice(table.t, data.third, (third) => (table.model.third = third))}
    ${table.print === 'question' ? blankMap(data) : nothing}
    <div class="drawn drawn-map given-away">${mapDrawing({ grid: data })}</div>`;
}

function plots(table: MexTable, { game, nimbers, period }: Table) {
  if (table.plot === 'map') {
    return html`<div>${pairsMap({ game, upto: table.upto })}</div>`;
  }
  const picked = (n: number) => void table.choose(n);
  const drawn = drawnPeriod(period);
  const { progress } = table.model;
  const total = typeof progress === 'object' ? progress.total : 0;
  return table.plot === 'fold'
    ? html`<div class="drawn drawn-fold">
        ${foldDrawing({ game, nimbers, period: drawn, at: table.at, picked })}
      </div>`
    : html`<div class="drawn drawn-dots">
        ${dotsDrawing({ game, nimbers, period: drawn, total, at: table.at, picked })}
      </div>`;
}

function sequence(table: MexTable, data: Table) {
  const { nimbers, period } = data;
  const { options } = table;
  const t = table.t;
  const on = options ? restsOn(options.list.slice(0, table.step), nimbers.length) : new Set();
  return html`<div class="flow head">
      <h3 class="title ${table.edits ? 'print-only' : ''}">${head.titleOf(t, data.game)}</h3>
      <div class="given-away">${head.periodLine(t, data, Boolean(table.model.progress))}</div>
      ${head.aloneLine(t, data.game)}
      ${table.has('views') ? head.views(t, data, table.plot, (plot) => (table.plot = plot)) : nothing}
      ${
        table.has('columns')
          ? head.columnChoice({
              t,
              period,
              columns: table.columnsShown,
              fitting: table.fitting,
              set: (columns) => (table.columns = columns),
            })
          : nothing
      }
    </div>
    <div class="stack sides">
      ${table.has('plot') ? html`<div class="plot given-away">${plots(table, data)}</div>` : nothing}
      <div class="values">
        <p class="help soft">
          ${table.t('table.cells.help')}
          ${table.marked.length ? table.t('table.cells.followed') : nothing}
        </p>
        ${cells({
          t,
          game: data.game,
          nimbers,
          columns: table.columnsShown,
          at: table.at,
          chosen: table.chosen,
          options: on as Set<number>,
          period: drawnPeriod(period),
          marked: table.marked,
          go: (n) => table.goToCell(n),
          choose: (n) => void table.choose(n),
        })}
      </div>
      ${
        table.chosen === null
          ? nothing
          : building({
              t,
              n: table.chosen,
              nimber: nimbers[table.chosen],
              options: options?.list ?? null,
              all: options?.all ?? 0,
              nimbers,
              step: table.step,
              go: (step) => (table.step = step),
              close: () => table.close(),
            })
      }
    </div>`;
}
