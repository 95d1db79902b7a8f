/** What stands above a table: its period, and how many numbers stand in a row. */
import { html, nothing } from 'lit';

/** A period is folded into rows no longer than this. */
const FOLD = 40;

/**
 * @param {(key: string, args?: any) => string} t
 * @param {import('../types.js').Table['period']} period
 */
export function periodLine(t, period) {
  if (!period) return html`<p class="period soft">${t('table.period.none')}</p>`;
  const word = period.proven ? 'proven' : 'seen';
  return html`<p class="period" part="period">
    ${t(`table.period.${word}`, period)}
    <span class="badge ${word}">${t(`table.period.${word}.badge`)}</span>
  </p>`;
}

/** Games whose heaps are not independent: the values of several do not add up. */
const ALONE = /^(moore|staircase|merge|fibonacci)\b/;

/**
 * @param {(key: string, args?: any) => string} t
 * @param {string} game
 */
export function aloneLine(t, game) {
  return ALONE.test(game) ? html`<p class="soft">${t('table.alone')}</p>` : nothing;
}

/**
 * @param {object} is
 * @param {(key: string, args?: any) => string} is.t
 * @param {import('../types.js').Table['period']} is.period
 * @param {number} is.columns now
 * @param {number} is.fitting as many as there is room for
 * @param {(columns: number) => void} is.set
 */
export function columnChoice({ t, period, columns, fitting, set }) {
  if (!period || period.length < 2 || period.length > FOLD || period.length === fitting) {
    return nothing;
  }
  const button = (/** @type {number} */ count, /** @type {string} */ words) =>
    html`<button
      class="btn"
      type="button"
      aria-pressed=${columns === count ? 'true' : 'false'}
      @click=${() => set(count)}
    >
      ${words}
    </button>`;
  return html`<div class="columns no-print" role="group" aria-label=${t('table.columns')}>
    <span class="soft" aria-hidden="true">${t('table.columns')}</span>
    ${button(fitting, String(fitting))} ${button(period.length, t('table.columns.period', period))}
  </div>`;
}
