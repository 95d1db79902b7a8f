/**
 * The board of the game `chomp`: a bar of chocolate. A bite takes a square with all squares below it and to
 * its right.
 */
import { as, disc, hit, inCell, moved, path, rect, stacked, star } from '../scene/scene.ts';
import { considering, start } from './considering.ts';
import { direction } from './keys.ts';
import { paragraph } from './listed.ts';
import { biteText, groupDigits } from './notation.ts';
import type { Big, Memory, Position, Context, State } from './board.ts';
import type { Ui } from './considering.ts';
import type { Item, Scene } from '../scene/scene.ts';
import type { Translate as T } from '../i18n/languages.ts';

/**
 * The largest number of rows and columns that are drawn. A bite beyond them is entered by its row and column.
 */
const SHOWN = 36;
/** The side of a square in a small bar and in a large bar, and the smallest side. */
const [SIDE, SMALL, LEAST] = [52, 34, 27];
const GAP = 3;
/** The margin around the bar. */
const EDGE = 4;
/** The largest number of steps by which the disappearance of a square is delayed. */
const LATE = 14;
const CHOCOLATE = '#6f4a34';

const rowsOf = (board: Position | null | undefined): number[] =>
  ((board?.rows ?? []) as Big[]).map(Number);

function placeOf(cell: string): [number, number] {
  const [row, column] = cell.split(':').map(Number);
  return [row, column];
}

const isThere = ({ board }: State, row: number, column: number) =>
  column >= 0 && column < (rowsOf(board)[row] ?? 0);

/** Return the number of squares that a bite takes. */
const countOf = ({ board }: State, row: number, column: number) =>
  rowsOf(board)
    .slice(row)
    .reduce((sum, length) => sum + Math.max(0, length - column), 0);

const isLarge = ({ board }: State) => Math.max(rowsOf(board).length, rowsOf(board)[0] ?? 0) > SHOWN;

/**
 * Store the largest size that the bar has had, so that the drawing keeps its size, and the rows before the
 * last bite.
 */
export function remember(
  memory: Memory,
  { board, last }: State,
  _ui: Ui,
  before?: Position | null,
) {
  const rows = rowsOf(board);
  const earlier = last?.animate && last.move?.kind === 'bite' ? rowsOf(before) : [];
  const [high, wide] = memory.get('size') ?? [0, 0];
  memory.set('earlier', earlier);
  memory.set('size', [
    Math.max(high, rows.length, earlier.length),
    Math.max(wide, rows[0] ?? 0, earlier[0] ?? 0),
  ]);
}

/** Return the tab stop before any square was chosen: the last drawn square. */
export function first({ board }: State) {
  const rows = rowsOf(board).slice(0, SHOWN);
  return rows.length ? `${rows.length - 1}:${Math.min(rows[rows.length - 1], SHOWN) - 1}` : '';
}

const considered = considering({
  text: (_state, cell) => biteText(...placeOf(cell)),
  refusal: (cell, t) => (cell === '0:0' ? t('boards.poisoned') : ''),
  next(state, { key, cell }) {
    const arrow = direction(key);
    if (!arrow) return undefined;
    const [row, column] = placeOf(cell);
    const to = [row + arrow[1], column + arrow[0]];
    return isThere(state, to[0], to[1]) && Math.max(...to) < SHOWN ? to.join(':') : null;
  },
});

export { start };
export const keys = 'boards.keys_bite';

export function reduce(...[state, ui, event, t]: Parameters<typeof considered>) {
  if (event.type !== 'numbers') return considered(state, ui, event, t);
  const [row, column] = event.numbers.map((n: number) => n - 1);
  if (!isThere(state, row, column)) return null;
  return considered(state, ui, { type: 'point', act: { cell: `${row}:${column}` } }, t);
}

export const help = (_state: State, _ui: Ui, t: T) => t('boards.help_bite');

export function bar(state: State, { chosen }: Ui, t: T) {
  if (chosen === null) return {};
  const [row, column] = placeOf(chosen);
  const count = countOf(state, row, column);
  return {
    says: t('boards.biting', { row: row + 1, column: column + 1, count }),
    act: t('boards.do_bite'),
  };
}

/** Return the labels of the fields for a row and a column, if the bar is too large to be drawn completely. */
export const fields = (state: State, t: T) =>
  isLarge(state) && state.live ? [t('boards.row'), t('boards.column')] : [];

export function view(state: State, ui: Ui, context: Context): Scene {
  const { t, width } = context;
  const { board, memory } = state;
  const rows = rowsOf(board);
  const [high, wide] = (memory.get('size') ?? [rows.length, rows[0] ?? 0]).map((n: number) =>
    Math.min(n, SHOWN),
  );
  const fits = Math.floor((width - 2 * EDGE) / Math.max(1, wide)) - GAP;
  const side = Math.max(LEAST, Math.min(wide > 14 || high > 12 ? SMALL : SIDE, fits));
  const wins = new Set(
    state.hints.filter(({ kind }) => kind === 'bite').map(({ row, column }) => `${row}:${column}`),
  );
  const items: Item[] = [];
  for (let row = 0; row < high; row += 1) {
    for (let column = 0; column < wide; column += 1) {
      const [x, y] = [column, row].map((n) => EDGE + n * (side + GAP));
      const drawn = isThere(state, row, column)
        ? square(state, ui, row, column, side, wins, t)
        : goneSquare(state, row, column, side);
      if (drawn.length) items.push(moved(x, y, drawn));
    }
  }
  const length = (n: number) => n * (side + GAP) - GAP + 2 * EDGE;
  const whole = { width: length(wide), height: length(high), items };
  if (!isLarge(state)) return whole;
  const size = { rows: rows.length, longest: groupDigits(rows[0]) };
  const text = t('boards.rows_too_large', { ...size, typed: state.live });
  // If the bar is wider than the board, align it to the left, so that its left part is visible first.
  const align = whole.width > width ? 'start' : 'middle';
  return stacked([whole, paragraph(text, context)], { align });
}

