/**
 * Boards on which a move takes amounts from heaps. The choice by pointer, keys, digits or the stepper in the
 * bar is a pure function of the events. The board defines how a heap looks, and the texts.
 */
import { allows, atLeast, both, isFull, least, listAmounts, most, step } from './amounts.ts';
import type { Ranges } from './amounts.ts';
import { BOTH, MORE, SHOWN } from './cells.ts';
import { choosing } from './choosing.ts';
import { along, amountOf, isAct, isDigit } from './keys.ts';
import { groupDigits, takenBy, takesText } from './notation.ts';
import type {
  Act,
  Big,
  Board,
  KeyEvent,
  Legal,
  PointEvent,
  Position,
  Result as ResultType,
  State,
} from './board.ts';
import type { Translate, Translate as T } from '../i18n/languages.ts';

/** The chosen amounts by the index of the heap. */
export type Picks = Map<number, number>;

export interface Ui {
  /** The chosen amounts. */
  picks: Picks;
  /** The amounts at which the mouse points, or null. */
  hover: Picks | null;
  /** The index of an otherwise undrawn heap that was opened by its number, or null. */
  extra: number | null;
  /** The index of the heap that was last opened by its number, or null. */
  opened: number | null;
  /** The reason why an action was refused, or ''. */
  notice: string;
  /** The digits typed in quick succession. */
  typed: string;
  /** The time in milliseconds at which the last digit was typed. */
  typedAt: number;
}

export type { Translate as T };

export interface Words {
  help: (state: State, t: T) => string;
  /** Return the text that no amount can be taken in a cell. */
  nothing: (t: T, cell: string) => string;
  /** Return the label of the confirming button. */
  act: (t: T, count: string) => string;
  /** Return a text about the result of the chosen amount. */
  would: (t: T, cell: string, take: number, left: number | null) => string;
  /** Return the name of a cell for the bar. */
  name: (t: T, cell: string, state: State) => string;
  /** Return the text of a move. */
  text?: (picks: Picks, state: State) => string;
}

export type { State };

/** The largest time in milliseconds between two digits of one typed number. */
const TYPING = 1500;

export const start: Ui = {
  picks: new Map(),
  hover: null,
  extra: null,
  opened: null,
  notice: '',
  typed: '',
  typedAt: 0,
};

/** @returns the sizes of the heaps */
export const heapsOf = ({ board }: State): Big[] => board?.heaps ?? [];

/** Return the largest number of heaps from which a move may take amounts independent of each other. */
const severalOf = ({ legal }: State) => (legal?.equal ? 1 : (legal?.heapsPerMove ?? 1));

/** Return the unit whose multiples may be taken, counted from the lower end of each range. */
export const unitOf = ({ legal }: State) => Number(legal?.unit ?? 1);

/** Return whether a move may take the same amount from both of two heaps. */
const isEqual = (state: State) => Boolean(state.legal?.equal) && heapsOf(state).length === 2;

/** Return the amount that the last move took from a heap. */
export const justTaken = ({ last }: State, i: number) => takenBy(last?.move).get(i) ?? 0;

/** Return the indices of the heaps that are drawn. */
export function shownOf(state: State, { extra }: Ui) {
  const count = heapsOf(state).length;
  const all = Math.min(count, SHOWN);
  const list = Array.from({ length: all }, (_, i) => i);
  // Draw also a heap that was opened by its number, and heaps that the last move changed.
  const also = [...takenBy(state.last?.move).keys()].slice(0, 6);
  if (extra !== null) also.push(extra);
  for (const i of [...new Set(also)].sort((x, y) => x - y)) {
    if (i >= all && i < count) list.push(i);
  }
  return list;
}

export function cells(state: State, ui: Ui): string[] {
  const list = shownOf(state, ui).map(String);
  if (isEqual(state)) list.splice(1, 0, BOTH);
  if (heapsOf(state).length > SHOWN) list.push(MORE);
  return list;
}

