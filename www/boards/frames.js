/** The frames that the boards have in common: of a board, of a cell in it, of all its cells. */
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { setStyle } from '../ui/style/set-style.js';
import { MORE } from './cells.js';

/** @typedef {import('./board.js').MexBoard} Board */
/** @typedef {import('./take-board.js').TakeBoard} TakeBoard */

/**
 * A board as a group: named, described by its help, and told when the pointer leaves it.
 * @param {Board} board
 * @param {{cls: string, style?: import('../ui/style/set-style.js').Styles, leave?: (event: PointerEvent) => void}} looks
 * @param {unknown} content
 */
export function boardFrame(board, { cls, style, leave }, content) {
  return html`<div
    class="${cls} ${board.disabled ? 'disabled' : ''}"
    role="group"
    part="board"
    style=${setStyle(style ?? {})}
    aria-label=${board.label}
    aria-describedby="help"
    @pointerleave=${leave}
  >
    ${content}
  </div>`;
}

/**
 * All cells of a board, each drawn by `one`, and the way to those that are not drawn.
 * @param {TakeBoard} board
 * @param {(cell: string) => unknown} one
 */
export function eachCell(board, one) {
  return repeat(
    board.cells(),
    (cell) => cell,
    (cell) => (cell === MORE ? board.moreCell() : one(cell)),
  );
}

/**
 * A cell on which an amount is chosen: for assistive technology a spin button. Its keys are the
 * board's, see `onKey`.
 *
 * @typedef {object} Spin
 * @property {number} now
 * @property {number} [min]
 * @property {number} max
 * @property {string} [text]
 *
 * @param {TakeBoard} board
 * @param {string} cell
 * @param {object} is
 * @param {string} is.label
 * @param {string} [is.cls]
 * @param {Spin} [is.spin] what is read of its amount
 * @param {boolean} [is.idle] whether nothing can be done with it
 * @param {Partial<Record<'click' | 'down' | 'move' | 'up', (event: any) => void>>} [is.on]
 * @param {unknown} content
 */
export function cellFrame(board, cell, is, content) {
  const { label, cls, idle = board.disabled, on = {} } = is;
  /** @type {Spin} */
  const spin = is.spin ?? board.spin(cell);
  return html`<div
    class=${cls ?? nothing}
    data-cell=${cell}
    role="spinbutton"
    tabindex=${board.tab(cell)}
    aria-label=${label}
    aria-valuenow=${spin.now}
    aria-valuemin=${spin.min ?? 0}
    aria-valuemax=${spin.max}
    aria-valuetext=${spin.text ?? nothing}
    aria-disabled=${idle ? 'true' : 'false'}
    @focus=${() => (board.active = cell)}
    @click=${on.click}
    @pointerdown=${on.down}
    @pointermove=${on.move}
    @pointerup=${on.up}
    @pointercancel=${on.up}
  >
    ${content}
  </div>`;
}