/** Draw a piece of chocolate; the first piece is poisoned. */
function piece(side: number, poison: boolean) {
  const inset = 0.17 * side;
  const style = { stroke: '#0000004d', width: 1, round: 0.12 * side, shaded: true };
  const on = poison
    ? moved(inset, inset, skull, { scale: (0.66 * side) / 24 })
    : rect(inset, inset, 0.66 * side, 0.66 * side, {
        stroke: '#ffffff2e',
        width: 1.5,
        round: 0.09 * side,
      });
  return [rect(0, 0, side, side, { fill: poison ? 'stone-5' : CHOCOLATE, ...style }), on];
}

const dashed = (side: number, stroke: string, width: number) =>
  rect(1, 1, side - 2, side - 2, { stroke, width, dash: [4, 3], round: 0.12 * side });

function square(
  state: State,
  ui: Ui,
  row: number,
  column: number,
  side: number,
  wins: Set<string>,
  t: T,
) {
  const key = `${row}:${column}`;
  const poison = key === '0:0';
  const at = ui.chosen === key;
  const [top, left] = ui.chosen === null ? [Infinity, Infinity] : placeOf(ui.chosen);
  const bitten = row >= top && column >= left;
  const items = [as({ cls: 'face' }, moved(0, 0, piece(side, poison)))];
  if (bitten) items.push(dashed(side, 'accent', 2));
  if (at) {
    const style = { stroke: 'accent', width: 3, round: 0.12 * side };
    items.push(rect(0.5, 0.5, side - 1, side - 1, style));
  }
  if (wins.has(key)) {
    items.push(as({ cls: 'tick win' }, star(side / 2, side / 2, Math.min(1.5, side / 22))));
  }
  const act = { cell: key };
  items.push(hit(-1, -1, side + 2, side + 2, act));
  const count = at ? countOf(state, row, column) : 0;
  const cell = {
    key,
    role: 'button',
    label: t(poison ? 'boards.square_poisoned' : 'boards.square_at', {
      row: row + 1,
      column: column + 1,
      count,
    }),
    aria: { disabled: String(!state.live || poison) },
    act,
  };
  const cls = ['bit', poison ? 'poison' : '', bitten ? 'bitten' : '', at ? 'at' : ''];
  const is = { width: side, height: side, items };
  return inCell(is, cell, cls.filter(Boolean).join(' ')).items;
}

/** Draw the empty place of a square that was just eaten, with an animation of the square. */
function goneSquare(
  { memory, last, fresh, board }: State,
  row: number,
  column: number,
  side: number,
): Item[] {
  const earlier = memory.get('earlier') ?? [];
  if (!(column < (earlier[row] ?? 0)) || !last?.animate) return [];
  const late = row + column - last.move.row - Number(last.move.column);
  const key = `${fresh}:${rowsOf(board)}:${row}:${column}`;
  const cls = `leaving late-${Math.min(LATE, late)}`;
  return [
    as({ cls: 'gap' }, dashed(side, 'ink-soft', 1.4)),
    as({ cls, key }, moved(0, 0, piece(side, false))),
  ];
}

/** The skull on the poisoned square, which cannot be eaten. */
const skull: Item[] = [
  path(
    'M12 3C7 3 3.5 6.3 3.5 10.8C3.5 13.5 4.8 15.4 6.8 16.6L6.8 19.2C6.8 19.9 7.3 20.5 8 20.5L16 20.5C16.7 20.5 17.2 19.9 17.2 19.2L17.2 16.6C19.2 15.4 20.5 13.5 20.5 10.8C20.5 6.3 17 3 12 3Z',
    { fill: '#ffffff' },
  ),
  disc(8.7, 11.2, 2.1, { fill: '#333a1e' }),
  disc(15.3, 11.2, 2.1, { fill: '#333a1e' }),
  path('M12 13.5L13.3 16.1L10.7 16.1Z', { fill: '#333a1e' }),
];

const delays = Array.from(
  { length: LATE + 1 },
  (_, n) => `& .late-${n} { animation-delay: calc(var(--speed) * ${0.06 * n}); }`,
);

export const styles = `
  & .face, & .leaving { transform-box: fill-box; transform-origin: center; }
  & .face { transition: transform var(--speed), opacity var(--speed); }
  & .bitten .face { transform: scale(0.8); opacity: 0.32; }
  & .at .face { opacity: 0.75; }
  & .leaving { animation: eaten calc(var(--speed) * 2.4) ease-in both; pointer-events: none; }
  ${delays.join('\n  ')}
  @keyframes eaten {
    30% { transform: scale(1.08); opacity: 1; }
    to { transform: translate(26px, 34px) rotate(24deg) scale(0.3); opacity: 0; }
  }
  @media (prefers-reduced-motion: reduce) {
    & .face { transition: none; }
    & .leaving { animation: none; opacity: 0; }
  }
  @media (forced-colors: active) {
    & .face rect { stroke: CanvasText; }
    & .bitten .face rect { stroke-dasharray: 2 2; }
  }
`;
