/**
 * Coins in the plane. A head is chosen; then another coin says which rows and columns are turned with
 * it: wherever one of the rows meets one of the columns.
 */
import { as, hit, inCell, moved, quiet, star, words as text } from '../scene/scene.js';
import { coinItem } from './coins.js';
import { direction, isAct } from './keys.js';
import { paragraph } from './listed.js';
import { flipText } from './notation.js';
import { toggle } from './turning.js';
import '../i18n/boards.js';

/** @typedef {import('./scene-board.js').State} State */
/** @typedef {import('./scene-board.js').Room} Room */
/** @typedef {import('./scene-board.js').Result<Ui>} Result */
/** @typedef {(key: string, args?: any) => string} T */
/** @typedef {{ least: number, most: number | null, run: boolean }} Axis */

/**
 * @typedef {object} Ui
 * @property {number[]} rows to be turned, in descending order
 * @property {number[]} columns
 * @property {string} notice
 */

/** Rows and columns that are drawn; of a larger plane only its heads are named. */
const SHOWN = 24;
/** A plane is not drawn smaller than this. */
const LEAST = 4;
/** Heads that are named. */
const NAMED = 200;
const STEP = 46;
/** Room for the numbers of rows and columns. */
const AXIS = 26;

/** @type {Ui} */
export const start = { rows: [], columns: [], notice: '' };
export const keys = 'boards.keys_plane';

/** @param {State} state @returns {string[]} */
const headsOf = ({ board }) => (board?.heads ?? []).map((/** @type {any[]} */ at) => at.join(':'));

/** Rows and columns that are drawn: as many as there were in this game. @param {State} state @returns {[number, number]} */
function sizeOf({ board, memory }) {
  const [rows, columns] = memory.get('size') ?? [LEAST, LEAST];
  return [Math.max(rows, Number(board.rows)), Math.max(columns, Number(board.columns))];
}

/** @param {Map<any, any>} memory @param {State} state */
export const remember = (memory, state) => memory.set('size', sizeOf(state));

/** @param {State} state */
const isDrawn = ({ board }) => Math.max(Number(board.rows), Number(board.columns)) <= SHOWN;

/** The tab stop before any coin was chosen: the last head. @param {State} state */
export const first = (state) => headsOf(state).at(-1) ?? '0:0';

/** @param {State} state @returns {{ rows: Axis, columns: Axis }} */
function axesOf({ legal }) {
  const none = { least: 1, most: 1, run: false };
  return legal?.kind === 'flip' ? legal : { rows: none, columns: none };
}

/** @param {State} state @param {Ui} _ui @param {T} t */
export function help(state, _ui, t) {
  const { rows, columns } = axesOf(state);
  return t('boards.help_plane', { rows, columns });
}

/** Whether what is chosen is a move. @param {State} state @param {Ui} ui */
function isMove(state, ui) {
  const { rows, columns } = axesOf(state);
  return ui.rows.length >= rows.least && ui.columns.length >= columns.least;
}

/** @param {Ui} ui @returns {Result} */
const cancel = ({ rows, notice }) =>
  rows.length || notice ? { ui: start, preview: null } : { ui: start };

/** @param {State} state @param {Ui} ui @param {T} t @returns {Result} */
function confirm(state, ui, t) {
  const { rows, columns } = ui;
  if (!state.live || !rows.length) return { ui };
  if (!isMove(state, ui)) return { ui: { ...ui, notice: help(state, ui, t) } };
  const active = `${rows[0]}:${columns[0]}`;
  return { ...cancel(ui), active, move: flipText(rows, columns) };
}

/** Lines with one more, or one less. @param {number[]} chosen @param {number} line @param {Axis} axis */
function withLine(chosen, line, axis) {
  if (line === chosen[0]) return chosen;
  // Where no more fit, the last one makes room.
  return toggle(chosen, line, '', axis) ?? toggle(chosen.slice(0, -1), line, '', axis) ?? chosen;
}

/** @param {State} state @param {Ui} ui @param {string} active @param {boolean} now whether a move without any choice left is done at once @param {T} t @returns {Result} */
function press(state, ui, active, now, t) {
  if (!state.live) return { ui, active };
  const [row, column] = active.split(':').map(Number);
  const { rows, columns } = ui;
  if (!rows.length || row > rows[0] || column > columns[0]) {
    if (headsOf(state).includes(active)) {
      return { ui: { rows: [row], columns: [column], notice: '' }, active };
    }
    return { ui: { ...ui, notice: t('boards.plane_needs_head', { row, column }) }, active };
  }
  if (row === rows[0] && column === columns[0]) {
    return isMove(state, ui) ? confirm(state, ui, t) : { ...cancel(ui), active };
  }
  const axes = axesOf(state);
  const both = rows.includes(row) && columns.includes(column);
  const next = { ...ui, notice: '' };
  if (both || !rows.includes(row)) next.rows = withLine(rows, row, axes.rows);
  if (both || !columns.includes(column)) next.columns = withLine(columns, column, axes.columns);
  const whole = isMove(state, next);
  // Where there is no choice of their count, nothing is left to be chosen.
  const exact = [axes.rows, axes.columns].every(({ least, most }) => least === most);
  if (whole && exact && now) return confirm(state, next, t);
  return { ui: next, active, preview: whole ? flipText(next.rows, next.columns) : null };
}

