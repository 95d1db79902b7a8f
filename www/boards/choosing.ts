/**
 * The state machine by which a person makes a move: choose a move, then confirm or cancel the choice. A board
 * defines what may be chosen, which move a choice is, and how its events change the choice.
 */
import type { BoardEvent, Chosen, Result, State } from './board.ts';
import type { Translate as T } from '../i18n/languages.ts';

/** The events of type `K`. */
type EventOf<K, E = BoardEvent> = E extends { type: unknown }
  ? K extends E['type']
    ? E & { type: K }
    : never
  : never;

type Reduce<S, U> = (state: S, ui: U, event: BoardEvent, t: T) => Result<U> | null;

/** The handlers of a board's events, by type of event. */
type Hands<S, U> = {
  [K in BoardEvent['type']]?: (state: S, ui: U, event: EventOf<K>, t: T) => Result<U> | null;
};

/**
 * Return a reducer that passes each event to the handler of its type.
 * @param rest handles the events of all types without a handler
 */
export const byType =
  <S, U>(hands: Hands<S, U>, rest: Reduce<S, U> = () => null): Reduce<S, U> =>
  (state, ui, event, t) =>
    ((hands[event.type] as Reduce<S, U> | undefined) ?? rest)(state, ui, event, t);

/** The rules of choosing a move on a board. `U` is the type of the board's choices. */
interface Choice<S, U> {
  /** Return the text of the chosen move, or '' if the choice is incomplete. */
  move: (state: S, ui: U) => string;
  /** Return whether there is a choice or a notice to cancel. */
  isChosen: (ui: U) => boolean;
  /** Return the choices with no move chosen; other fields may be kept. */
  none: (ui: U) => U;
  /** Return the key of the cell that becomes the tab stop after the move. */
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

  /** Show the chosen move without making it. */
  const consider = (state: S, ui: U): Result<U> => ({ ui, preview: move(state, ui) || null });

  /** @param now whether to make the move at once instead of showing it */
  const choose = (state: S, ui: U, now: boolean) =>
    now ? confirm(state, ui) : consider(state, ui);

  /** @param hands the board's own handlers, which may replace those of `confirm` and `cancel` */
  const reducer = (hands: Hands<S, U>) =>
    byType<S, U>({
      confirm,
      cancel: (_, ui) => cancel(ui),
      ...hands,
    });

  return { cancel, confirm, consider, choose, reducer };
}
