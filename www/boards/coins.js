/**
 * Coins in a row, each with its head or its tail up: `turning-turtles`, `mock-turtles`, `ruler`. A
 * head is chosen, then what else is turned to its left.
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
  words as text,
} from '../scene/scene.js';
import { along, isAct } from './keys.js';
import { paragraph } from './listed.js';
import { turnText } from './notation.js';
import { isComplete, toggle } from './turning.js';
import '../i18n/boards.js';

/** @typedef {import('./scene-board.js').State} State */
/** @typedef {import('./scene-board.js').Room} Room */
/** @typedef {import('../scene/scene.js').Item} Item */
/** @typedef {(key: string, args?: any) => string} T */
/** @typedef {import('./scene-board.js').Result<Ui>} Result */

/**
 * @typedef {object} Ui
 * @property {number[]} chosen coins to be turned, in descending order
 * @property {number | null} over the coin under the mouse
 * @property {string} notice
 */

/** Coins that are drawn; moves of the others are typed. */
const SHOWN = 400;
/** Room above a coin for one that is lifted, and for a star. */
const AIR = 14;

/** @type {Ui} */
export const start = { chosen: [], over: null, notice: '' };
export const keys = 'boards.keys_turn';

/** @param {State} state @returns {string} H and T */
const facesOf = ({ board }) => board?.faces ?? '';

/** @param {State} state @returns {import('./turning.js').Turning} */
const turningOf = ({ legal }) => (legal?.kind === 'turn' ? legal : { most: 1, run: false });

/** The tab stop before any coin was chosen: the last head. @param {State} state */
export const first = (state) =>
  String(Math.max(0, facesOf(state).slice(0, SHOWN).lastIndexOf('H')));

/** @param {State} state @param {Ui} _ui @param {T} t */
export const help = (state, _ui, t) => t('boards.help_turn', turningOf(state));

/** @param {State} state @param {Ui} ui @param {number} coin */
const toggled = (state, { chosen }, coin) => toggle(chosen, coin, facesOf(state), turningOf(state));

/** @param {Ui} ui @returns {Result} */
const cancel = ({ chosen, notice }) =>
  chosen.length || notice ? { ui: start, preview: null } : { ui: start };

/** @param {State} state @param {Ui} ui @returns {Result} */
function confirm(state, ui) {
  const { chosen } = ui;
  if (!state.live || !chosen.length) return { ui };
  return { ...cancel(ui), active: String(chosen[0]), move: turnText(chosen) };
}

/** @param {State} state @param {Ui} ui @param {number} coin @param {boolean} now whether a complete choice is done at once @param {T} t @returns {Result} */
function press(state, ui, coin, now, t) {
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
  if (done) return confirm(state, become);
  return { ui: become, active, preview: next.length ? turnText(next) : null };
}

