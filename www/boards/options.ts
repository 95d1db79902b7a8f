/**
 * Heaps that may break: user-written rules, take-and-break codes, Kayles, Grundy's game … A heap is drawn as
 * a row of stones. If every option is the result of taking a run of adjacent stones, a run is chosen in the
 * row. In any case, the resulting heaps can be chosen from a list.
 */
import { inCell, inRows, nothing, stacked } from '../scene/scene.ts';
import { having, inOrder, inRing, inRow, isRow, keyOf, numbersIn } from './breaking.ts';
import { choosing } from './choosing.ts';
import { MORE } from './cells.ts';
import { around } from './crosses.ts';
import { sizeAndName } from './heaps.ts';
import { along, amountOf, isAct } from './keys.ts';
import { groupDigits, optionText } from './notation.ts';
import { ring } from './options-ring.ts';
import { DRAWN, band, crossBetween, pips, row } from './options-row.ts';
import {
  start as nothingTaken,
  takeWords,
  taking,
  cells as takeCells,
  heapsOf,
  typeOn,
} from './taking.ts';
import type { Option, Run, Runs } from './breaking.ts';
import type {
  KeyEvent,
  Legal,
  Memory,
  Pointer,
  Position,
  Result as ResultType,
  Context,
  State,
  StrokeEvent,
} from './board.ts';
import type { Ui as UiType } from './taking.ts';
import type { Choices } from './scene-choices.ts';
import type { Scene } from '../scene/scene.ts';
import type { Translate as T } from '../i18n/languages.ts';
import type { HeapOptions } from '../engine/types.ts';

type Result = ResultType<Ui>;

export interface Ways {
  options: Option[];
  /** The keys of the options, as `keyOf` returns them. */
  keys: Set<string>;
  /**
   * The functions for runs in a row or a ring if every option is the result of taking a run, otherwise null.
   */
  runs: Runs | null;
  /** Whether the heap has further options that the core did not list. */
  more: boolean;
  /** Whether a move marks a square. */
  marks: boolean;
}

export type Choice = { heap: number; option: Option; run: Run | null };

interface Own {
  choice: Choice | null;
  /** The option under the mouse, or null. */
  passing: Choice | null;
  /** The heap and the stone where a pointer stroke began, or null. */
  stroke: { heap: number; stone: number; moved: boolean } | null;
  /** The text by which the list of options is filtered. */
  sought: string;
}

type Ui = UiType & Own;

/** The largest number of options that are listed; further options are found by typing their numbers. */
const LISTED = 48;

const base = taking(takeWords);

export const start: Ui = { ...nothingTaken, choice: null, passing: null, stroke: null, sought: '' };
export const keys = 'boards.keys_options';
export const strokes = true;
export const { more } = base;

const partOf = ({ part }: State) => part || 'heap';

/** Return the kind of a heap. A ring from which stones were taken has become a row, of kind `opened`. */
const nameOf = (state: State, i: number) =>
  state.board.rings?.[i] === false ? 'opened' : partOf(state);

const isRing = (state: State, i: number): boolean => Boolean(state.board.rings?.[i]);

const sizeOf = (state: State, i: number) => Number(heapsOf(state)[i]);

const cache: WeakMap<object, { legal: Legal | null; part: string; ways: Map<number, Ways> }> =
  new WeakMap();

/** Return the options of heap `i`, computed once per position. */
function waysOf(state: State, i: number): Ways {
  const { board, legal } = state;
  const part = partOf(state);
  let known = cache.get(board);
  if (known?.legal !== legal || known?.part !== part) known = { legal, part, ways: new Map() };
  cache.set(board, known);
  const found = known.ways.get(i) ?? findWays(state, i);
  known.ways.set(i, found);
  return found;
}

function findWays(state: State, i: number): Ways {
  const given = state.legal?.kind === 'options' ? (state.legal.heaps[i] as HeapOptions) : null;
  const options = inOrder((given?.options ?? []).map((option) => option.map(Number)));
  const size = sizeOf(state, i);
  const found = new Set(options.map(keyOf));
  return {
    options,
    keys: found,
    marks: partOf(state) === 'strip' && size > 0 && size <= DRAWN,
    runs: isRing(state, i) ? inRing : isRow(size, options) ? inRow : null,
    more: Boolean(given?.more),
  };
}

