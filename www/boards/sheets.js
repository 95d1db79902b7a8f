/**
 * Rectangles of squares with places on them where a move can be made: lines along which one is cut, or
 * squares that are covered. Each place comes with the text of its move.
 */
import {
  as,
  cellOf,
  hit,
  inRows,
  moved,
  path,
  rect,
  stacked,
  star,
  words as text,
} from '../scene/scene.js';
import { widthOfLine } from '../scene/metrics.js';
import { considering, start } from './considering.js';
import { direction, nearest } from './keys.js';
import { paragraph } from './listed.js';
import { moveText } from './notation.js';
import '../i18n/boards.js';

/** @typedef {import('./scene-board.js').State} State */
/** @typedef {import('./scene-board.js').Room} Room */
/** @typedef {import('./considering.js').Ui} Ui */
/** @typedef {import('../scene/scene.js').Item} Item */
/** @typedef {(key: string, args?: any) => string} T */
/** @typedef {{ sheet: number, x: number, y: number, width: number, height: number, text: string }} Spot */
/** @typedef {{ width: number, height: number, taken: number[], crosses?: boolean, dead?: boolean }} Sheet */

/** Rectangles with a longer side are not drawn. */
const LONGEST = 30;
/** How wide the widest rectangle is drawn, and a square at most and at least. */
const WIDE = 420;
const [MOST, LEAST] = [44, 14];
/** Rectangles that are drawn. */
const SHOWN = 120;
/** Room around a rectangle. */
const EDGE = 8;

/** @param {State} state @returns {Sheet[]} */
const sheetsOf = ({ board }) => (board?.sheets ?? []).slice(0, SHOWN);

/** Whether crosses stand on the squares, one more with each move. @param {State} state */
const isCrosses = ({ board }) => Boolean(board?.sheets[0]?.crosses);

/** @param {State} state @returns {Spot[]} */
const spotsOf = ({ legal }) =>
  (legal?.spots ?? []).filter((/** @type {Spot} */ { sheet }) => sheet < SHOWN);

/** Whether a place is a line to cut along. @param {Spot} spot */
const isLine = ({ width, height }) => !width || !height;

/** A place in words. @param {State} state @param {Spot} spot @param {T} t */
const spotWords = (state, spot, t) =>
  t(isCrosses(state) ? 'boards.spot_cross' : 'boards.spot', spot);

/** Where the places lie, the rectangles side by side. @param {State} state */
function middles(state) {
  let from = 0;
  const starts = sheetsOf(state).map(({ width }) => (from += width + 1) - width);
  return spotsOf(state).map(({ sheet, x, y, width, height }) => ({
    x: 10 * (starts[sheet] + x + width / 2),
    y: 10 * (y + height / 2),
  }));
}

/** @param {State} state @param {import('./scene-board.js').Event} event */
function next(state, { key, cell, cells }) {
  const arrow = direction(key);
  const at = Number(cell);
  let to;
  if (arrow && cell !== '') to = nearest(middles(state), at, arrow);
  else if (key === 'Home') to = 0;
  else if (key === 'End') to = cells.length - 1;
  else if (key === 'PageUp' || key === 'PageDown') to = at + (key === 'PageUp' ? -1 : 1);
  else return undefined;
  return cells[to] ?? null;
}

export { start };
export const keys = 'boards.keys_spots';
export const reduce = considering({ text: (state, cell) => spotsOf(state)[+cell].text, next });

/** @param {State} state @param {Ui} _ui @param {T} t */
export function help(state, _ui, t) {
  if (isCrosses(state)) return t('boards.help_crosses');
  return t('boards.help_spots', { line: spotsOf(state).some(isLine) });
}

/** @param {State} state @param {Ui} ui @param {T} t */
export function bar(state, { chosen }, t) {
  const spot = chosen === null ? null : spotsOf(state)[+chosen];
  if (!spot) return {};
  const act = isLine(spot) ? 'boards.do_cut' : 'boards.do_domino';
  return {
    says: spotWords(state, spot, t),
    act: t(isCrosses(state) ? 'boards.do_cross' : act),
  };
}

/** @param {State} state @param {Ui} ui @param {Room} room @returns {import('../scene/scene.js').Scene} */
export function view(state, ui, room) {
  const { t, width } = room;
  const sheets = sheetsOf(state);
  if (sheets.some((sheet) => Math.max(sheet.width, sheet.height) > LONGEST)) {
    return paragraph(t('boards.sheets_too_large'), room);
  }
  const widest = Math.max(1, ...sheets.map((sheet) => sheet.width));
  const fits = Math.floor(Math.min(WIDE, width - 2 * EDGE) / widest);
  const unit = Math.max(LEAST, Math.min(MOST, fits));
  const wins = new Set(state.hints.map(moveText));
  const drawn = sheets.map((_, i) => sheetScene(state, ui, i, unit, wins, room));
  const rest = (state.board?.sheets.length ?? 0) - SHOWN;
  const more = rest > 0 ? [paragraph(t('boards.sheets_more', { count: rest }), room)] : [];
  const rows = inRows(drawn, { width, gap: 14, rowGap: 14, foot: true });
  return stacked([rows, ...more], { align: 'middle' });
}

