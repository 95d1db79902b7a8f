/**
 * The one machine by which a hand makes a move: it chooses, considers what it has chosen, and confirms or cancels
 * that. A board says what may be chosen (of `legal`), which move that is, and how its events are aimed.
 */
import type { BoardEvent, Chosen, Result, State } from './board.ts';
import type { Translate as T } from '../i18n/languages.ts';

/** The events of a type. */
type EventOf<K, E = BoardEvent> = E extends { type: unknown }
  ? K extends E['type']
    ? E & { type: K }
    : never
  : never;

type Reduce<S, U> = (state: S, ui: U, event: BoardEvent, t: T) => Result<U> | null;

/** The readers of a board's events, by their type. */
type Hands<S, U> = {
  [K in BoardEvent['type']]?: (state: S, ui: U, event: EventOf<K>, t: T) => Result<U> | null;
};

/** @param rest reads the events of all other types */
export const byType =
  <S, U>(hands: Hands<S, U>, rest: Reduce<S, U> = () => null): Reduce<S, U> =>
  (state, ui, event, t) =>
    ((hands[event.type] as Reduce<S, U> | undefined) ?? rest)(state, ui, event, t);

/** The form of a choice on a board. `U`: the board's choices. */
interface Choice<S, U> {
  /** The text of the move that is chosen; '' while it is none. */
  move: (state: S, ui: U) => string;
  /** Whether there is something to cancel. */
  isChosen: (ui: U) => boolean;
  /** Nothing chosen; what else was asked for stays. */
  none: (ui: U) => U;
  /** The cell that becomes the tab stop once it is done. */
  stop?: (ui: U) => string;
}

export function choosing<S extends Pick<State, 'live'>, U extends Chosen>(choice: Choice<S, U>) {
  const { move, isChosen, none, stop } = choice;

  const cancel = (ui: U): Result<U> =>
    isChosen(ui) ? { ui: none(ui), preview: null } : { ui: none(ui) };

  function confirm(state: S, ui: U): Result<U> {
    const text = state.live ? move(state, ui) : '';
    if (!text) return { ui };
    const done = { ...cancel(ui), move: text };
    return stop ? { ...done, active: stop(ui) } : done;
  }

  /** A choice may be looked at before it is done. */
  const consider = (state: S, ui: U): Result<U> => ({ ui, preview: move(state, ui) || null });

  /** @param now whether it is done at once, as by a mouse, or by the same again */
  const choose = (state: S, ui: U, now: boolean) =>
    now ? confirm(state, ui) : consider(state, ui);

  /** @param hands what the board itself reads */
  const reducer = (hands: Hands<S, U>) =>
    byType<S, U>({
      confirm: (state, ui) => confirm(state, ui),
      cancel: (_, ui) => cancel(ui),
      ...hands,
    });

  return { cancel, confirm, consider, choose, reducer };
}
