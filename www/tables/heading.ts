/** The heading of a table: its period and the controls for its columns. */
import { html, nothing } from 'lit';
import { cardOf } from '../games.ts';
import { certificate } from '../ui/text/period-proof.ts';
import { numberField } from '../ui/controls/number-field.ts';
import type { Table } from '../engine/types.ts';
import type { Translate } from '../i18n/languages.ts';

/** The longest third row of a map. */
const THIRD = 64;

/** The longest period shown as rows. */
const FOLD = 40;

/**
 * The period and its proof, or how far none was found.
 * @param growing whether more is still computed
 */
export function periodLine(t: Translate, { period, proof, nimbers }: Table, growing: boolean) {
  const reached = t('common.number', { n: nimbers.length - 1 });
  if (!period && proof) {
    return html`<p class="period" part="period">
      ${t('table.period.closed')}
      <span class="badge proven">${t('table.period.proven.badge')}</span>
      <span class="certificate">${certificate(t, proof)}</span>
    </p>`;
  }
  if (!period) {
    const key = growing ? 'table.period.none.yet' : 'table.period.none';
    return html`<p class="period soft" part="period">${t(key, { reached })}</p>`;
  }
  const word = period.proven ? 'proven' : 'seen';
  const key = period.saltus ? 'table.period.saltus' : 'table.period.line';
  return html`<p class="period" part="period">
    ${t(key, period)}
    <span class="badge ${word}">${t(`table.period.${word}.badge`)}</span>
    ${period.proven ? nothing : html`<span class="soft">${t('table.period.upto', { reached })}</span>`}
    ${
      period.proven && proof
        ? html`<span class="certificate">${certificate(t, proof, period)}</span>`
        : nothing
    }
  </p>`;
}

/** Whether the values of several heaps are added. */
const addsUp = (game: string) => cardOf(game)?.addsUp ?? true;

export function aloneLine(t: Translate, game: string) {
  return !addsUp(game) ? html`<p class="soft">${t('table.alone')}</p>` : nothing;
}

export function columnChoice({
  t,
  period,
  columns,
  fitting,
  set,
}: {
  t: Translate;
  period: Table['period'];
  /** Now. */ columns: number;
  /** As many as there is room for. */ fitting: number;
  set: (columns: number) => void;
}) {
  const length = Number(period?.length ?? 0);
  if (length < 2 || length > FOLD || length === fitting) return nothing;
  const button = (count: number, words: string) =>
    html`<button
      class="btn"
      type="button"
      aria-pressed=${columns === count ? 'true' : 'false'}
      @click=${() => set(count)}
    >
      ${words}
    </button>`;
  return html`<div class="columns no-print" role="toolbar" aria-label=${t('table.columns')}>
    <span class="soft" aria-hidden="true">${t('table.columns')}</span>
    ${button(fitting, String(fitting))} ${button(length, t('table.columns.period', period!))}
  </div>`;
}

/** The progress of a long computation, with a cancel button. */
export function runningLine(
  t: Translate,
  busy: false | true | { reached: number; total: number },
  cancel: () => void,
) {
  if (!busy) return nothing;
  const known = typeof busy === 'object' ? busy : null;
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
            >${t('table.reached', {
              reached: t('common.number', { n: known.reached }),
              total: t('common.number', { n: known.total }),
            })}</span
          >`
        : nothing
    }
    <button class="btn" type="button" data-cancel @click=${cancel}>${t('table.cancel')}</button>
  </p>`;
}

export type View = 'dots' | 'fold' | 'map';

/** Dots, rows of one period, or a map of two heaps. */
export function views(
  t: Translate,
  { period, game }: Table,
  plot: View,
  set: (plot: View) => void,
) {
  const button = (which: View, words: string) =>
    html`<button
      class="btn"
      type="button"
      data-view=${which}
      aria-pressed=${plot === which ? 'true' : 'false'}
      @click=${() => set(which)}
    >
      ${words}
    </button>`;
  return html`<div class="columns no-print" role="toolbar" aria-label=${t('table.view')}>
    <span class="soft" aria-hidden="true">${t('table.view')}</span>
    ${button('dots', t('table.view.dots'))}
    ${button('fold', t(period && !period.saltus ? 'table.view.fold' : 'table.view.fold.any'))}
    ${addsUp(game) ? button('map', t('table.view.map')) : nothing}
  </div>`;
}

/**
 * How long the third row is, on a map of bars with three rows.
 * @param third null on other maps
 */
export function thirdChoice(t: Translate, third: number | null, set: (third: number) => void) {
  if (third === null) return nothing;
  const label = t('table.map.third');
  return numberField({
    t,
    id: 'third',
    label,
    value: third,
    least: 0,
    most: THIRD,
    set,
    kind: 'third',
  });
}

/** The title; spaces of the game's text are kept. */
export function titleOf(t: Translate, game: string) {
  const [before, after] = t('table.title', { game: '\n' }).split('\n');
  return html`${before}<code>${game}</code>${after}`;
}
