/**
 * A chess board on which pieces are placed in turn: each free square that no piece attacks is a legal
 * move. The squares that a new piece would attack are shown before it is placed. The position holds the steps
 * of the piece.
 */
import { as, cellOf, hit, moved, path, quiet, rect, star, textAt } from '../scene/scene.ts';
import { pieceItem } from './chess-pieces.ts';
import { considering, start } from './considering.ts';
import { direction } from './keys.ts';
import type { Context, KeyEvent, PositionOf, State as AnyState } from './board.ts';
import type { Ui } from './considering.ts';
import type { Item, Scene } from '../scene/scene.ts';
import type { Translate as T } from '../i18n/languages.ts';

type Board = PositionOf<'chess'>;
type State = AnyState<Board>;

/** The largest width and height of a board, unless its squares would be smaller than `LEAST`. */
const [WIDE, HIGH] = [460, 396];
/** The largest and smallest side of a square. */
const [MOST, LEAST] = [54, 15];
/** The margin for the names of rows and columns, and the margin on the other sides. */
const [NAMES, EDGE] = [20, 5];
/** The colours of light and dark squares, and of the shade over attacked squares. */
const [LIGHT, DARK, SHADE] = ['#f1e4cd', '#c49a6c', '#4a3526'];

interface Square {
  x: number;
  y: number;
  at: number;
}

const square = ({ columns }: Board, x: number, y: number): Square => ({
  x,
  y,
  at: y * Number(columns) + x,
});

/** Return the square of the cell with the key `x:y`, counted from the upper left corner. */
function squareOf(board: Board, cell: string): Square {
  const [x, y] = cell.split(':').map(Number);
  return square(board, x, y);
}

/** Return the name of a square, such as e4. */
const nameOf = ({ rows }: Board, { x, y }: Square) =>
  `${String.fromCharCode(97 + x)}${Number(rows) - y}`;

/** Return the squares that a piece on a square attacks, each once. */
function attackedFrom(board: Board, from: Square): Square[] {
  const [columns, rows] = [Number(board.columns), Number(board.rows)];
  const found = new Map<number, Square>();
  for (const [dx, dy] of board.steps) {
    let { x, y } = from;
    for (;;) {
      [x, y] = [x + dx, y - dy];
      if (board.torus) [x, y] = [(x + 2 * columns) % columns, (y + 2 * rows) % rows];
      const isOff = x < 0 || y < 0 || x >= columns || y >= rows;
      const next = square(board, x, y);
      if (isOff || next.at === from.at) break;
      found.set(next.at, next);
      if (!board.slides) break;
    }
  }
  return [...found.values()];
}

/** Return the reason why no piece can be placed on a square, or '' if one can. */
function refusal(cell: string, t: T, { board }: State) {
  const here = squareOf(board, cell);
  if (board.taken.includes(here.at))
    return t('boards.chess_taken', { square: nameOf(board, here) });
  if (!board.attacked.includes(here.at)) return '';
  const by = attackedFrom(board, here).find(({ at }) => board.taken.includes(at));
  return t('boards.chess_attacked', {
    piece: board.piece,
    square: nameOf(board, here),
    by: by ? nameOf(board, by) : '',
  });
}

function next({ board }: State, { key, cell }: KeyEvent) {
  const arrow = direction(key);
  const [columns, rows] = [Number(board.columns), Number(board.rows)];
  const { x, y } = squareOf(board, cell);
  if (key === 'Home' || key === 'End') return `${key === 'Home' ? 0 : columns - 1}:${y}`;
  if (key === 'PageUp' || key === 'PageDown') return `${x}:${key === 'PageUp' ? 0 : rows - 1}`;
  if (!arrow) return undefined;
  let [u, v] = [x + arrow[0], y + arrow[1]];
  if (board.torus) [u, v] = [(u + columns) % columns, (v + rows) % rows];
  return u >= 0 && v >= 0 && u < columns && v < rows ? `${u}:${v}` : null;
}

export { start };
export const keys = 'boards.keys_chess';
export const reduce = considering<State>({
  text: ({ board }, cell) => nameOf(board, squareOf(board, cell)),
  next,
  refusal,
});

export const help = ({ board }: State, _ui: Ui, t: T) =>
  t('boards.help_chess', { piece: board.piece, torus: board.torus });

/** Return the tab stop before any square was chosen: the first free and unattacked square. */
export function first({ board }: State) {
  const [columns, rows] = [Number(board.columns), Number(board.rows)];
  const isFree = (at: number) => !board.taken.includes(at) && !board.attacked.includes(at);
  const at = Array.from({ length: columns * rows }, (_, i) => i).find(isFree) ?? 0;
  return `${at % columns}:${Math.floor(at / columns)}`;
}

export function bar({ board }: State, { chosen }: Ui, t: T) {
  if (chosen === null) return {};
  const here = squareOf(board, chosen);
  const fresh = attackedFrom(board, here).filter(({ at }) => !board.attacked.includes(at));
  const says = { piece: board.piece, square: nameOf(board, here), count: fresh.length };
  return { says: t('boards.chess_would', says), act: t('boards.do_chess') };
}

export const signs = ({ board }: State, _ui: Ui, t: T) =>
  board.torus ? [t('boards.chess_torus')] : [];