/** @returns the amounts that may be taken in a cell */
export function rangesOf({ legal }: State, cell: string | number): Ranges {
  const takes = (legal?.takes ?? []) as Ranges[];
  if (cell === BOTH) return both(takes[0] ?? [], takes[1] ?? []);
  return takes[Number(cell)] ?? [];
}

/** Return the amount that the move under the mouse, or else the chosen move, takes from a heap. */
export const pickedOf = ({ hover, picks }: Ui, i: number) => (hover ?? picks).get(i) ?? 0;

/** Return the amount chosen in a cell. */
export function amountIn(state: State, { picks }: Ui, cell: string) {
  if (cell === BOTH) return picks.size === 2 ? (picks.get(0) ?? 0) : 0;
  if (isEqual(state) && picks.size === 2) return 0;
  return picks.get(Number(cell)) ?? 0;
}

/** Return the amounts in a cell that are marked as winning. */
export function winsOf(state: State, cell: string | number): Set<number> {
  const out = new Set<number>();
  for (const move of state.hints) {
    const taken = takenBy(move);
    const pair = move.kind === 'takes' && taken.size === 2;
    if (cell === BOTH ? pair && isEqual(state) : taken.size === 1 && taken.has(Number(cell))) {
      out.add(Number([...taken.values()][0]));
    }
  }
  return out;
}

/** Store the largest size that each drawn heap has had. */
export function remember(memory: Map<number, number>, state: State, ui: Ui) {
  for (const i of shownOf(state, ui)) {
    const size = Number(heapsOf(state)[i]) + justTaken(state, i);
    memory.set(i, Math.max(memory.get(i) ?? 0, size));
  }
}

/** Return the choices with a digit appended to the typed number, which begins anew after `TYPING` ms. */
export const typeOn = <U extends { typed: string; typedAt: number }>(
  ui: U,
  digit: string,
  now: number,
): U => ({
  ...ui,
  typed: now - ui.typedAt < TYPING ? ui.typed + digit : digit,
  typedAt: now,
});

/** Return the choice with an amount set in a cell, or null if the move would touch too many heaps. */
function withAmount(state: State, { picks }: Ui, cell: string, amount: number): Picks | null {
  if (cell === BOTH) return new Map(amount ? [0, 1].map((i) => [i, amount]) : []);
  const several = severalOf(state);
  const next = new Map(several > 1 ? picks : []);
  if (amount) next.set(Number(cell), amount);
  else next.delete(Number(cell));
  return next.size > several ? null : next;
}

/** Return the ARIA values of a cell, as a spin button over its amounts. */
export function spin(state: State, ui: Ui, cell: string, t: T, words: Words) {
  const amount = amountIn(state, ui, cell);
  const ranges = rangesOf(state, cell);
  const unit = unitOf(state);
  const left = cell === BOTH ? null : Number(heapsOf(state)[Number(cell)]) - amount;
  const chosen = () => words.would(t, cell, amount, left);
  const none = () => {
    if (!ranges.length) return words.nothing(t, cell);
    if (isFull(ranges, unit)) return t('play.none_chosen');
    return t('play.none_chosen_of', { allowed: listAmounts(ranges, 8, unit) });
  };
  return {
    valuenow: amount,
    valuemin: 0,
    valuemax: most(ranges, unit),
    valuetext: amount ? chosen() : none(),
    disabled: !state.live,
  };
}

/** The functions of a board on which amounts are taken. */
export type Taking<U extends Ui> = Required<
  Pick<
    Board<Position, Legal, U>,
    'start' | 'cells' | 'reduce' | 'bar' | 'more' | 'help' | 'remember'
  >
>;

/**
 * Return the functions of a board on which amounts are taken.
 * @param free further choices of the board, with the values they have if nothing is chosen
 */
