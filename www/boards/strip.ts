/**
 * Coins on a strip of squares: `nimble` (several coins on a square) and `silver-dollar` (one coin). A coin
 * moves to the left: it is dragged to a square, or the square is clicked. With keys, a person chooses how far
 * a coin moves, as with heaps.
 */
import { as, cellOf, disc, hit, moved, quiet, rect, star, textAt as text } from '../scene/scene.ts';
import { allows } from './amounts.ts';
import { MORE } from './cells.ts';
import { byType } from './choosing.ts';
import { inFewRows, scaleOfRow } from './fit-row.ts';
import { groupDigits, takeText } from './notation.ts';
import * as taken from './taking.ts';
import type {
  Act,
  BoardEvent,
  DragEvent,
  PointEvent,
  Result as ResultType,
  Context,
  State,
} from './board.ts';
import type { T, Ui as UiType, Words } from './taking.ts';
import type { Item, Scene } from '../scene/scene.ts';

/** The choices on this board: `held` is the coin that is picked up. */
type Hand = { held: number | null };

type Ui = UiType & Hand;

type Result = ResultType<Ui>;

const { heapsOf, pickedOf, rangesOf, shownOf } = taken;

/** The longest strip that is drawn as a whole. */
const WHOLE = 120;
/** The number of squares drawn on either side of each coin on a longer strip. */
const AROUND = 2;
/**
 * The largest number of coins on a square that keep their full distance; more coins are drawn closer
 * together.
 */
const LOOSE = 5;
/** The distance between two coins of a square, and the height of the lowest coin's centre. */
const [STEP, LOW] = [22, 20];
/** The space above a square for the mark of a winning move. */
const TOP = 12;
const MIDDLE = { anchor: 'middle', middle: true } as const;

const words: Words = {
  help: (_state, t) => t('boards.help_strip'),
  nothing: (t, cell) => t('boards.coin_stuck', { n: Number(cell) + 1 }),
  act: (t, count) => t('boards.slide_n', { count }),
  would: (t, _cell, take, left) => t('boards.would_slide', { take, left }),
  name: (t, cell) => t('boards.coin_n', { n: Number(cell) + 1 }),
};
const base = taken.taking<Hand>(words, { held: null });

export const { start, help } = base;
/** The kind of things that are dragged on this board. */
export const drags = 'coin';
export const keys = 'boards.keys_strip';

export const styles = `
  & .hit.square { cursor: pointer; }
  & .coin, & .coin * { cursor: grab; user-select: none; }
  & .disabled :is(.hit, .coin *) { cursor: default; }
  & .coin { transition: transform var(--speed), opacity var(--speed); }
  & .ghost { pointer-events: none; }
  & .coin.going { opacity: 0.5; }
  & .coin.held { transform: translateY(-7px); }
  & .coin.held:active { transition: none; }
  & .coin.held .body { stroke: var(--mex-accent); stroke-width: 4; }
  @media (prefers-reduced-motion: reduce) { & .coin { transition: none; } }
  @media (forced-colors: active) {
    & .coin .body { fill: Canvas; stroke: CanvasText; }
    & .hit.open, & .hit.to { stroke: Highlight; }
    & .hit.to { stroke-width: 3px; }
  }
`;

/** Return the state with coins as heaps: the size of a heap is the square of its coin. */
const heaped = (state: State): State => ({
  ...state,
  board: { ...state.board, heaps: state.board?.coins ?? [] },
});

/** Handle an event as on a board of heaps; this board sends only events that such a board handles. */
const amounts = (state: State, ui: Ui, event: BoardEvent, t: T) =>
  base.reduce(state, ui, event, t) as Result;

export const bar: typeof base.bar = (state, ui, t) => base.bar(heaped(state), ui, t);
export const more: typeof base.more = (state, ui, t) => base.more(heaped(state), ui, t);

/** Return the keys of the coins from left to right. */
export function cells(state: State, ui: Ui) {
  const heaps = heapsOf(heaped(state)).map(Number);
  const all = base.cells(heaped(state), ui);
  const coins = all.filter((cell) => cell !== MORE);
  return [...coins.sort((a, b) => heaps[+a] - heaps[+b] || +a - +b), ...all.slice(coins.length)];
}