export const cells = (state: State, ui: Ui) => takeCells({ ...state, legal: null }, ui);

/** Return the tab stop before any heap was chosen: the first heap that has an option. */
export const first = (state: State) =>
  cells(state, start).find((cell) => cell !== MORE && waysOf(state, +cell).options.length);

/** Return the index of the heap whose options are listed. */
function openOf(state: State, ui: Ui) {
  const { active = '' } = state;
  const stop = cells(state, ui).includes(active) ? active : (first(state) ?? '0');
  const at = ui.choice?.heap ?? Number(stop);
  return Number.isInteger(at) ? at : 0;
}

export function help(state: State, ui: Ui, t: T) {
  const drawn = cells(state, ui).filter((cell) => cell !== MORE);
  if (drawn.some((cell) => isRing(state, +cell))) return t('boards.help_ring');
  const areRuns = drawn.every((cell) => waysOf(state, +cell).runs);
  return t(areRuns ? 'boards.help_run' : 'boards.help_options', { part: partOf(state) });
}

/** Return the keys of the winning options of heap `i`. */
function winsOf({ hints }: State, i: number): Set<string> {
  const out = new Set<string>();
  for (const move of hints) {
    if (move.heap !== i) continue;
    if (move.kind === 'replace' || move.kind === 'divide') out.add(keyOf(move.into.map(Number)));
    else if (move.kind === 'take') out.add(keyOf([Number(move.left)]));
  }
  return out;
}

const isChoice = (a: Choice | null, heap: number, option: Option) =>
  a?.heap === heap && keyOf(a.option) === keyOf(option);

const { cancel, confirm, choose, consider, reducer } = choosing<State, Ui>({
  move: (state, { choice }) =>
    choice ? optionText(choice.heap, sizeOf(state, choice.heap), choice.option) : '',
  isChosen: ({ choice, passing, sought, notice }) =>
    Boolean(choice ?? passing ?? (sought || notice)),
  none: ({ extra, opened }) => ({ ...start, extra, opened }),
  stop: ({ choice }) => String(choice?.heap),
});

/** Return the choices with an option chosen, and with the run of stones that leaves the option, if any. */
function withChoice(state: State, ui: Ui, { heap, option, run }: Choice): Ui {
  const { runs } = waysOf(state, heap);
  const shown = run ?? runs?.of(sizeOf(state, heap), option) ?? null;
  return { ...ui, choice: { heap, option, run: shown }, passing: null, notice: '' };
}

function pick(state: State, ui: Ui, heap: number, option: Option, run: Run | null = null): Result {
  if (!state.live) return { ui };
  return { ...consider(state, withChoice(state, ui, { heap, option, run })), active: String(heap) };
}

/** Choose an option by a pointer. A click of a mouse, or choosing the same option twice, makes the move. */
function point(state: State, ui: Ui, chosen: Choice, pointer: Pointer | undefined): Result {
  if (!state.live) return { ui };
  const now = isChoice(ui.choice, chosen.heap, chosen.option) || pointer === 'mouse';
  return { active: String(chosen.heap), ...choose(state, withChoice(state, ui, chosen), now) };
}

/** Choose the option that taking a run of stones leaves, or explain why there is none. */
function take(
  state: State,
  ui: Ui,
  heap: number,
  run: Run | null,
  pointer: Pointer | undefined,
  t: T,
): Result {
  const active = String(heap);
  const ways = waysOf(state, heap);
  if (!state.live) return { ui };
  if (!ways.keys.size) return { ui: { ...ui, notice: t('play.nothing_here') }, active };
  if (!run || !ways.runs) return { ui, active };
  const option = ways.runs.left(sizeOf(state, heap), run);
  if (ways.keys.has(keyOf(option))) return point(state, ui, { heap, option, run }, pointer);
  const count = run.end - run.start;
  const is = { part: partOf(state), left: option.join(' + '), count };
  return { ui: { ...ui, choice: null, notice: t('boards.not_left', is) }, active };
}

