/** The moves that win or keep a draw, shown on demand. */
import { moveNumber } from '../ui/text/move-count.ts';
import { html, nothing } from 'lit';
import { farAfter } from './far.js';

/** @typedef {import('../engine/types.ts').Analysis} Analysis */
/** @typedef {import('./mex-why.js').MexWhy} Why */
/** @typedef {import('./view.js').Words} Words */

/** The most moves listed. */
const OFFERED = 60;

/** @param {Why} why @param {Analysis} result @param {Words} words */
export function moves(why, result, words) {
  const [list, key] =
    result.outcome === 'D'
      ? [result.moves.filter((move) => move.draws), 'holds']
      : [result.moves.filter((move) => move.wins), 'moves'];
  const hidden = key === 'holds' ? 'why.holds.hidden' : 'why.winning.hidden';
  return html`<section class="moves" part="moves">
    ${why.open ? nothing : html`<p class="soft no-print">${why.t(hidden)}</p>`}
    <button
      class="btn no-print"
      type="button"
      aria-expanded=${why.open ? 'true' : 'false'}
      @click=${() => {
        why.open = !why.open;
        why.tell();
      }}
    >
      ${why.t(`why.${key}.${why.open ? 'hide' : 'show'}`)}
    </button>
    ${
      why.open || why.print === 'answer'
        ? html`<div class=${why.open ? '' : 'answer-only'}>
            <h3>${why.t(`why.${key}.title`)}</h3>
            <p class="soft">${count(why, result, list)}</p>
            ${chips(why, list, words)}
          </div>`
        : nothing
    }
  </section>`;
}

/**
 * The number of such moves.
 * @param {Why} why
 * @param {Analysis} result
 * @param {Analysis['moves']} list
 */
function count(why, result, list) {
  const all = result.moveCount ?? why.t('why.moves.countless');
  if (result.outcome === 'D') return why.t('why.holds.count', { holds: list.length, all });
  if (list.length === 0) return why.t('why.moves.unknown');
  const cut =
    result.moves.length < moveNumber(result.moveCount) && list.length === result.moves.length;
  const more = cut ? why.t('why.moves.more', { all }) : '';
  return `${why.t('why.moves.count', { wins: list.length, all })} ${more}`;
}

/** @param {Why} why @param {Analysis['moves']} list @param {Words} words */
function chips(why, list, words) {
  const after = farAfter(words.t, why.far);
  return html`<ul class="chips" data-row>
    ${list.slice(0, OFFERED).map(
      ({ move, text, to }) =>
        html`<li>
          <button class="btn" type="button" @click=${() => why.try(text, to)}>
            <span>${words.say(move)}</span>
            <span class="to"
              >${words.pictured ? words.show(to) : why.t('why.moves.leaves', { to: why.place(to) })}</span
            >
            ${after.has(text) ? html`<span class="to">${after.get(text)}</span>` : nothing}
          </button>
        </li>`,
    )}
  </ul>`;
}