/** Store the last square needed in this game, so that the strip never gets shorter. */
export function remember(memory: Map<string, number>, state: State) {
  memory.set('end', Math.max(memory.get('end') ?? 0, endOf(heaped(state))));
}

/** Return the last move if it moved a coin, otherwise null. */
const slid = ({ last }: State) => (last?.move?.kind === 'take' ? last.move : null);

/** Return the square from which the last move took a coin, or -1 if it took none. */
function cameFrom(state: State) {
  const move = slid(state);
  return move ? Number(move.left) + Number(move.take) : -1;
}

/**
 * Return the largest number of a square that holds a coin or from which the last move took a coin.
 * @param state a state with coins as heaps
 */
const endOf = (state: State) => Math.max(0, cameFrom(state), ...heapsOf(state).map(Number));

/** Return how far a coin must move to a square, or 0 if that move is illegal. */
function wayTo(state: State, coin: number, square: number) {
  const amount = Number(heapsOf(state)[coin]) - square;
  return amount > 0 && allows(rangesOf(state, coin), amount) ? amount : 0;
}

/**
 * Return the coin that would move to a square: the picked coin, or the nearest coin if none is picked. Return
 * null if no such coin can move there.
 */
function comer(state: State, ui: Ui, square: number) {
  const all = ui.held === null ? shownOf(state, ui) : [ui.held];
  const can = all.filter((i) => wayTo(state, i, square));
  const near = can.sort((a, b) => Number(heapsOf(state)[a]) - Number(heapsOf(state)[b]) || a - b);
  return near[0] ?? null;
}

/** Return the square of an act, or the square of its coin. */
const squareOf = (state: State, act: Act) => act.square ?? Number(heapsOf(state)[act.coin]);

function point(state: State, ui: Ui, event: PointEvent, t: T): Result {
  const square = squareOf(state, event.act);
  const coin = comer(state, ui, square);
  if (coin === null) return amounts(state, ui, { type: 'leave' }, t);
  const act = { cell: String(coin), amount: wayTo(state, coin, square) };
  return amounts(state, ui, { ...event, act }, t);
}

/** Handle a click on a square. */
function goTo(state: State, ui: Ui, event: PointEvent, t: T): Result {
  if (!state.live) return { ui };
  const square = squareOf(state, event.act);
  const coin = comer(state, ui, square);
  if (coin === null) {
    const key = ui.held === null ? 'boards.no_coin_there' : 'boards.coin_not_there';
    return { ui: { ...ui, notice: t(key, { n: (ui.held ?? 0) + 1 }) } };
  }
  const act = { cell: String(coin), amount: wayTo(state, coin, square) };
  return amounts(state, ui, { ...event, act }, t);
}

/** Handle a click on a coin: pick it up or put it down, or move the picked coin to its square. */
function grip(state: State, ui: Ui, event: PointEvent, t: T): Result {
  const { coin } = event.act;
  const { held } = ui;
  if (!state.live) return { ui };
  if (held !== null && held !== coin && wayTo(state, held, Number(heapsOf(state)[coin]))) {
    return goTo(state, ui, event, t);
  }
  const again = held === coin;
  if (again && ui.picks.has(coin)) return amounts(state, ui, { type: 'confirm' }, t);
  const cleared = amounts(state, ui, { type: 'cancel' }, t);
  const active = String(coin);
  if (!rangesOf(state, coin).length) {
    return { ...cleared, active, ui: { ...cleared.ui, notice: words.nothing(t, active) } };
  }
  return { ...cleared, active, ui: { ...cleared.ui, held: again ? null : coin } };
}

/** Return how far a coin moves that is dragged over a square, or 0 if the move is illegal. */
const wayOver = (state: State, { act: { coin }, over }: DragEvent) =>
  over?.square === undefined ? 0 : wayTo(state, coin, over.square);