export function view(state: State, ui: Ui, context: Context): Scene {
  const { board } = state;
  const [columns, rows] = [Number(board.columns), Number(board.rows)];
  const room = Math.min(WIDE, context.width - NAMES - EDGE);
  const fits = Math.floor(Math.min(room / columns, HIGH / rows));
  const unit = Math.max(LEAST, Math.min(MOST, fits));
  const [w, h] = [columns * unit, rows * unit];
  const rim = { fill: '#6b4a30', round: 5 };
  const items: Item[] = [rect(-4, -4, w + 8, h + 8, rim)];
  const chosen = ui.chosen === null ? null : squareOf(board, ui.chosen);
  const would = new Set(chosen ? attackedFrom(board, chosen).map(({ at }) => at) : []);
  const wins = new Set(state.hints.map((move) => move.square));
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      items.push(cell(state, square(board, x, y), { unit, chosen, would, wins }, context.t));
    }
  }
  if (board.torus) items.push(...joins(w, h));
  const width = NAMES + w + EDGE;
  const all = [moved(NAMES, EDGE, items), moved(0, 0, names(board, unit))];
  return { width, height: EDGE + h + NAMES, items: all };
}

/** Draw the names of rows on the left and of columns below. */
function names(board: Board, unit: number): Item[] {
  const [columns, rows] = [Number(board.columns), Number(board.rows)];
  const type = { size: Math.min(12, 0.62 * unit), fill: 'ink-soft', anchor: 'middle' as const };
  const row = (y: number) =>
    textAt(NAMES / 2 - 2, EDGE + (y + 0.5) * unit, `${rows - y}`, { ...type, middle: true });
  const column = (x: number) =>
    textAt(NAMES + (x + 0.5) * unit, EDGE + rows * unit + 15, String.fromCharCode(97 + x), type);
  const count = (length: number) => Array.from({ length }, (_, i) => i);
  return [...count(rows).map(row), ...count(columns).map(column)].map(quiet);
}

/** Draw dashed lines along the edges that are joined on a torus. */
function joins(w: number, h: number): Item[] {
  const style = { stroke: 'accent', width: 2.5, dash: [5, 5] };
  return [quiet(path(`M-2 -2H${w + 2}V${h + 2}H-2Z`, style))];
}

interface Look {
  unit: number;
  chosen: Square | null;
  would: Set<number>;
  wins: Set<string>;
}

/** Draw a square with its piece, shade and marks. */
function cell(state: State, here: Square, { unit, chosen, would, wins }: Look, t: T): Item {
  const { board, live } = state;
  const [left, top] = [here.x * unit, here.y * unit];
  const name = nameOf(board, here);
  const isTaken = board.taken.includes(here.at);
  const isAttacked = board.attacked.includes(here.at);
  const isChosen = chosen?.at === here.at;
  const isDark = (here.x + Number(board.rows) - 1 - here.y) % 2 === 0;
  const wood = rect(left, top, unit, unit, { fill: isDark ? DARK : LIGHT });
  const items: Item[] = [as({ cls: 'square' }, wood)];
  const mid = [left + unit / 2, top + unit / 2];
  if (isAttacked) {
    const shade = rect(left, top, unit, unit, { fill: SHADE, opacity: 0.52 });
    const d = `M${mid[0] - 0.13 * unit} ${mid[1] + 0.13 * unit}L${mid[0] + 0.13 * unit} ${mid[1] - 0.13 * unit}`;
    const stroke = { stroke: LIGHT, width: Math.max(1, 0.05 * unit), opacity: 0.5, capped: true };
    items.push(as({ cls: 'attacked' }, shade), path(d, stroke));
  }
  if (would.has(here.at) && !isTaken) {
    const glow = { fill: 'accent', opacity: isAttacked ? 0.3 : 0.5 };
    items.push(as({ cls: 'would' }, rect(left, top, unit, unit, glow)));
  }
  if (isTaken) {
    const isLast = state.last?.move?.square === name;
    if (isLast) {
      const ring = { stroke: 'accent', width: Math.max(2, 0.07 * unit) };
      items.push(rect(left + 1.5, top + 1.5, unit - 3, unit - 3, ring));
    }
    items.push(as({ key: `man-${name}` }, pieceItem(board.piece, left, top, unit)));
  } else if (isChosen) {
    items.push(pieceItem(board.piece, left, top, unit, { opacity: 0.8 }));
    const mark = { stroke: 'accent', width: 3 };
    items.push(as({ cls: 'mark' }, rect(left + 1.5, top + 1.5, unit - 3, unit - 3, mark)));
  }
  if (wins.has(name)) items.push(as({ cls: 'tick win' }, star(mid[0], mid[1], unit / 32)));
  const key = `${here.x}:${here.y}`;
  items.push(hit(left, top, unit, unit, { cell: key }));
  const is = isTaken ? 'taken' : isAttacked ? 'attacked' : 'free';
  const label = t('boards.chess_square', { square: name, piece: board.piece, is });
  const box = { x: left, y: top, w: unit, h: unit };
  const aria = { pressed: String(isChosen), disabled: String(!live || is !== 'free') };
  return cellOf({ key, role: 'button', label, aria, box, act: { cell: key } }, items, `spot ${is}`);
}

export const styles = `
  & .tick, & .man { pointer-events: none; }
  @media (forced-colors: active) {
    & .square { fill: Canvas; stroke: CanvasText; }
    & .attacked { fill: GrayText; }
    & .would { fill: Highlight; }
    & .mark { stroke: Highlight; }
  }
`;
