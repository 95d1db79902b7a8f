/** What stands below a board that is a scene: what is chosen, to be changed and confirmed by hand. */
import { html, nothing } from 'lit';
import { isEnter, typed } from '../ui/controls/typed-text.js';
import { MORE } from './cells.js';

/**
 * @typedef {import('./scene-board.js').SceneBoard} Board
 *
 * @typedef {object} Chosen an amount that is chosen in a cell
 * @property {string} cell
 * @property {string} name
 * @property {number} amount
 * @property {string} [whose] changes when the cell means something else
 * @property {number | null} less the next smaller one
 * @property {number | null} more the next larger one
 *
 * @typedef {object} Bar
 * @property {Chosen[]} [chosen]
 * @property {string} [says] in place of amounts: what the move would be
 * @property {string} [act] what the confirming button says
 * @property {{ label: string, event: any }[]} [acts] further buttons
 *
 * @typedef {{ label: string, now: number, max: number }} More
 */

/** @param {HTMLInputElement} field */
const digitsOf = ({ value }) => value.normalize('NFKC').replace(/\D/gu, '');

/** The bar; where nothing is chosen, why it cannot be, or what can be done. @param {Board} board @param {Bar} bar */
export function barOf(board, { chosen = [], says, act, acts = [] }) {
  const { notice } = board.ui;
  if (board.disabled || !(chosen.length || says)) {
    const help = board.disabled ? '' : board.help();
    return html`<div class="bar" part="bar">
      <p class=${notice ? 'notice' : 'help'}>${notice || help}</p>
    </div>`;
  }
  const button = (
    /** @type {string} */ cls,
    /** @type {string} */ label,
    /** @type {any} */ event,
  ) =>
    html`<button class=${cls} type="button" tabindex="-1" @click=${() => board.send(event)}>
      ${label}
    </button>`;
  return html`<div class="bar" part="bar">
    ${says ? html`<span>${says}</span>` : nothing}
    ${chosen.map(
      (one) => html`<span class="chosen"><span>${one.name}</span> ${stepper(board, one)}</span>`,
    )}
    ${act ? button('do', act, { type: 'confirm' }) : nothing}
    ${acts.map(({ label, event }) => button('plain', label, event))}
    ${button('plain', board.t('play.cancel'), { type: 'cancel' })}
    ${notice ? html`<p class="notice">${notice}</p>` : nothing}
  </div>`;
}

/** @param {Board} board @param {Chosen} chosen */
export function stepper(board, { cell, whose = cell, name, amount, less, more }) {
  const to = (/** @type {number | null} */ n) =>
    n !== null && board.send({ type: 'choose', cell, amount: n });
  const set = (/** @type {HTMLInputElement} */ field) => {
    to(Number(digitsOf(field) || NaN));
    field.value = String(board.amountIn(cell));
  };
  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    if (event.key === 'Escape' && !event.isComposing) {
      board.send({ type: 'cancel' });
      board.focusCell(cell);
    } else if (isEnter(event)) {
      set(/** @type {HTMLInputElement} */ (event.target));
      if (!board.ui.notice) board.send({ type: 'confirm' });
    } else return;
    event.preventDefault();
  };
  return html`<span class="stepper">
    <button
      type="button"
      tabindex="-1"
      aria-label=${board.t('play.fewer', { name })}
      ?disabled=${less === null}
      @click=${() => to(less)}
    >
      −
    </button>
    <input
      tabindex="-1"
      inputmode="numeric"
      autocomplete="off"
      aria-label=${board.t('play.amount_from', { name })}
      size=${Math.max(2, String(amount).length)}
      .value=${typed(String(amount), whose)}
      @change=${(/** @type {any} */ e) => set(e.target)}
      @keydown=${onKey}
    />
    <button
      type="button"
      tabindex="-1"
      aria-label=${board.t('play.more_of', { name })}
      ?disabled=${more === null}
      @click=${() => to(more)}
    >
      +
    </button>
  </span>`;
}

/** The way to what is not drawn. @param {Board} board @param {More} more */
export function moreOf(board, { label, now, max }) {
  const open = (/** @type {HTMLInputElement} */ field) => {
    const digits = digitsOf(field);
    if (!digits) return;
    board.send({ type: 'open', number: Number(digits) });
    field.value = '';
    board.goToOpened();
  };
  /** @param {KeyboardEvent} event */
  const enter = (event) => {
    if (!isEnter(event)) return;
    event.preventDefault();
    const { target } = event;
    if (target instanceof HTMLInputElement) open(target);
    else board.goToOpened();
  };
  return html`<div class="more" @keydown=${enter}>
    <div
      data-cell=${MORE}
      role="spinbutton"
      tabindex=${board.tab(MORE)}
      aria-label=${label}
      aria-valuenow=${now}
      aria-valuemin="1"
      aria-valuemax=${max}
      aria-disabled="false"
      @focus=${() => (board.active = MORE)}
    >
      ${label}
    </div>
    <span class="stepper"
      ><input
        tabindex="-1"
        inputmode="numeric"
        size="8"
        aria-label=${board.t('play.heap_number')}
        placeholder=${board.t('play.heap_number')}
        @change=${(/** @type {any} */ e) => open(e.target)}
    /></span>
  </div>`;
}

/** A cell by its numbers, where it may not be drawn. @param {Board} board @param {string[]} labels */
export function numberFields(board, labels) {
  /** @param {Event} event */
  const set = ({ currentTarget }) => {
    const inputs = /** @type {HTMLElement} */ (currentTarget).querySelectorAll('input');
    const numbers = [...inputs].map((field) => Number(digitsOf(field)));
    board.send({ type: 'numbers', numbers });
  };
  return html`<div class="by-number" @input=${set}>
    ${labels.map(
      (label) =>
        html`<label
          >${label} <span class="stepper"><input tabindex="-1" inputmode="numeric" size="4" /></span
        ></label>`,
    )}
  </div>`;
}