const onCoins = byType<State, Ui>(
  {
    point,
    press: (state, ui, event, t) =>
      event.act.square === undefined ? grip(state, ui, event, t) : goTo(state, ui, event, t),
    lift: (state, ui, { act }) =>
      state.live && act.drag
        ? { ui: { ...ui, held: act.coin, hover: null }, lifted: true }
        : { ui, lifted: false },
    hover(state, ui, event) {
      if (!state.live) return { ui };
      const { coin } = event.act;
      const amount = wayOver(state, event);
      return { ui: { ...ui, held: coin, hover: amount ? new Map([[coin, amount]]) : null } };
    },
    drop(state, ui, event) {
      const amount = state.live ? wayOver(state, event) : 0;
      const left = { ui: { ...ui, held: null, hover: null } };
      return amount ? { ...left, move: takeText(event.act.coin, amount) } : left;
    },
  },
  amounts,
);

export const reduce = (state: State, ui: Ui, event: BoardEvent, t: T) =>
  onCoins(heaped(state), ui, event, t);

/** Return the squares that are drawn. A negative number -k stands for k squares left out. */
function squaresOf(state: State, ui: Ui, end: number) {
  if (end <= WHOLE) return Array.from({ length: end + 1 }, (_, i) => i);
  const used = shownOf(state, ui).flatMap((i) => {
    const at = Number(heapsOf(state)[i]);
    return [at, at - pickedOf(ui, i)];
  });
  for (const { kind, left } of state.hints) if (kind === 'take') used.push(Number(left));
  if (slid(state)) used.push(cameFrom(state));
  const wanted = new Set([0]);
  for (const at of used) {
    for (let i = at - AROUND; i <= at + AROUND; i += 1) if (i >= 0 && i <= end) wanted.add(i);
  }
  const out: number[] = [];
  let before = -1;
  for (const at of [...wanted].sort((a, b) => a - b)) {
    if (at > before + 1) out.push(before + 1 - at);
    out.push(at);
    before = at;
  }
  return out;
}

export function view(real: State, ui: Ui, { t, width, em }: Context): Scene {
  const state = heaped(real);
  const k = em / 16;
  const heaps = heapsOf(state);
  const end = Math.max(state.memory.get('end') ?? 0, endOf(state));
  const on: Map<number, number[]> = new Map();
  for (const i of shownOf(state, ui))
    on.set(Number(heaps[i]), [...(on.get(Number(heaps[i])) ?? []), i]);
  const [going] = ui.hover ?? ui.picks;
  const to = going ? Number(heaps[going[0]]) - going[1] : -1;
  const wide = Math.max(46, (20 + 8.5 * groupDigits(end).length) * k);
  const tall = Math.max(1, ...[...on.values()].map((coins) => Math.min(coins.length, LOOSE)));
  const size = { wide, pile: 26 + STEP * tall, foot: 22 * k, k };
  const squares = squaresOf(state, ui, end).map((at) => {
    if (at < 0) return skipped(-at, size);
    const coins = (on.get(at) ?? []).map((i, n, all) =>
      coin(state, ui, i, yOf(n, all.length, size), size, t),
    );
    const ghost = at === to && going ? [ghostOf(going[0], yOf(coins.length, 1, size), size)] : [];
    return square(state, ui, at, { size, to: at === to, inside: [...ghost, ...coins] });
  });
  const scale = scaleOfRow(squares, width, -1);
  return inFewRows(squares, { width, scale, gap: -1, rowGap: 4, foot: true, align: 'start' });
}

/**
 * The measures of a square: its width, the height for coins, the height for its number, and the scale of
 * text.
 */
type Size = { wide: number; pile: number; foot: number; k: number };

/**
 * Return the y coordinate of a coin's centre.
 * @param n the index of the coin on its square, from the bottom
 * @param count the number of coins on the square
 */
const yOf = (n: number, count: number, { pile }: Size) =>
  TOP + pile - LOW - n * Math.min(STEP, (STEP * (LOOSE - 1)) / Math.max(1, count - 1));

/** Draw the mark for squares that are left out, with their number. */
function skipped(count: number, { wide, pile, foot, k }: Size): Scene {
  const type = { ...MIDDLE, size: 12 * k, fill: 'ink-soft', mono: true };
  const y = TOP + pile / 2;
  const items = [
    quiet(text(wide / 2, y - 8 * k, '…', type)),
    quiet(text(wide / 2, y + 8 * k, groupDigits(count), type)),
  ];
  return { width: wide, height: TOP + pile + foot + 1, items };
}