/** @param {State} state @param {Ui} ui @param {import('./scene-board.js').Event} event @param {T} t @returns {Result | null} */
function onKey(state, ui, { key, cell }, t) {
  const arrow = direction(key);
  const [row, column] = cell.split(':').map(Number);
  if (arrow) {
    const [height, width] = sizeOf(state);
    const within = (/** @type {number} */ n, /** @type {number} */ size) =>
      Math.max(0, Math.min(size - 1, n));
    return { ui, focus: `${within(row + arrow[1], height)}:${within(column + arrow[0], width)}` };
  }
  const inside = ui.rows.includes(row) && ui.columns.includes(column);
  if (key === 'Enter' && inside && isMove(state, ui)) return confirm(state, ui, t);
  return isAct(key) ? press(state, ui, cell, false, t) : null;
}

/** @param {State} state @param {Ui} ui @param {import('./scene-board.js').Event} event @param {T} t @returns {Result | null} */
export function reduce(state, ui, event, t) {
  switch (event.type) {
    case 'press':
      return press(state, ui, event.act.at, event.pointer === 'mouse', t);
    case 'key':
      return onKey(state, ui, event, t);
    case 'confirm':
      return confirm(state, ui, t);
    case 'cancel':
      return cancel(ui);
    default:
      return null;
  }
}

/** @param {State} state @param {Ui} ui @param {T} t */
export function bar(state, ui, t) {
  const { rows, columns } = ui;
  if (!rows.length) return {};
  const act = t('boards.do_turn', { count: rows.length * columns.length });
  return { says: t('boards.flipping', { rows, columns }), ...(isMove(state, ui) ? { act } : {}) };
}

/** @param {State} state @param {Ui} ui @param {Room} room @returns {import('../scene/scene.js').Scene} */
export function view(state, ui, room) {
  const { t, em } = room;
  const list = headsOf(state);
  if (!isDrawn(state)) {
    return paragraph(t('boards.plane_too_large', { heads: list.slice(0, NAMED) }), room);
  }
  const [height, width] = sizeOf(state);
  const heads = new Set(list);
  const stars = new Set(
    state.hints
      .filter(({ kind }) => kind === 'flip')
      .map(({ rows, columns }) => `${rows[0]}:${columns[0]}`),
  );
  const size = (12 * em) / 16;
  const small = /** @type {const} */ ({
    size,
    mono: true,
    fill: 'ink-soft',
    anchor: 'middle',
    middle: true,
  });
  const items = [];
  for (let column = 0; column < width; column += 1) {
    items.push(quiet(text(AXIS + STEP * (column + 0.5), AXIS / 2, column, small)));
  }
  for (let row = 0; row < height; row += 1) {
    items.push(quiet(text(AXIS / 2, AXIS + STEP * (row + 0.5), row, small)));
    for (let column = 0; column < width; column += 1) {
      const at = `${row}:${column}`;
      const is = coin(state, ui, at, heads.has(at), stars.has(at), room);
      items.push(moved(AXIS + STEP * column, AXIS + STEP * row, is.items));
    }
  }
  const tall = AXIS + STEP * height;
  const look = tall > 720 ? { look: { x: 0, y: 0 } } : {};
  return { width: AXIS + STEP * width, height: tall, items, ...look };
}

/** @param {State} state @param {Ui} ui @param {string} at @param {boolean} head @param {boolean} wins @param {Room} room */
function coin({ live, last }, { rows, columns }, at, head, wins, { t, em }) {
  const [row, column] = at.split(':').map(Number);
  const chosen = rows.includes(row) && columns.includes(column);
  const move = last?.move;
  const turned = move?.kind === 'flip' && move.rows.includes(row) && move.columns.includes(column);
  const middle = STEP / 2;
  const edge = chosen ? 'whole' : turned ? 'turned' : null;
  const face = head ? t('boards.head') : '';
  const items = [coinItem(middle, middle, 17, head, { face, size: (15 * em) / 16, edge })];
  if (wins && !rows.length) items.push(as({ cls: 'tick win' }, star(STEP - 8, 8)));
  const act = { at };
  items.push(hit(1, 1, STEP - 2, STEP - 2, act));
  const cell = {
    key: at,
    role: 'button',
    label: t('boards.plane_coin', { row, column, head }),
    aria: { pressed: String(chosen), disabled: String(!live || (!head && !rows.length)) },
    act,
  };
  const cls = ['place', head ? 'head' : 'tail', chosen ? 'chosen' : '', turned ? 'turned' : ''];
  return inCell({ width: STEP, height: STEP, items }, cell, cls.filter(Boolean).join(' '));
}

export const styles = `
  @media (forced-colors: active) {
    .face { stroke: CanvasText; }
    .head .face { stroke-width: 5; }
    .edge { stroke: Highlight; }
  }
`;
