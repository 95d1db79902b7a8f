/**
 * Coins in the plane. A person chooses a coin with heads up, then other coins to choose further rows and
 * columns. A move turns all coins at which a chosen row meets a chosen column.
 */
import { as, hit, inCell, moved, quiet, star, textAt as text } from '../scene/scene.ts';
import { coinItem } from './coins.ts';
import { choosing } from './choosing.ts';
import { direction, isAct } from './keys.ts';
import { paragraph } from './listed.ts';
import { flipText } from './notation.ts';
import { toggle } from './turning.ts';
import type { KeyEvent, LegalOf, Memory, Result as ResultType, Context, State } from './board.ts';
import type { Scene } from '../scene/scene.ts';
import type { Translate as T } from '../i18n/languages.ts';

type Result = ResultType<Ui>;
type Axis = { least: number; most: number | null; run: boolean };

interface Ui {
  /** The chosen rows, in descending order. */
  rows: number[];
  columns: number[];
  notice: string;
}

/**
 * The largest number of rows and columns that are drawn. For a larger plane, only the coins with heads up are
 * listed.
 */
const SHOWN = 24;
/** The smallest number of rows and columns that are drawn. */
const LEAST = 4;
/** The largest number of coins with heads up that are listed. */
const NAMED = 200;
/** The distance between the centres of adjacent coins. */
const STEP = 46;
/** The margin for the numbers of rows and columns. */
const AXIS = 26;

export const start: Ui = { rows: [], columns: [], notice: '' };
export const keys = 'boards.keys_plane';

const headsOf = ({ board }: State): string[] => (board?.heads ?? []).map((at) => at.join(':'));

/** Return the number of rows and columns that are drawn: the largest size that the plane had in this game. */
function sizeOf({ board, memory }: State): [number, number] {
  const [rows, columns] = memory.get('size') ?? [LEAST, LEAST];
  return [Math.max(rows, Number(board.rows)), Math.max(columns, Number(board.columns))];
}

export const remember = (memory: Memory, state: State) => memory.set('size', sizeOf(state));

const isDrawn = ({ board }: State) => Math.max(Number(board.rows), Number(board.columns)) <= SHOWN;

/** Return the tab stop before any coin was chosen: the last coin with heads up, or the coin at 0:0. */
export const first = (state: State) => headsOf(state).at(-1) ?? '0:0';

function axesOf({ legal }: State): { rows: Axis; columns: Axis } {
  const none = { least: 1, most: 1, run: false };
  return legal?.kind === 'flip' ? (legal as LegalOf<'flip'>) : { rows: none, columns: none };
}

export function help(state: State, _ui: Ui, t: T) {
  const { rows, columns } = axesOf(state);
  return t('boards.help_plane', { rows, columns });
}

/** Return whether enough rows and columns are chosen for a move. */
function isMove(state: State, ui: Ui) {
  const { rows, columns } = axesOf(state);
  return ui.rows.length >= rows.least && ui.columns.length >= columns.least;
}

const { cancel, confirm, choose, reducer } = choosing<State, Ui>({
  move: (state, ui) => (ui.rows.length && isMove(state, ui) ? flipText(ui.rows, ui.columns) : ''),
  isChosen: ({ rows, notice }) => rows.length > 0 || notice !== '',
  none: () => start,
  stop: ({ rows, columns }) => `${rows[0]}:${columns[0]}`,
});

/**
 * Return the chosen rows or columns with `line` added, or removed if it was chosen. The first line, which
 * contains the coin with heads up, stays chosen.
 */
function withLine(chosen: number[], line: number, axis: Axis) {
  if (line === chosen[0]) return chosen;
  // If no further line can be added, replace the last one.
  return toggle(chosen, line, '', axis) ?? toggle(chosen.slice(0, -1), line, '', axis) ?? chosen;
}