function square(
  state: State,
  ui: Ui,
  at: number,
  { size, to, inside }: { size: Size; to: boolean; inside: Item[] },
): Scene {
  const { wide, pile, foot, k } = size;
  const open = state.live && ui.held !== null && wayTo(state, ui.held, at) > 0;
  const fill = to ? 'accent-soft' : open ? 'raised' : at % 2 ? 'sunken' : 'surface';
  const items = [
    rect(0.5, TOP + 0.5, wide - 1, pile + foot, { fill, stroke: 'line-strong', width: 1 }),
    rect(1, TOP + pile, wide - 2, foot, { fill: 'surface', stroke: 'line', width: 1 }),
    quiet(
      text(wide / 2, TOP + pile + foot / 2, groupDigits(at), {
        ...MIDDLE,
        size: 12 * k,
        mono: true,
        fill: 'ink-soft',
      }),
    ),
  ];
  if (open || to) {
    const style = { stroke: 'accent', width: to ? 2.5 : 1.5 };
    items.push(rect(2, TOP + 2, wide - 4, pile + foot - 3, style));
  }
  if (at === cameFrom(state)) {
    const style = { stroke: 'ink-soft', width: 1.3, dash: [3, 3], opacity: 0.7 };
    items.push(disc(wide / 2, yOf(0, 1, size), 16, style));
  }
  const wins = state.hints.filter(({ kind, left }) => kind === 'take' && Number(left) === at);
  if (wins.length) items.push(...winning(wins.map(({ heap }) => heap + 1).join(','), wide));
  const cls = ['square', open ? 'open' : '', to ? 'to' : ''].filter(Boolean).join(' ');
  items.push(hit(0, TOP, wide, pile + foot, { square: at }, cls), ...inside);
  return { width: wide, height: TOP + pile + foot + 1, items };
}

/** Draw the mark of a square to which the given coins make winning moves. */
function winning(coins: string, wide: number): Item[] {
  const w = 18 + 7 * coins.length;
  const frame = { fill: 'surface', stroke: 'win', width: 1, round: 8 };
  return [
    rect(wide - w - 1, 0.5, w, 17, frame),
    star(wide - w + 8, 9, 0.85),
    quiet(text(wide - w + 15, 9, coins, { size: 11, mono: true, fill: 'win', middle: true })),
  ];
}

function coin(state: State, ui: Ui, i: number, y: number, { wide, k }: Size, t: T): Item {
  const key = `coin${i}`;
  const x = wide / 2;
  const style = { fill: `stone-${(i % 6) + 1}`, stroke: '#00000055', width: 1, shaded: true };
  const number = {
    ...MIDDLE,
    size: 15 * k,
    bold: true,
    mono: true,
    fill: '#ffffff',
    halo: '#00000080',
  };
  const drawn = [
    as({ cls: 'body' }, disc(x, y, 17, style)),
    disc(x, y, 14, { stroke: '#ffffff44', width: 2 }),
    text(x, y, String(i + 1), number),
  ];
  const held = state.live && ui.held === i;
  const cls = `coin ${held ? 'held' : ''} ${pickedOf(ui, i) ? 'going' : ''}`;
  const cell = {
    key: String(i),
    label: t('boards.coin_at', { n: i + 1, at: Number(heapsOf(state)[i]) }),
    aria: taken.spin(state, ui, String(i), t, words),
    box: { x: x - 17, y: y - 17, w: 34, h: 34 },
    act: { coin: i, drag: state.live && rangesOf(state, i).length > 0 },
  };
  const from = state.last?.animate ? key : undefined;
  return cellOf(cell, [as({ key, from }, moved(0, 0, drawn))], cls);
}

/** Draw the outline of a coin on the square to which it would move. */
function ghostOf(i: number, y: number, { wide, k }: Size): Item {
  const edge = disc(wide / 2, y, 16, { stroke: 'accent', width: 2, dash: [4, 3] });
  const type = { ...MIDDLE, size: 15 * k, bold: true, mono: true, fill: 'accent' };
  return as({ cls: 'ghost' }, moved(0, 0, [edge, quiet(text(wide / 2, y, String(i + 1), type))]));
}