/** Return the run of stones that the place of the pointer selects, or null if it selects none. */
function runMeant(state: State, { stroke }: Ui, { act, after }: StrokeEvent, heap: number) {
  if (act?.heap !== heap) return null;
  const size = sizeOf(state, heap);
  const ways = waysOf(state, heap);
  if (ways.marks) return around(size, act.at);
  if (stroke?.moved && stroke.heap === heap) {
    return { start: Math.min(stroke.stone, act.at), end: Math.max(stroke.stone, act.at) + 1 };
  }
  return ways.runs?.at(size, ways.keys, act.at, after) ?? null;
}

/** Show the option under the pointer. */
function over(state: State, ui: Ui, event: StrokeEvent): Result | null {
  const { act, pointer } = event;
  const { stroke } = ui;
  const heap = stroke?.heap ?? act?.heap;
  if (!state.live || (!stroke && pointer === 'touch')) return null;
  const runs = heap === undefined ? null : waysOf(state, heap).runs;
  if (heap === undefined || !runs) {
    return ui.passing ? { ui: { ...ui, passing: null } } : null;
  }
  const moved = stroke && (stroke.moved || (act?.heap === heap && act.at !== stroke.stone));
  const next = stroke ? { ...ui, stroke: { ...stroke, moved: Boolean(moved) } } : ui;
  const run = runMeant(state, next, event, heap);
  const { passing } = ui;
  const before = passing && passing.heap === heap ? passing.run : null;
  if (next === ui && run?.start === before?.start && run?.end === before?.end) return null;
  return {
    ui: { ...next, passing: run && { heap, option: runs.left(sizeOf(state, heap), run), run } },
  };
}

function strokeEnds(state: State, ui: Ui, event: StrokeEvent, t: T): Result {
  const { stroke } = ui;
  const run = stroke ? runMeant(state, ui, event, stroke.heap) : null;
  const rest = { ...ui, stroke: null, passing: null };
  return stroke ? take(state, rest, stroke.heap, run, event.pointer, t) : { ui: rest };
}

/**
 * Choose the option whose numbers were typed, or the only option that contains them. If neither exists and
 * the core did not list all options, play the typed option and let the engine check it.
 */
function find(state: State, ui: Ui, heap: number, t: T): Result {
  const wanted = numbersIn(ui.sought).sort((a, b) => b - a);
  if (!wanted.length) return { ui };
  const ways = waysOf(state, heap);
  const found = having(ways.options, wanted);
  const exact = found.find((option) => option.length === wanted.length);
  const one = exact ?? (found.length === 1 ? found[0] : null);
  if (one) return pick(state, ui, heap, one);
  if (ways.more) return { ui, move: optionText(heap, sizeOf(state, heap), wanted) };
  const key = found.length ? 'boards.several_such' : 'boards.none_such';
  return { ui: { ...ui, notice: t(key, { text: ui.sought }) } };
}

/**
 * Choose the option that consists of the heaps typed so far on a cell, such as "5+3", or else the first
 * option that contains these heaps.
 */
function findTyped(state: State, ui: Ui, { key, cell, now }: KeyEvent, t: T): Result {
  const next = typeOn(ui, key, now);
  const { typed } = next;
  const found = having(waysOf(state, +cell).options, numbersIn(typed));
  const exact = found.find((option) => option.length === numbersIn(typed).length);
  if (found.length) return pick(state, next, +cell, exact ?? found[0]);
  return { ui: { ...next, notice: t('boards.none_such', { text: typed }) } };
}

/**
 * Move the chosen run by `by` stones and lengthen it by `longer` stones, again and again until the run leaves
 * an option. If no such run is reached, keep the choice.
 */
function reshape(state: State, ui: Ui, heap: number, by: number, longer: number): Result {
  const size = sizeOf(state, heap);
  const { keys, runs } = waysOf(state, heap);
  const from = ui.choice?.heap === heap ? ui.choice.run : null;
  let run = from ?? { start: 0, end: by || longer > 0 ? 0 : 1 };
  for (let n = 0; runs && n <= 2 * size; n++) {
    const next = runs.within(size, { start: run.start + by, end: run.end + by + longer });
    if (!next) break;
    run = next;
    const option = runs.left(size, run);
    if (keys.has(keyOf(option))) return pick(state, ui, heap, option, run);
  }
  return { ui };
}

