/**
 * Boards on which each cell is a move. Pointing at a cell, focusing it by a key, or tapping it shows the
 * move; Enter, the space bar or a tap then makes the move. A click of a mouse makes the move at once, since
 * pointing has already shown it.
 */
import { choosing } from './choosing.ts';
import { isAct } from './keys.ts';
import type { KeyEvent, PointEvent, Result, State } from './board.ts';
import type { Translate as T } from '../i18n/languages.ts';

/** The choices of a board on which a cell is a move. */
export interface Ui {
  /** The key of the cell whose move is shown, or null. */
  chosen: string | null;
  notice: string;
}

interface Moves<S> {
  /** Return the text of the move in a cell. */
  text: (state: S, cell: string) => string;
  /**
   * Return the cell to which a key moves the focus: null if there is no such cell, or undefined if the key
   * does not move the focus.
   */
  next: (state: S, event: KeyEvent) => string | null | undefined;
  /** Return the reason why a cell is not a legal move, or '' if the cell is one. */
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
