import { html, nothing } from 'lit';
import { atLeast, step } from './amounts.js';
import { BOTH, MORE, SHOWN } from './cells.js';
import { cellFrame } from './frames.js';
import { groupDigits } from './notation.js';
import { isEnter, typed } from '../ui/controls/typed-text.js';

/** @typedef {import('./take-board.js').TakeBoard} Board */

/**
 * The bar where nothing is chosen: why it cannot be, or what can be done.
 * @param {import('./board.js').MexBoard} board
 */
export function helpBar(board, help = board.help()) {
  return html`<div class="bar" part="bar">
    <p class=${board.notice ? 'notice' : 'help'}>${board.notice || (board.disabled ? '' : help)}</p>
  </div>`;
}

/** The bar under the board: what is chosen, to be changed and confirmed without a keyboard. @param {Board} board */
export function takeBar(board) {
  const chosen =
    board.equal && board.picks.size === 2 ? [BOTH] : [...board.picks.keys()].map(String);
  if (board.disabled || !chosen.length) return helpBar(board);
  const total = [...board.picks.values()].reduce((a, b) => a + b, 0);
  return html`<div class="bar" part="bar">
    ${chosen.map((cell) => stepper(board, cell))}
    <button class="do" type="button" tabindex="-1" @click=${() => board.confirm()}>
      ${board.doWord(total)}
    </button>
    <button class="plain" type="button" tabindex="-1" @click=${() => board.clear()}>
      ${board.t('play.cancel')}
    </button>
    ${board.notice ? html`<p class="notice">${board.notice}</p>` : nothing}
  </div>`;
}

/**
 * The bar of a board on which a move is chosen as a whole: what it would be, to be done or not.
 * @param {import('./board.js').MexBoard & {confirm: () => void}} board
 * @param {unknown} chosen what it would be, or null
 * @param {string} [doing] what the button says
 */
export function moveBar(board, chosen, doing) {
  if (board.disabled || !chosen) return helpBar(board);
  return html`<div class="bar" part="bar">
    <span>${chosen}</span>
    ${
      doing
        ? html`<button class="do" type="button" tabindex="-1" @click=${() => board.confirm()}>
            ${doing}
          </button>`
        : nothing
    }
    <button class="plain" type="button" tabindex="-1" @click=${() => board.clear()}>
      ${board.t('play.cancel')}
    </button>
    ${board.notice ? html`<p class="notice">${board.notice}</p>` : nothing}
  </div>`;
}

/** @param {Board} board @param {string} cell */
function stepper(board, cell) {
  const amount = board.amount(cell);
  const ranges = board.ranges(cell);
  const name = board.cellName(cell);
  const to = (/** @type {number} */ n) => board.choose(cell, n);
  return html`<span class="chosen"
    ><span>${name}</span>
    <span class="stepper">
      <button
        type="button"
        tabindex="-1"
        aria-label=${board.t('play.fewer', { name })}
        @click=${() => to(step(ranges, amount, -1, board.unit))}
      >
        −
      </button>
      <input
        tabindex="-1"
        inputmode="numeric"
        autocomplete="off"
        aria-label=${board.t('play.amount_from', { name })}
        size=${Math.max(2, String(amount).length)}
        .value=${typed(String(amount), cell)}
        @change=${(/** @type {any} */ e) => typedAmount(board, cell, e.target)}
        @keydown=${(/** @type {any} */ e) => inField(board, cell, e)}
      />
      <button
        type="button"
        tabindex="-1"
        aria-label=${board.t('play.more_of', { name })}
        ?disabled=${atLeast(ranges, amount + 1, board.unit) === null}
        @click=${() => to(step(ranges, amount, 1, board.unit))}
      >
        +
      </button>
    </span></span
  >`;
}

/** @param {Board} board @param {string} cell @param {HTMLInputElement} field */
function typedAmount(board, cell, field) {
  const number = Number(field.value.normalize('NFKC').replace(/\D/gu, ''));
  board.choose(cell, number);
  field.value = String(board.amount(cell));
}

/** @param {Board} board @param {string} cell @param {KeyboardEvent} event */
function inField(board, cell, event) {
  if (event.key === 'Escape' && !event.isComposing) {
    board.clear();
    board.focusCell(cell);
  } else if (isEnter(event)) {
    typedAmount(board, cell, /** @type {HTMLInputElement} */ (event.target));
    if (!board.notice) board.confirm();
  } else return;
  event.preventDefault();
}

/** The way to the heaps that are not drawn. @param {Board} board */
export function moreHeaps(board) {
  const rest = board.heaps.length - SHOWN;
  if (rest <= 0) return nothing;
  const words = board.t('play.more_heaps', { count: groupDigits(rest) });
  const now = (board.opened ?? 0) + 1;
  const max = board.heaps.length;
  /** @param {KeyboardEvent} event */
  const enter = (event) => {
    if (!isEnter(event)) return;
    event.preventDefault();
    const { target } = event;
    if (target instanceof HTMLInputElement) openTyped(board, target);
    else board.goToOpened();
  };
  return html`<div class="more" @keydown=${enter}>
    ${cellFrame(board, MORE, { label: words, spin: { now, min: 1, max }, idle: false }, words)}
    <span class="stepper"
      ><input
        tabindex="-1"
        inputmode="numeric"
        size="8"
        aria-label=${board.t('play.heap_number')}
        placeholder=${board.t('play.heap_number')}
        @change=${(/** @type {any} */ e) => openTyped(board, e.target)}
    /></span>
  </div>`;
}

/** @param {Board} board @param {HTMLInputElement} field */
function openTyped(board, field) {
  const digits = field.value.normalize('NFKC').replace(/\D/gu, '');
  if (!digits) return;
  board.openHeap(Number(digits));
  field.value = '';
  board.goToOpened();
}