/** A cross on a square. @param {number} x @param {number} y @param {number} unit */
function cross(x, y, unit) {
  const [a, b] = [0.24 * unit, 0.76 * unit];
  const d = `M${x + a} ${y + a}L${x + b} ${y + b}M${x + b} ${y + a}L${x + a} ${y + b}`;
  return as({ cls: 'cross' }, path(d, { stroke: 'ink', width: 3.5, capped: true }));
}

/** @param {State} state @param {Ui} ui @param {number} i @param {number} unit @param {Set<string>} wins @param {Room} room @returns {import('../scene/scene.js').Scene} */
function sheetScene(state, ui, i, unit, wins, { t, em }) {
  const { width, height, taken, crosses, dead } = sheetsOf(state)[i];
  const full = new Set(taken);
  const [w, h] = [width * unit, height * unit];
  /** @type {Item[]} */
  const items = [];
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [(at % width) * unit, Math.floor(at / width) * unit];
    const filled = full.has(at) && !crosses;
    const look = { fill: filled ? 'ink-soft' : 'sunken', stroke: 'line-strong', width: 1.2 };
    items.push(as({ cls: filled ? 'square taken' : 'square' }, rect(x, y, unit, unit, look)));
    if (full.has(at) && crosses) items.push(cross(x, y, unit));
  }
  if (dead) {
    const strike = { stroke: 'lose', width: 5, capped: true, opacity: 0.8 };
    items.push(path(`M0 ${h}L${w} 0`, strike));
  }
  for (const [n, spot] of spotsOf(state).entries()) {
    if (spot.sheet === i) items.push(spotItem(state, ui, spot, String(n), unit, wins, t));
  }
  const says = crosses ? t('boards.board_n', { n: i + 1, dead }) : `${width}×${height}`;
  const places = taken.map((at) => `${Math.floor(at / width) + 1}:${(at % width) + 1}`);
  const run = { text: says, mono: !crosses };
  const size = 0.8 * em;
  const wide = Math.max(w + 2 * EDGE, widthOfLine([run], size));
  const caption = text(wide / 2, h + 2 * EDGE + size, [run], {
    size,
    fill: 'ink-soft',
    anchor: 'middle',
  });
  const name = crosses ? t('boards.board_has', { n: i + 1, dead, places }) : undefined;
  return {
    width: wide,
    height: h + 2 * EDGE + 1.5 * size,
    items: [moved((wide - w) / 2, EDGE, items), as({ name }, moved(0, 0, [caption]))],
  };
}

/** @param {State} state @param {Ui} ui @param {Spot} spot @param {string} key @param {number} unit @param {Set<string>} wins @param {T} t */
function spotItem(state, ui, spot, key, unit, wins, t) {
  const { x, y, width, height } = spot;
  const [w, h] = [width * unit, height * unit];
  const [cx, cy] = [x * unit + w / 2, y * unit + h / 2];
  const chosen = ui.chosen === key;
  // What is pressed: along a line, or where the two squares meet.
  const reach = (/** @type {number} */ side, /** @type {number} */ long) => {
    if (isLine(spot)) return Math.max(long, unit * 0.6);
    return isCrosses(state) ? unit : unit * (side > 1 ? 0.66 : 0.6);
  };
  const size = { w: reach(width, w), h: reach(height, h) };
  const box = { x: x * unit, y: y * unit, w, h };
  const items = [];
  if (chosen) {
    if (!isLine(spot)) items.push(rect(box.x, box.y, w, h, { fill: 'accent', opacity: 0.35 }));
    const d = `M${box.x} ${box.y}H${box.x + w}V${box.y + h}H${box.x}Z`;
    items.push(as({ cls: 'mark' }, path(d, { stroke: 'accent', width: 3.5 })));
  }
  if (wins.has(spot.text)) items.push(as({ cls: 'tick win' }, star(cx, cy, 1)));
  items.push(hit(cx - size.w / 2, cy - size.h / 2, size.w, size.h, { cell: key }));
  const cell = {
    key,
    role: 'button',
    label: spotWords(state, spot, t),
    aria: { pressed: String(chosen), disabled: String(!state.live) },
    box,
    act: { cell: key },
  };
  return cellOf(cell, items, chosen ? 'spot chosen' : 'spot');
}

export const styles = `
  .tick { pointer-events: none; }
  @media (forced-colors: active) {
    .square { stroke: CanvasText; }
    .square.taken { fill: CanvasText; }
    .mark { stroke: Highlight; }
  }
`;
