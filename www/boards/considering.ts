/**
 * Boards on which a cell is a move: it is considered by pointing at it, by a key or by a tap, and done
 * by the same again. A mouse has seen what would happen and does it at once.
 */
import { choosing } from './choosing.ts';
import { isAct } from './keys.ts';
import type { KeyEvent, PointEvent, Result, State } from './board.ts';
import type { Translate as T } from '../i18n/languages.ts';

/** The choices of a board on which a cell is a move. */
export interface Ui {
  /** The cell that is considered. */
  chosen: string | null;
  notice: string;
}

interface Moves<S> {
  /** Of the move. */
  text: (state: S, cell: string) => string;
  /** The cell that a key leads to; null: to none, undefined: the key does not lead anywhere. */
  next: (state: S, event: KeyEvent) => string | null | undefined;
  /** Why a cell is no move; '' where it is one. */
  refusal?: (cell: string, t: T, state: S) => string;
}

export const start: Ui = { chosen: null, notice: '' };

export function considering<S extends Pick<State, 'live'> = State>({
  text,
  next,
  refusal,
}: Moves<S>) {
  const { cancel, confirm, consider, reducer } = choosing<S, Ui>({
    move: (state, { chosen }) => (chosen === null ? '' : text(state, chosen)),
    isChosen: ({ chosen, notice }) => chosen !== null || notice !== '',
    none: () => start,
  });

  function aim(state: S, ui: Ui, cell: string, t: T): Result<Ui> {
    if (!state.live) return { ui };
    const notice = refusal?.(cell, t, state) ?? '';
    return consider(state, { chosen: notice ? null : cell, notice });
  }

  function press(state: S, ui: Ui, { act, pointer }: PointEvent, t: T): Result<Ui> {
    const aimed = aim(state, ui, act.cell, t);
    const done = (ui.chosen === act.cell || pointer === 'mouse') && aimed.ui.chosen !== null;
    return { ...(done ? confirm(state, aimed.ui) : aimed), active: act.cell };
  }

  function key(state: S, ui: Ui, event: KeyEvent, t: T): Result<Ui> | null {
    const to = next(state, event);
    if (to) return { ...aim(state, ui, to, t), focus: to };
    if (to === null) return { ui };
    const { cell } = event;
    if (!isAct(event.key) || !cell) return null;
    return ui.chosen === cell ? confirm(state, ui) : aim(state, ui, cell, t);
  }

  return reducer({
    point: (state, ui, { act, pointer }, t) =>
      pointer === 'touch' ? null : aim(state, ui, act.cell, t),
    leave: (_state, ui, { pointer }) => (pointer === 'mouse' ? cancel(ui) : null),
    press,
    key,
  });
}