function onKey(state: State, ui: Ui, event: KeyEvent, t: T): Result | null {
  const { key, cell, cells: all, shift } = event;
  const heap = Number(cell);
  if (cell === MORE) return base.reduce(state, ui, event, t) as Result | null;
  const { options, runs } = waysOf(state, heap);
  const longer = key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0;
  if (shift && runs && (along(key) || longer)) {
    return reshape(state, ui, heap, along(key), longer);
  }
  if (along(key)) {
    const to = Math.max(0, Math.min(all.length - 1, all.indexOf(cell) + along(key)));
    return { ...cancel(ui), focus: all[to] };
  }
  if (/^[\d+]$/u.test(key)) return findTyped(state, ui, event, t);
  const now = options.findIndex((option) => isChoice(ui.choice, heap, option));
  const last = options.length - 1;
  const step = (delta: number) => Math.min(last, now + delta);
  const asked = amountOf(key, now, { least: 0, most: last, step });
  if (asked !== null || (isAct(key) && !ui.choice)) {
    if (!options.length) return { ui: { ...ui, notice: t('play.nothing_here') } };
    return (asked ?? 0) < 0 ? cancel(ui) : pick(state, ui, heap, options[asked ?? 0]);
  }
  if (isAct(key)) return confirm(state, ui);
  return key === 'Delete' || key === 'Backspace' ? cancel(ui) : null;
}

export const reduce = reducer({
  down: (state, ui, { act }) =>
    state.live ? { ui: { ...ui, stroke: { heap: act.heap, stone: act.at, moved: false } } } : null,
  move: over,
  up: strokeEnds,
  lost: (_state, ui) => ({ ui: { ...ui, stroke: null, passing: null } }),
  leave: (_state, ui) => (ui.stroke ? null : { ui: { ...ui, passing: null } }),
  press: (_state, ui, { act }) => ({ ui, active: String(act.heap) }),
  pass: (_state, ui, { act }) => ({ ui: { ...ui, passing: act } }),
  pick: (state, ui, { act, pointer }) => point(state, ui, act, pointer),
  seek: (_state, ui, { text }) => ({ ui: { ...ui, sought: text } }),
  find: (state, ui, _event, t) => find(state, ui, openOf(state, ui), t),
  key: onKey,
  open: (state, ui, event, t) => base.reduce(state, ui, event, t) as Result,
  cancel: (state, ui, { focus }) => ({
    ...cancel(ui),
    focus: focus ? String(openOf(state, ui)) : undefined,
  }),
});

export function bar(state: State, { choice }: Ui, t: T) {
  if (!choice) return {};
  const size = groupDigits(sizeOf(state, choice.heap));
  const text = `${size} → ${choice.option.map(groupDigits).join(' + ')}`;
  return { says: text, act: t('boards.do_option') };
}

/** Return the list of options of the open heap, or null if no option can be chosen. */
export function choices(state: State, ui: Ui, t: T): Choices | null {
  const heap = openOf(state, ui);
  if (!state.live || !(heap < heapsOf(state).length)) return null;
  const { options, more: partial, runs } = waysOf(state, heap);
  if (!options.length) return null;
  const size = sizeOf(state, heap);
  const wins = winsOf(state, heap);
  const found = having(options, numbersIn(ui.sought));
  // List winning options first, so that they are seen without a search.
  const won = (option: Option) => wins.has(keyOf(option));
  const listed = [...found.filter(won), ...found.filter((o) => !won(o))].slice(0, LISTED);
  const rest = found.length - listed.length;
  const example = `${heap + 1}=…+…`;
  return {
    name: t('boards.becomes', {
      ...{ part: partOf(state), n: heap + 1, size: groupDigits(size) },
      one: heapsOf(state).length === 1,
    }),
    sought: options.length > 12 || partial ? ui.sought : null,
    listed: listed.map((option) => ({
      text: option.map(groupDigits).join(' + '),
      wins: won(option),
      on: isChoice(ui.choice, heap, option),
      act: { heap, option, run: runs?.of(size, option) ?? null },
    })),
    rest: [
      rest > 0 ? t('play.hint_more', { count: groupDigits(rest) }) : '',
      found.length ? '' : t('boards.none_such', { text: ui.sought }),
    ].filter(Boolean),
    partial: partial
      ? t('boards.options_cut', { count: groupDigits(options.length), example })
      : '',
  };
}

/**
 * Store the heaps before the last move, and a counter of positions, so that stones can be animated from their
 * previous places.
 */
