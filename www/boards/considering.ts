/**
 * Boards on which a cell is a move: it is considered by pointing at it, by a key or by a tap, and done
 * by the same again. A mouse has seen what would happen and does it at once.
 */
import { isAct } from './keys.ts';
import type { BoardEvent, KeyEvent, Result as ResultType, State } from './board.ts';
import type { Translate as T } from '../i18n/languages.ts';

type Result = ResultType<Ui>;

export interface Ui {
  /** The cell that is considered. */
  chosen: string | null;
  notice: string;
}

interface Moves {
  /** Of the move. */
  text: (state: State, cell: string) => string;
  /** The cell that a key leads to; null: to none, undefined: the key does not lead anywhere. */
  next: (state: State, event: KeyEvent) => string | null | undefined;
  /** Why a cell is no move; '' where it is one. */
  refusal?: (cell: string, t: T) => string;
}

export const start: Ui = { chosen: null, notice: '' };

export function considering({ text, next, refusal }: Moves) {
  function consider(state: State, ui: Ui, cell: string, t: T): Result {
    if (!state.live) return { ui };
    const notice = refusal?.(cell, t) ?? '';
    if (notice) return { ui: { chosen: null, notice }, preview: null };
    return { ui: { chosen: cell, notice }, preview: text(state, cell) };
  }

  const cancel = ({ chosen, notice }: Ui): Result =>
    chosen !== null || notice ? { ui: start, preview: null } : { ui: start };

  const confirm = (state: State, ui: Ui): Result =>
    state.live && ui.chosen !== null ? { ...cancel(ui), move: text(state, ui.chosen) } : { ui };

  function onKey(state: State, ui: Ui, event: KeyEvent, t: T): Result | null {
    const to = next(state, event);
    if (to) return { ...consider(state, ui, to, t), focus: to };
    if (to === null) return { ui };
    const { key, cell } = event;
    if (!isAct(key) || !cell) return null;
    return ui.chosen === cell ? confirm(state, ui) : consider(state, ui, cell, t);
  }

  return function reduce(state: State, ui: Ui, event: BoardEvent, t: T): Result | null {
    switch (event.type) {
      case 'point':
        return event.pointer === 'touch' ? null : consider(state, ui, event.act.cell, t);
      case 'leave':
        return event.pointer === 'mouse' ? cancel(ui) : null;
      case 'press': {
        const now = consider(state, ui, event.act.cell, t);
        const done = ui.chosen === event.act.cell || event.pointer === 'mouse';
        return {
          ...(done && now.ui.chosen !== null ? confirm(state, now.ui) : now),
          active: event.act.cell,
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