/** @param now whether to make the move at once if it is complete and no further line can be chosen */
function press(state: State, ui: Ui, active: string, now: boolean, t: T): Result {
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
    return isMove(state, ui) ? confirm(state, ui) : { ...cancel(ui), active };
  }
  const axes = axesOf(state);
  const both = rows.includes(row) && columns.includes(column);
  const next = { ...ui, notice: '' };
  if (both || !rows.includes(row)) next.rows = withLine(rows, row, axes.rows);
  if (both || !columns.includes(column)) next.columns = withLine(columns, column, axes.columns);
  const whole = isMove(state, next);
  // If the least and the greatest number of lines are equal, a complete move has no further choice.
  const exact = [axes.rows, axes.columns].every(({ least, most }) => least === most);
  return { active, ...choose(state, next, whole && exact && now) };
}

function onKey(state: State, ui: Ui, { key, cell }: KeyEvent, t: T): Result | null {
  const arrow = direction(key);
  const [row, column] = cell.split(':').map(Number);
  if (arrow) {
    const [height, width] = sizeOf(state);
    const within = (n: number, size: number) => Math.max(0, Math.min(size - 1, n));
    return { ui, focus: `${within(row + arrow[1], height)}:${within(column + arrow[0], width)}` };
  }
  const inside = ui.rows.includes(row) && ui.columns.includes(column);
  if (key === 'Enter' && inside && isMove(state, ui)) return confirm(state, ui);
  return isAct(key) ? press(state, ui, cell, false, t) : null;
}

export const reduce = reducer({
  press: (state, ui, { act, pointer }, t) => press(state, ui, act.at, pointer === 'mouse', t),
  key: onKey,
  // If the choice is incomplete, show which rows and columns a move needs.
  confirm: (state, ui, _event, t) =>
    state.live && ui.rows.length && !isMove(state, ui)
      ? { ui: { ...ui, notice: help(state, ui, t) } }
      : confirm(state, ui),
});

export function bar(state: State, ui: Ui, t: T) {
  const { rows, columns } = ui;
  if (!rows.length) return {};
  const act = t('boards.do_turn', { count: rows.length * columns.length });
  return { says: t('boards.flipping', { rows, columns }), ...(isMove(state, ui) ? { act } : {}) };
}

export function view(state: State, ui: Ui, context: Context): Scene {
  const { t, em } = context;
  const list = headsOf(state);
  if (!isDrawn(state)) {
    return paragraph(t('boards.plane_too_large', { heads: list.slice(0, NAMED) }), context);
  }
  const [height, width] = sizeOf(state);
  const heads = new Set(list);
  const stars = new Set(
    state.hints
      .filter(({ kind }) => kind === 'flip')
      .map(({ rows, columns }) => `${rows[0]}:${columns[0]}`),
  );
  const size = (12 * em) / 16;
  const small = {
    size,
    mono: true,
    fill: 'ink-soft',
    anchor: 'middle',
    middle: true,
  } as const;
  const items = [];
  for (let column = 0; column < width; column += 1) {
    items.push(quiet(text(AXIS + STEP * (column + 0.5), AXIS / 2, column, small)));
  }
  for (let row = 0; row < height; row += 1) {
    items.push(quiet(text(AXIS / 2, AXIS + STEP * (row + 0.5), row, small)));
    for (let column = 0; column < width; column += 1) {
      const at = `${row}:${column}`;
      const is = coin(state, ui, at, heads.has(at), stars.has(at), context);
      items.push(moved(AXIS + STEP * column, AXIS + STEP * row, is.items));
    }
  }
  const tall = AXIS + STEP * height;
  const scrolled = tall > 720 ? { look: { x: 0, y: 0 } } : {};
  return { width: AXIS + STEP * width, height: tall, items, ...scrolled };
}

function coin(
  { live, last }: State,
  { rows, columns }: Ui,
  at: string,
  head: boolean,
  wins: boolean,
  { t, em }: Context,
) {
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
    & .face { stroke: CanvasText; }
    & .head .face { stroke-width: 5; }
    & .edge { stroke: Highlight; }
  }
`;