export function remember(memory: Memory, _state: State, _ui: Ui, before?: Position | null) {
  memory.set('ply', (memory.get('ply') ?? 0) + 1);
  memory.set('before', before?.heaps);
}

export function view(state: State, ui: Ui, context: Context): Scene {
  const drawn = cells(state, ui)
    .filter((cell) => cell !== MORE)
    .map((cell) => heapScene(state, ui, Number(cell), context));
  const strips = partOf(state) === 'strip';
  // Draw a cross between the parts of a strip.
  const pictures = strips
    ? drawn.flatMap((one, i) => (i ? [crossBetween(isFew(state), context), one] : [one]))
    : drawn;
  return inRows(pictures, { width: context.width, gap: strips ? 3 : 22, rowGap: 18 });
}

/** Return whether there are at most three heaps of at most 12, so that stones are drawn larger. */
function isFew(state: State) {
  const heaps = heapsOf(state);
  return heaps.length <= 3 && heaps.every((heap) => Number(heap) <= 12);
}

/** Return the ARIA values of a heap, as a spin button over its options. */
function spinOf(state: State, ui: Ui, i: number, t: T) {
  const { options, more: partial } = waysOf(state, i);
  const at = options.findIndex((option) => isChoice(ui.choice, i, option)) + 1;
  const { length: count } = options;
  const chosen = () =>
    t('boards.option_of', { into: options[at - 1].join(' + '), at, count, more: partial });
  const none = () =>
    count ? t('boards.options_here', { count, more: partial }) : t('play.nothing_here');
  return {
    ...{ valuenow: at, valuemin: 0, valuemax: count },
    valuetext: at ? chosen() : none(),
    disabled: !state.live || !count,
  };
}

function heapScene(state: State, ui: Ui, i: number, context: Context) {
  const { t, em } = context;
  const heaps = heapsOf(state);
  const named = heaps.length > 1;
  const size = sizeOf(state, i);
  const ways = waysOf(state, i);
  const now = ui.passing ?? ui.choice;
  const shown = now?.heap === i ? now : null;
  const { move } = state.last ?? {};
  const isNew = move?.kind === 'replace' && i >= move.heap && i < move.heap + move.into.length;
  const is = {
    ...{ i, size, part: partOf(state), ways, shown, wins: winsOf(state, i), isNew },
    parted: Boolean(ui.choice && !ui.passing),
    open: state.active !== undefined && named && openOf(state, ui) === i,
    few: isFew(state),
  };
  const arrow = shown ? `→ ${shown.option.map(groupDigits).join(' + ')}` : '';
  const name = t('boards.part_n', { part: nameOf(state, i), n: i + 1 });
  const drawn = stacked(
    [
      size > DRAWN ? band(is, context) : (isRing(state, i) ? ring : row)(state, is, context),
      sizeAndName(groupDigits(heaps[i]), named ? name : '', em, { arrow }),
      state.live && !ways.runs ? pips(shown?.option ?? []) : nothing,
    ],
    { gap: 2, align: 'middle' },
  );
  const key = String(i);
  const label = t('boards.part_has', {
    ...{ part: nameOf(state, i), n: i + 1, size: heaps[i], one: !named },
  });
  const cls = `heap ${state.live && !ways.options.length ? 'dead' : ''} ${isNew ? 'new' : ''}`;
  const aria = spinOf(state, ui, i, t);
  return inCell(drawn, { key, label, aria, act: { heap: i } }, cls);
}

export const styles = `
  & .drawing { touch-action: pan-y; user-select: none; }
  & .dead { opacity: 0.75; }
  & :is(.seam, .star) { pointer-events: none; }
  & .body { transition: transform var(--speed) cubic-bezier(0.2, 0.8, 0.3, 1.2); transform-box: fill-box; }
  & .lifted .body { transform: translateY(-8px); }
  & .strip .lifted .body, & .refused .lifted .body { transform: none; }
  & .pins .lifted .body { transform: rotate(24deg); transform-origin: 50% 96%; }
  & .pins.refused .lifted .body { transform: none; }
  & .refused .lifted .body { opacity: 0.55; }
  @media (prefers-reduced-motion: reduce) {
    & .body { transition: none; }
  }
  @media (forced-colors: active) {
    & .body { stroke: CanvasText; }
    & .lifted .body { fill: Highlight; }
  }
`;
