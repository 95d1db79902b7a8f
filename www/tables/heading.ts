/** The heading of a table: its period and the controls for its columns. */
import { html, nothing } from 'lit';
import { cardOf } from '../games.ts';
import { certificate, noPeriod } from '../ui/text/period-proof.ts';
import { choice } from '../ui/controls/choice.ts';
import { numberField } from '../ui/controls/number-field.ts';
import type { Table } from '../engine/types.ts';
import type { Translate } from '../i18n/languages.ts';
import type { MexTable } from './mex-table.ts';

/** The maximum length of the third row, for the map of a game on three rows. */
const THIRD = 64;

/** The maximum period for which a choice of columns is offered. */
const FOLD = 40;

/** Draw the period or the closed form with its proof, or the heap up to which no period was found. */
export function periodLine({ t, model }: MexTable, { period, proof, nimbers }: Table) {
  const reached = t('common.number', { n: nimbers.length - 1 });
  if (!period && !proof) {
    const said = model.progress
      ? t('table.period.none.yet', { reached })
      : noPeriod(t, nimbers.length - 1);
    return html`<p class="period soft" part="period">${said}</p>`;
  }
  const word = !period || period.proven ? 'proven' : 'seen';
  return html`<p class="period" part="period">
    ${period ? t(period.saltus ? 'table.period.saltus' : 'table.period.line', period) : t('table.period.closed')}
    <span class="badge ${word}">${t(`table.period.${word}.badge`)}</span>
    ${
      word === 'seen'
        ? html`<span class="soft">${t('table.period.upto', { reached })}</span>`
        : proof
          ? html`<span class="certificate">${certificate(t, proof)}</span>`
          : nothing
    }
  </p>`;
}

/** Return whether the value of a position is the nim-sum of the values of its heaps. */
const addsUp = (game: string) => cardOf(game)?.addsUp ?? true;

export const aloneLine = (t: Translate, game: string) =>
  addsUp(game) ? nothing : html`<p class="soft">${t('table.alone')}</p>`;

/**
 * Draw the choice between as many columns as fit and one period, if the two differ and the period is at least
 * 2 and at most `FOLD`.
 */
export function columnChoice(table: MexTable, period: Table['period']) {
  const { t, fitting } = table;
  const length = Number(period?.length ?? 0);
  if (length < 2 || length > FOLD || length === fitting) return nothing;
  return choice({
    label: t('table.columns'),
    options: [
      [fitting, String(fitting)],
      [length, t('table.columns.period', period!)],
    ],
    now: table.columnsShown,
    set: (columns) => (table.columns = columns),
    said: true,
  });
}

/** Draw the progress of a long computation, with a cancel button. */
export function runningLine({ t, model }: MexTable) {
  const { progress } = model;
  if (!progress) return nothing;
  const known = typeof progress === 'object' ? progress : null;
  const number = (n: number) => t('common.number', { n });
  return html`<p class="flow running" role="status">
    <progress
      aria-label=${t('table.working')}
      max="1"
      value=${known ? known.reached / Math.max(1, known.total) : nothing}
    ></progress>
    ${t('table.working')}
    ${
      known
        ? html`<span aria-hidden="true"
            >${t('table.reached', { reached: number(known.reached), total: number(known.total) })}</span
          >`
        : nothing
    }
    <button class="btn" type="button" data-cancel @click=${() => model.stop()}>
      ${t('common.cancel')}
    </button>
  </p>`;
}

export type View = 'dots' | 'fold' | 'map';

/** Draw the choice of drawing: dots, rows of one period, or a map of two heaps. */
export function views(table: MexTable, { period, game }: Table) {
  const { t } = table;
  const map = addsUp(game) ? [['map', t('table.view.map')] as const] : [];
  return choice<View>({
    label: t('table.view'),
    options: [
      ['dots', t('table.view.dots')],
      ['fold', t(period && !period.saltus ? 'table.view.fold' : 'table.view.fold.any')],
      ...map,
    ],
    now: table.plot,
    set: (plot) => (table.plot = plot),
    said: true,
  });
}

/** Draw the field for the length of the third row, for the map of a game on three rows. */
export function thirdChoice({ t, model }: MexTable, third: number | null) {
  if (third === null) return nothing;
  return numberField({
    t,
    id: 'third',
    label: t('table.map.third'),
    value: third,
    least: 0,
    most: THIRD,
    set: (value) => (model.third = value),
    kind: 'number',
  });
}

/** Draw the title; the spaces in the game's text are kept. */
export function titleOf({ t, shown }: MexTable, game: string) {
  const [before, after] = t('table.title', { game: '\n' }).split('\n');
  return html`<h3 class="title ${shown.edits ? 'print-only' : ''}">
    ${before}<code>${game}</code>${after}
  </h3>`;
}
