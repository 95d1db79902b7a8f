/**
 * A row of coins, each with heads or tails up: `turning-turtles`, `mock-turtles`, `ruler`. A person chooses a
 * coin with heads up, then further coins to its left.
 */
import {
  as,
  disc,
  hit,
  inCell,
  inRows,
  moved,
  path,
  stacked,
  star,
  textAt as text,
} from '../scene/scene.ts';
import { choosing } from './choosing.ts';
import { along, isAct } from './keys.ts';
import { paragraph } from './listed.ts';
import { turnText } from './notation.ts';
import { isComplete, toggle } from './turning.ts';
import type { KeyEvent, LegalOf, Result as ResultType, Context, State } from './board.ts';
import type { Item, Scene } from '../scene/scene.ts';
import type { Turning } from './turning.ts';
import type { Translate as T } from '../i18n/languages.ts';

type Result = ResultType<Ui>;

interface Ui {
  /** The indices of the coins to be turned, in descending order. */
  chosen: number[];
  /** The index of the coin under the mouse, or null. */
  over: number | null;
  notice: string;
}

/** The largest number of coins that are drawn. Moves that turn other coins must be typed. */
const SHOWN = 400;
/** The space above a coin for a lifted coin and for a star. */
const AIR = 14;

export const start: Ui = { chosen: [], over: null, notice: '' };
export const keys = 'boards.keys_turn';

/** @returns a letter for each coin, H for heads and T for tails */
const facesOf = ({ board }: State): string => board?.faces ?? '';

const turningOf = ({ legal }: State): Turning =>
  legal?.kind === 'turn' ? (legal as LegalOf<'turn'>) : { most: 1, run: false };

/** Return the tab stop before any coin was chosen: the last drawn coin with heads up, or the first coin. */
export const first = (state: State) =>
  String(Math.max(0, facesOf(state).slice(0, SHOWN).lastIndexOf('H')));

export const help = (state: State, _ui: Ui, t: T) => t('boards.help_turn', turningOf(state));

const toggled = (state: State, { chosen }: Ui, coin: number) =>
  toggle(chosen, coin, facesOf(state), turningOf(state));

const { cancel, confirm, choose, reducer } = choosing<State, Ui>({
  move: (_state, { chosen }) => (chosen.length ? turnText(chosen) : ''),
  isChosen: ({ chosen, notice }) => chosen.length > 0 || notice !== '',
  none: () => start,
  stop: ({ chosen }) => String(chosen[0]),
});

/** @param now whether a complete choice is made as a move at once */
function press(state: State, ui: Ui, coin: number, now: boolean, t: T): Result {
  const active = String(coin);
  const { chosen } = ui;
  if (!state.live) return { ui, active };
  if (coin === chosen[0]) return confirm(state, ui);
  const next = toggled(state, ui, coin);
  if (!next) {
    const needs = !chosen.length || coin > chosen[0];
    const key = needs ? 'boards.turn_needs_head' : 'boards.turn_at_most';
    const notice = t(key, { n: coin + 1, most: turningOf(state).most });
    return { ui: { ...ui, notice }, active };
  }
  const become = { ...ui, chosen: next, notice: '' };
  const done = now && next.length > chosen.length && isComplete(next, turningOf(state));
  return { active, ...choose(state, become, done) };
}

function onKey(state: State, ui: Ui, { key, cell, cells }: KeyEvent, t: T): Result | null {
  const coin = Number(cell);
  if (along(key)) {
    const to = Math.max(0, Math.min(cells.length - 1, cells.indexOf(cell) + along(key)));
    return { ui, focus: cells[to] };
  }
  if (key === 'Home') return { ui, focus: '0' };
  if (key === 'End') return { ui, focus: cells.at(-1) ?? '0' };
  if (key === 'Enter' && ui.chosen.includes(coin)) return confirm(state, ui);
  if (!isAct(key)) return null;
  return coin === ui.chosen[0] ? cancel(ui) : press(state, ui, coin, false, t);
}

export const reduce = reducer({
  point: (_state, ui, { act, pointer }) => ({
    ui: { ...ui, over: pointer === 'touch' ? null : act.coin },
  }),
  leave: (_state, ui) => ({ ui: { ...ui, over: null } }),
  press: (state, ui, { act, pointer }, t) => press(state, ui, act.coin, pointer === 'mouse', t),
  key: onKey,
});

export const bar = (_state: State, { chosen }: Ui, t: T) =>
  chosen.length
    ? {
        says: t('boards.turning', { coins: [...chosen].reverse().map((c) => c + 1) }),
        act: t('boards.do_turn', { count: chosen.length }),
      }
    : {};

/**
 * The edges of coins: chosen (`whole`), offered together with the coin under the mouse (`dashed`), and turned
 * by the last move (`turned`).
 */
const EDGES = {
  whole: { stroke: 'accent', width: 3 },
  dashed: { stroke: 'accent', width: 2, dash: [5, 4] },
  turned: { stroke: 'amber', width: 3 },
};

