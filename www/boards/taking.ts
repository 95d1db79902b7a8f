/**
 * Boards on which a move is an amount from a heap: what is chosen by pointer, keys, digits or the
 * stepper in the bar, as a pure function of the events. What a heap looks like, and the words, are
 * left to the board.
 */
import { allows, atLeast, both, isFull, least, listAmounts, most, step } from './amounts.ts';
import type { Ranges } from './amounts.ts';
import { BOTH, MORE, SHOWN } from './cells.ts';
import { choosing } from './choosing.ts';
import { along, amountOf, isAct, isDigit } from './keys.ts';
import { groupDigits, takeText, takenBy, takesText } from './notation.ts';
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

/** Heap → amount. */
export type Picks = Map<number, number>;

export interface Ui {
  /** The present choice. */
  picks: Picks;
  /** What the mouse points at. */
  hover: Picks | null;
  /** A heap beyond the drawn ones that was asked for. */
  extra: number | null;
  /** The heap that was last asked for by number. */
  opened: number | null;
  /** Why something cannot be done. */
  notice: string;
  /** Digits typed in quick succession. */
  typed: string;
  /** when, in milliseconds */
  typedAt: number;
}

export type { Translate as T };

export interface Words {
  help: (state: State, t: T) => string;
  /** That nothing can be done with a cell. */
  nothing: (t: T, cell: string) => string;
  /** What the confirming button says. */
  act: (t: T, count: string) => string;
  /** What would happen. */
  would: (t: T, cell: string, take: number, left: number | null) => string;
  /** Of a cell in the bar. */
  name: (t: T, cell: string, state: State) => string;
  /** Of a move. */
  text?: (picks: Picks, state: State) => string;
}

export type { State };

/** How long typed digits belong to the same number, in milliseconds. */
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

/** @returns sizes of the heaps */
export const heapsOf = ({ board }: State): Big[] => board?.heaps ?? [];

/** How many heaps one move may touch. */
const severalOf = ({ legal }: State) => (legal?.equal ? 1 : (legal?.heapsPerMove ?? 1));

/** Amounts go in steps of this. */
export const unitOf = ({ legal }: State) => Number(legal?.unit ?? 1);

/** Whether the same may be taken from both of two heaps. */
const isEqual = (state: State) => Boolean(state.legal?.equal) && heapsOf(state).length === 2;

/** What the last move took from a heap. */
export const justTaken = ({ last }: State, i: number) => takenBy(last?.move).get(i) ?? 0;

/** Indexes of the heaps that are drawn. */
export function shownOf(state: State, { extra }: Ui) {
  const count = heapsOf(state).length;
  const all = Math.min(count, SHOWN);
  const list = Array.from({ length: all }, (_, i) => i);
  // A heap that was asked for, and those that have just changed, are to be seen too.
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

/** @returns amounts that may be taken there */
export function rangesOf({ legal }: State, cell: string | number): Ranges {
  const takes = (legal?.takes ?? []) as Ranges[];
  if (cell === BOTH) return both(takes[0] ?? [], takes[1] ?? []);
  return takes[Number(cell)] ?? [];
}

/** What would be taken from a heap, if what is chosen or pointed at were done. */
export const pickedOf = ({ hover, picks }: Ui, i: number) => (hover ?? picks).get(i) ?? 0;

/** What was chosen in a cell. */
export function amountIn(state: State, { picks }: Ui, cell: string) {
  if (cell === BOTH) return picks.size === 2 ? (picks.get(0) ?? 0) : 0;
  if (isEqual(state) && picks.size === 2) return 0;
  return picks.get(Number(cell)) ?? 0;
}

/** Winning amounts of a heap, as marked. */
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

/** The most that each heap has shown. */
export function remember(memory: Map<number, number>, state: State, ui: Ui) {
  for (const i of shownOf(state, ui)) {
    const size = Number(heapsOf(state)[i]) + justTaken(state, i);
    memory.set(i, Math.max(memory.get(i) ?? 0, size));
  }
}

/** Digits typed in quick succession are one number. */
export const typeOn = <U extends { typed: string; typedAt: number }>(
  ui: U,
  digit: string,
  now: number,
): U => ({
  ...ui,
  typed: now - ui.typedAt < TYPING ? ui.typed + digit : digit,
  typedAt: now,
});

/** The text of a move that takes from heaps. */
const takingText = (picks: Picks) =>
  picks.size === 1 ? takeText(...[...picks][0]) : takesText(picks);

/**
 * The picks with an amount chosen in a cell; null when the move would touch too many heaps.
 */
function withAmount(state: State, { picks }: Ui, cell: string, amount: number): Picks | null {
  if (cell === BOTH) return new Map(amount ? [0, 1].map((i) => [i, amount]) : []);
  const several = severalOf(state);
  const next = new Map(several > 1 ? picks : []);
  if (amount) next.set(Number(cell), amount);
  else next.delete(Number(cell));
  return next.size > several ? null : next;
}

/** What assistive technology reads of a cell. */
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

/** The hooks of a board on which amounts are taken. */
export type Taking<U extends Ui> = Required<
  Pick<
    Board<Position, Legal, U>,
    'start' | 'cells' | 'reduce' | 'bar' | 'more' | 'help' | 'remember'
  >
>;

/** @param free what else a hand may hold on the board, while it holds nothing */
export function taking<H extends object = object>(words: Words, free: H = {} as H): Taking<Ui & H> {
  type U = Ui & H;
  type Result = ResultType<U>;
  const { text = takingText } = words;
  const isHeld = (ui: U) => (Object.keys(free) as (keyof H)[]).some((key) => ui[key] !== free[key]);
  const refusal = (state: State, cell: string, amount: number, t: T) => {
    const ranges = rangesOf(state, cell);
    if (!ranges.length) return words.nothing(t, cell);
    return t('play.not_allowed', { amount, allowed: listAmounts(ranges, 8, unitOf(state)) });
  };

  /** Chooses an amount; says so when it may not be. */
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

  /** Considers the amounts that the hand points at, or else those that it has chosen. */
  const seen = (state: State, ui: U): Result => ({
    ...consider(state, { ...ui, picks: ui.hover ?? ui.picks }),
    ui,
  });

  /** The pointer is over nothing. */
  const leave = (state: State, ui: U) =>
    seen(state, { ...ui, hover: null, notice: ui.picks.size ? ui.notice : '' });

  /** The pointer is over an amount. */
  function point(state: State, ui: U, { act, pointer }: PointEvent): Result {
    if (!state.live || pointer === 'touch') return { ui };
    if (!act.amount) return leave(state, ui);
    const { cell, amount } = act;
    const may = allows(rangesOf(state, cell), amount, unitOf(state));
    const hover = may ? withAmount(state, ui, cell, amount) : null;
    // Why another amount may not be taken is said when it is pressed.
    return seen(state, { ...ui, hover, notice: hover ? '' : ui.notice });
  }

  /**
   * An amount was clicked or tapped: a mouse has seen what would happen and does it at once; a finger,
   * and a player who may choose in several heaps chooses first and confirms by the same again. Of a heap
   * too large to draw, the least is chosen.
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
   * Draws a heap beyond the first ones.
   * @param number 1-based
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
    // "1" may be the beginning of "12": only a number that cannot go on is refused aloud.
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

  /** Stones are lifted as by a mouse that points at them; why they may not be is said. */
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

  /** What stands below the board. */
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

  /** The way to the heaps that are not drawn. */
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