export function taking<H extends object = object>(words: Words, free: H = {} as H): Taking<Ui & H> {
  type U = Ui & H;
  type Result = ResultType<U>;
  const { text = takesText } = words;
  const isHeld = (ui: U) => (Object.keys(free) as (keyof H)[]).some((key) => ui[key] !== free[key]);
  const refusal = (state: State, cell: string, amount: number, t: T) => {
    const ranges = rangesOf(state, cell);
    if (!ranges.length) return words.nothing(t, cell);
    return t('play.not_allowed', { amount, allowed: listAmounts(ranges, 8, unitOf(state)) });
  };

  /** Choose an amount, or show the reason if the amount is illegal. */
  function choose(state: State, ui: U, cell: string, amount: number, t: T): Result {
    if (!state.live) return { ui };
    if (amount && !allows(rangesOf(state, cell), amount, unitOf(state))) {
      return { ui: { ...ui, notice: refusal(state, cell, amount, t) } };
    }
    const picks = withAmount(state, ui, cell, amount);
    if (!picks) {
      return {
        ui: { ...ui, notice: t('play.at_most_heaps', { count: severalOf(state) }) },
      };
    }
    return consider(state, { ...ui, picks, hover: null, notice: '' });
  }

  const { cancel, confirm, consider, reducer } = choosing<State, U>({
    move: (state, { picks }) => (picks.size ? text(picks, state) : ''),
    isChosen: (ui) => ui.picks.size > 0 || ui.hover !== null || ui.notice !== '' || isHeld(ui),
    none: (ui) => ({ ...ui, picks: start.picks, hover: null, notice: '', typed: '', ...free }),
  });

  /** Show the move under the mouse, or else the chosen move. */
  const seen = (state: State, ui: U): Result => ({
    ...consider(state, { ...ui, picks: ui.hover ?? ui.picks }),
    ui,
  });

  /** Handle a pointer that is over no amount. */
  const leave = (state: State, ui: U) =>
    seen(state, { ...ui, hover: null, notice: ui.picks.size ? ui.notice : '' });

  /** Handle a pointer that is over an amount. */
  function point(state: State, ui: U, { act, pointer }: PointEvent): Result {
    if (!state.live || pointer === 'touch') return { ui };
    if (!act.amount) return leave(state, ui);
    const { cell, amount } = act;
    const may = allows(rangesOf(state, cell), amount, unitOf(state));
    const hover = may ? withAmount(state, ui, cell, amount) : null;
    // The reason why an amount is illegal is shown only when it is pressed.
    return seen(state, { ...ui, hover, notice: hover ? '' : ui.notice });
  }

  /**
   * Handle a click or tap on an amount. A mouse makes the move at once, since pointing has already shown it.
   * With a finger, or if a move may take from several heaps, a first click chooses and a second click on the
   * same amount confirms. In a heap that is too large to draw, the least amount is chosen.
   */
  function press(state: State, ui: U, { act, pointer }: PointEvent, t: T): Result {
    const { cell } = act;
    const now = amountIn(state, ui, cell);
    const active = cell;
    if (act.amount === undefined) {
      const first = least(rangesOf(state, cell)) || 1;
      return now ? { ui, active } : { ...choose(state, ui, cell, first, t), active };
    }
    if (!state.live || !act.amount) return { ui, active };
    if (now === act.amount) return { ...confirm(state, ui), active };
    const chosen = choose(state, ui, cell, act.amount, t);
    const done = !chosen.ui.notice && severalOf(state) === 1 && pointer === 'mouse';
    return { ...(done ? confirm(state, chosen.ui) : chosen), active };
  }

  /**
   * Open a heap by its number; a heap beyond the first `SHOWN` ones is then drawn too.
   * @param number the number of the heap, from 1
   */
  function open(state: State, ui: U, number: number) {
    const count = heapsOf(state).length;
    if (!Number.isInteger(number) || number < 1 || number > count) return { ui };
    const extra = number > SHOWN ? number - 1 : ui.extra;
    return { ui: { ...ui, extra, opened: number - 1, notice: '' } };
  }

  function digit(state: State, ui: U, { cell, key, now }: KeyEvent, t: T): Result {
    const next = typeOn(ui, key, now);
    const number = Number(next.typed);
    if (cell === MORE) return open(state, next, number);
    const ranges = rangesOf(state, cell);
    // "1" may be the beginning of "12": an illegal number shows an error only if no further digit can make it
    // legal.
    const may = !number || allows(ranges, number, unitOf(state));
    return may || number * 10 > most(ranges) ? choose(state, next, cell, number, t) : { ui: next };
  }

  function key(state: State, ui: U, event: KeyEvent, t: T): Result | null {
    const { cell, cells: all } = event;
    const delta = along(event.key);
    if (delta) {
      const left = severalOf(state) === 1 ? cancel(ui) : { ui };
      const at = Math.max(0, Math.min(all.length - 1, all.indexOf(cell) + delta));
      return { ...left, ui: { ...left.ui, typed: '' }, focus: all[at] };
    }
    if (isDigit(event.key)) return digit(state, ui, event, t);
    if (cell === MORE) return null;
    const ranges = rangesOf(state, cell);
    const now = amountIn(state, ui, cell);
    const set = (amount: number) =>
      choose(state, { ...ui, typed: '' }, cell, amount || ranges.length ? amount : 1, t);
    const asked = amountOf(event.key, now, {
      least: least(ranges),
      most: most(ranges, unitOf(state)),
      step: (by) => step(ranges, now, by, unitOf(state)),
    });
    if (asked !== null) return set(asked);
    if (event.key === 'Delete' || event.key === 'Backspace') return set(0);
    if (!isAct(event.key)) return null;
    return ui.picks.size ? confirm(state, ui) : set(least(ranges));
  }

  /** Lift stones that the pointer drags, or show the reason if their amount is illegal. */
  function lift(state: State, ui: U, { act }: { act: Act }, t: T): Result {
    if (!act.amount) return { ui, lifted: false };
    const pointed = point(state, ui, { type: 'point', act, pointer: 'mouse' });
    if (pointed.ui.hover) return { ...pointed, lifted: true };
    return { ...press(state, ui, { type: 'press', act, pointer: 'mouse' }, t), lifted: false };
  }

  const reduce = reducer({
    point,
    leave,
    press,
    key,
    choose: (state, ui, { cell, amount }, t) => choose(state, ui, cell, amount, t),
    open: (state, ui, { number }) => open(state, ui, number),
    lift,
    drop: (state, ui, { act, over }, t) =>
      over ? press(state, ui, { type: 'press', act, pointer: 'mouse' }, t) : leave(state, ui),
  });

  /** Return the content of the bar below the board. */
  function bar(state: State, ui: U, t: T) {
    const { picks } = ui;
    const both = isEqual(state) && picks.size === 2;
    const chosen = both ? [BOTH] : [...picks.keys()].map(String);
    const total = [...picks.values()].reduce((a, b) => a + b, 0);
    const unit = unitOf(state);
    return {
      chosen: chosen.map((cell) => {
        const amount = amountIn(state, ui, cell);
        const ranges = rangesOf(state, cell);
        return {
          cell,
          name: words.name(t, cell, state),
          amount,
          less: step(ranges, amount, -1, unit),
          more: atLeast(ranges, amount + 1, unit) === null ? null : step(ranges, amount, 1, unit),
        };
      }),
      act: words.act(t, groupDigits(total)),
    };
  }

  /** Return the control that opens undrawn heaps, or null if all heaps are drawn. */
  function more(state: State, ui: U, t: T) {
    const max = heapsOf(state).length;
    if (max <= SHOWN) return null;
    const label = t('play.more_heaps', { count: groupDigits(max - SHOWN) });
    return { label, now: (ui.opened ?? 0) + 1, max };
  }

  const help = (state: State, _ui: U, t: T) => words.help(state, t);
  return { start: { ...start, ...free }, cells, reduce, bar, more, help, remember };
}

export const takeWords: Words = {
  help: (state, t) => {
    const count = severalOf(state);
    return t(count > 1 ? 'play.help_several' : 'play.help_take', { count });
  },
  nothing: (t) => t('play.nothing_here'),
  act: (t, count) => t('play.take_n', { count }),
  would: (t, _cell, take, left) => t('play.would', { take, left }),
  name: (t, cell) =>
    cell === BOTH ? t('play.both_heaps') : t('play.heap_n', { n: Number(cell) + 1 }),
};