/** @param {State} state @param {Ui} ui @param {import('./scene-board.js').Event} event @param {T} t @returns {Result | null} */
function onKey(state, ui, { key, cell, cells }, t) {
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

/** @param {State} state @param {Ui} ui @param {import('./scene-board.js').Event} event @param {T} t @returns {Result | null} */
export function reduce(state, ui, event, t) {
  const { type, act, pointer } = event;
  switch (type) {
    case 'point':
      return { ui: { ...ui, over: pointer === 'touch' ? null : act.coin } };
    case 'leave':
      return { ui: { ...ui, over: null } };
    case 'press':
      return press(state, ui, act.coin, pointer === 'mouse', t);
    case 'key':
      return onKey(state, ui, event, t);
    case 'confirm':
      return confirm(state, ui);
    case 'cancel':
      return cancel(ui);
    default:
      return null;
  }
}

/** @param {State} _state @param {Ui} ui @param {T} t */
export const bar = (_state, { chosen }, t) =>
  chosen.length
    ? {
        says: t('boards.turning', { coins: [...chosen].reverse().map((c) => c + 1) }),
        act: t('boards.do_turn', { count: chosen.length }),
      }
    : {};

/** Edges of coins: chosen, to be turned with those that are chosen, turned by the last move. */
const EDGES = {
  whole: { stroke: 'accent', width: 3 },
  dashed: { stroke: 'accent', width: 2, dash: [5, 4] },
  turned: { stroke: 'amber', width: 3 },
};

/**
 * A coin.
 * @param {number} x @param {number} y @param {number} r @param {boolean} head
 * @param {{ face: string, size: number, edge?: keyof typeof EDGES | null }} how
 * @returns {Item}
 */
export function coinItem(x, y, r, head, { face, size, edge = null }) {
  const plate = head
    ? { fill: 'stone-2', stroke: '#00000055', width: 1, shaded: true }
    : { fill: 'sunken', stroke: 'line-strong', width: 1.5 };
  const rim = { stroke: head ? '#ffffff66' : 'line', width: head ? 2 : 1 };
  const type = /** @type {const} */ ({ anchor: 'middle', middle: true, head: true });
  const ink = head ? { fill: '#ffffff', halo: '#00000080' } : { fill: 'ink-soft' };
  const items = [
    as({ cls: 'face' }, disc(x, y, r, plate)),
    disc(x, y, 0.8 * r, rim),
    text(x, y, face, { size, bold: head, ...ink, ...type }),
  ];
  if (edge) items.push(as({ cls: 'edge' }, disc(x, y, r + 3.5, EDGES[edge])));
  return as({ cls: 'coin' }, moved(0, 0, items));
}

/** Coins that would be turned with the one under the mouse. @param {State} state @param {Ui} ui */
function maybeOf(state, ui) {
  const { over, chosen } = ui;
  if (over === null || !state.live || over === chosen[0]) return [];
  return toggled(state, ui, over) ?? [];
}

/** Whether a winning turn has all that is chosen, and this coin too; or is all that is chosen. @param {State} state @param {Ui} ui @param {number} i */
function isWin({ hints }, { chosen }, i) {
  return hints.some(({ coins }) => {
    if (!coins) return false;
    if (!chosen.length) return coins[0] === i;
    if (!chosen.every((c) => coins.includes(c))) return false;
    if (chosen.includes(i)) return i === coins[0] && coins.length === chosen.length;
    return coins.includes(i);
  });
}

/** @param {State} state @param {Ui} ui @param {Room} room @returns {import('../scene/scene.js').Scene} */
export function view(state, ui, room) {
  const { t, width } = room;
  const faces = [...facesOf(state).slice(0, SHOWN)];
  const maybe = maybeOf(state, ui);
  const coins = faces.map((_, i) => placeOf(state, ui, i, maybe, room));
  const rest = facesOf(state).length - faces.length;
  const more = rest > 0 ? [paragraph(t('boards.more_coins', { count: rest }), room)] : [];
  const rows = inRows(coins, { width, gap: width < 420 ? 4 : 8, rowGap: 10, align: 'start' });
  return stacked([rows, ...more], { align: 'middle' });
}

/** A coin with its number. @param {State} state @param {Ui} ui @param {number} i @param {number[]} maybe @param {Room} room */
function placeOf(state, ui, i, maybe, { t, width, em }) {
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
    anchor: /** @type {const} */ ('middle'),
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
  .place .coin { transition: transform var(--speed); transform-box: fill-box; transform-origin: center; }
  .chosen .coin { transform: translateY(-8px); }
  .shut .coin { opacity: 0.55; }
  .flip .coin { animation: flip calc(var(--speed) * 2.4) ease-out both; }
  @keyframes flip {
    from { transform: scaleY(-1); }
    50% { transform: translateY(-26px) scaleY(0.17); }
  }
  @media (prefers-reduced-motion: reduce) {
    .place .coin { transition: none; }
    .flip .coin { animation: none; }
  }
  @media (forced-colors: active) {
    .face { stroke: CanvasText; }
    .head .face { stroke-width: 5; }
    .edge { stroke: Highlight; }
  }
`;