/** Draw a coin with its centre at (x, y) and the radius r. */
export function coinItem(
  x: number,
  y: number,
  r: number,
  head: boolean,
  { face, size, edge = null }: { face: string; size: number; edge?: keyof typeof EDGES | null },
): Item {
  const plate = head
    ? { fill: 'stone-2', stroke: '#00000055', width: 1, shaded: true }
    : { fill: 'sunken', stroke: 'line-strong', width: 1.5 };
  const rim = { stroke: head ? '#ffffff66' : 'line', width: head ? 2 : 1 };
  const type = { anchor: 'middle', middle: true, head: true } as const;
  const ink = head ? { fill: '#ffffff', halo: '#00000080' } : { fill: 'ink-soft' };
  const items = [as({ cls: 'face' }, disc(x, y, r, plate)), disc(x, y, 0.8 * r, rim)];
  if (face) items.push(text(x, y, face, { size, bold: head, ...ink, ...type }));
  if (edge) items.push(as({ cls: 'edge' }, disc(x, y, r + 3.5, EDGES[edge])));
  return as({ cls: 'coin' }, moved(0, 0, items));
}

/** Return the indices of the coins that a click on the coin under the mouse would choose. */
function maybeOf(state: State, ui: Ui) {
  const { over, chosen } = ui;
  if (over === null || !state.live || over === chosen[0]) return [];
  return toggled(state, ui, over) ?? [];
}

/**
 * Return whether to mark coin `i`: some winning move turns all chosen coins and also coin `i`, or turns
 * exactly the chosen coins, of which `i` is the rightmost. If none is chosen, `i` must be the rightmost coin
 * of a winning move.
 */
function isWin({ hints }: State, { chosen }: Ui, i: number) {
  return hints.some(({ coins }) => {
    if (!coins) return false;
    if (!chosen.length) return coins[0] === i;
    if (!chosen.every((c) => coins.includes(c))) return false;
    if (chosen.includes(i)) return i === coins[0] && coins.length === chosen.length;
    return coins.includes(i);
  });
}

export function view(state: State, ui: Ui, context: Context): Scene {
  const { t, width } = context;
  const faces = [...facesOf(state).slice(0, SHOWN)];
  const maybe = maybeOf(state, ui);
  const coins = faces.map((_, i) => placeOf(state, ui, i, maybe, context));
  const rest = facesOf(state).length - faces.length;
  const more = rest > 0 ? [paragraph(t('boards.more_coins', { count: rest }), context)] : [];
  const rows = inRows(coins, { width, gap: width < 420 ? 4 : 8, rowGap: 10, align: 'start' });
  return stacked([rows, ...more], { align: 'middle' });
}

/** Draw a coin with its number. */
function placeOf(state: State, ui: Ui, i: number, maybe: number[], { t, width, em }: Context) {
  const k = em / 16;
  const r = width < 420 ? 21 : 24;
  const head = facesOf(state)[i] === 'H';
  const chosen = ui.chosen.includes(i);
  const { move, animate } = state.last ?? {};
  const turned = move?.kind === 'turn' && move.coins.includes(i);
  const shut = ui.chosen.length > 0 && !chosen && !toggled(state, ui, i);
  const edge = chosen ? 'whole' : maybe.includes(i) ? 'dashed' : null;
  const face = t(head ? 'boards.head' : 'boards.tail');
  const [w, y] = [2 * r + 4, AIR + r];
  const base = AIR + 2 * r + 16 * k;
  const name = {
    size: 12 * k,
    mono: true,
    fill: 'ink-soft',
    anchor: 'middle' as const,
  };
  const items = [
    coinItem(w / 2, y, r, head, { face, size: 20 * k, edge }),
    text(w / 2, base, i + 1, name),
  ];
  if (turned) {
    const half = 4 * k * String(i + 1).length;
    const d = `M${w / 2 - half} ${base + 4}H${w / 2 + half}`;
    items.push(path(d, { stroke: 'amber', width: 2 }));
  }
  if (isWin(state, ui, i)) items.push(as({ cls: 'tick win' }, star(w - 6, AIR - 4)));
  const height = base + 6;
  const act = { coin: i };
  items.push(hit(0, 0, w, height, act));
  const cls = [
    'place',
    head ? 'head' : 'tail',
    chosen ? 'chosen' : '',
    shut && state.live ? 'shut' : '',
    turned ? 'turned' : '',
    turned && animate ? 'flip' : '',
  ];
  const cell = {
    key: String(i),
    role: 'button',
    label: t('boards.coin_shows', { n: i + 1, head }),
    aria: {
      pressed: String(chosen),
      disabled: String(!state.live || shut || (!head && !ui.chosen.length)),
    },
    act,
  };
  return inCell({ width: w, height, items }, cell, cls.filter(Boolean).join(' '));
}

export const styles = `
  & .place .coin { transition: transform var(--speed); transform-box: fill-box; transform-origin: center; }
  & .chosen .coin { transform: translateY(-8px); }
  & .shut .coin { opacity: 0.55; }
  & .flip .coin { animation: flip calc(var(--speed) * 2.4) ease-out both; }
  @keyframes flip {
    from { transform: scaleY(-1); }
    50% { transform: translateY(-26px) scaleY(0.17); }
  }
  @media (prefers-reduced-motion: reduce) {
    & .place .coin { transition: none; }
    & .flip .coin { animation: none; }
  }
  @media (forced-colors: active) {
    & .face { stroke: CanvasText; }
    & .head .face { stroke-width: 5; }
    & .edge { stroke: Highlight; }
  }
`;
