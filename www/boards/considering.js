/**
 * Boards on which a cell is a move: it is considered by pointing at it, by a key or by a tap, and done
 * by the same again. A mouse has seen what would happen and does it at once.
 *
 * @typedef {import('./scene-board.js').State} State
 * @typedef {import('./scene-board.js').Event} Event
 * @typedef {import('./scene-board.js').Result<Ui>} Result
 * @typedef {(key: string, args?: any) => string} T
 *
 * @typedef {object} Ui
 * @property {string | null} chosen the cell that is considered
 * @property {string} notice
 *
 * @typedef {object} Moves
 * @property {(state: State, cell: string) => string} text of the move
 * @property {(state: State, event: Event) => string | null | undefined} next the cell that a key leads to;
 *   null: to none, undefined: the key does not lead anywhere
 * @property {(cell: string, t: T) => string} [refusal] why a cell is no move; '' where it is one
 */
import { isAct } from './keys.js';

/** @type {Ui} */
export const start = { chosen: null, notice: '' };

/** @param {Moves} moves */
export function considering({ text, next, refusal }) {
  /** @param {State} state @param {Ui} ui @param {string} cell @param {T} t @returns {Result} */
  function consider(state, ui, cell, t) {
    if (!state.live) return { ui };
    const notice = refusal?.(cell, t) ?? '';
    if (notice) return { ui: { chosen: null, notice }, preview: null };
    return { ui: { chosen: cell, notice }, preview: text(state, cell) };
  }

  /** @param {Ui} ui @returns {Result} */
  const cancel = ({ chosen, notice }) =>
    chosen !== null || notice ? { ui: start, preview: null } : { ui: start };

  /** @param {State} state @param {Ui} ui @returns {Result} */
  const confirm = (state, ui) =>
    state.live && ui.chosen !== null ? { ...cancel(ui), move: text(state, ui.chosen) } : { ui };

  /** @param {State} state @param {Ui} ui @param {Event} event @param {T} t @returns {Result | null} */
  function onKey(state, ui, event, t) {
    const to = next(state, event);
    if (to) return { ...consider(state, ui, to, t), focus: to };
    if (to === null) return { ui };
    const { key, cell } = event;
    if (!isAct(key) || !cell) return null;
    return ui.chosen === cell ? confirm(state, ui) : consider(state, ui, cell, t);
  }

  /** @param {State} state @param {Ui} ui @param {Event} event @param {T} t @returns {Result | null} */
  return function reduce(state, ui, event, t) {
    const { type, act, pointer } = event;
    switch (type) {
      case 'point':
        return pointer === 'touch' ? null : consider(state, ui, act.cell, t);
      case 'leave':
        return pointer === 'mouse' ? cancel(ui) : null;
      case 'press': {
        const now = consider(state, ui, act.cell, t);
        const done = ui.chosen === act.cell || pointer === 'mouse';
        return {
          ...(done && now.ui.chosen !== null ? confirm(state, now.ui) : now),
          active: act.cell,
        };
      }
      case 'key':
        return onKey(state, ui, event, t);
      case 'confirm':
        return confirm(state, ui);
      case 'cancel':
        return cancel(ui);
      default:
        return null;
    }
  };
}
