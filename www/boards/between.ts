/**
 * Rows of a board with a white and a black piece each, which may not jump. A move brings one of the two
 * pieces nearer to the other, or moves it back by at most the number of squares that the position still
 * allows. The black piece is drawn as the one that moves.
 *
 * Each row is handled as a heap whose size is the gap between its pieces. An amount up to the gap closes the
 * gap by that many squares; a larger amount moves the piece back by the difference.
 */
import { as, disc, hit, inCell, rect, stacked, star, textAt as text } from '../scene/scene.ts';
import { widthOfLine } from '../scene/metrics.ts';
import { MORE } from './cells.ts';
import { inFewRows, scaleOfRow } from './fit-row.ts';
import { paragraph } from './listed.ts';
import { groupDigits } from './notation.ts';
import { cells as heapCells, pickedOf, spin, takeWords, taking, winsOf } from './taking.ts';
import type { Big, Legal, Move, Context, State } from './board.ts';
import type { T, Ui, Words } from './taking.ts';
import type { Item, Picture, Scene } from '../scene/scene.ts';

/** The properties in which boards with such rows differ. */
interface Kind {
  /**
   * The texts of the board. The argument `left` of `would` is negative if the amount is larger than the gap.
   */
  words: Words;
  /** The key of the text that says by how many squares pieces may still be moved back. */
  left: string;
  /** Return the label of the confirming button for a move back by `put` squares. */
  back: (t: T, put: number) => string;
  /** Return the label of row `i` for assistive technology. */
  label: (t: T, i: number, state: State) => string;
  /** Return the pictures of row `i`, from left to right. */
  draws: (state: State, ui: Ui, i: number, context: Context) => Picture[];
}

/** A row with a gap of more than `WHOLE` squares is drawn only with its last `NEAR` squares. */
const WHOLE = 24;
const NEAR = 10;
/** The largest number of drawn squares to which a piece may move back. */
const BEHIND = 4;
/** The side of a drawn square. */
const SIDE = 30;
/** The distance between two drawn squares. */
const GAP = 3;
const MIDDLE = { anchor: 'middle' as const, middle: true };

const gapsOf = ({ board }: Pick<State, 'board'>): number[] => (board?.gaps ?? []).map(Number);

/** Return by how many squares pieces may still be moved back in total. */
const backOf = ({ board }: State) => Number(board?.back ?? 0);

/** Return a position and its moves as heaps: a move back takes more than the gap. */
function asHeaps(state: State): State {
  const gaps = gapsOf(state);
  const most = gaps.map((gap) => gap + backOf(state));
  const takes = most.map((n) => (state.legal && n > 0 ? [[1, n] as [Big, Big]] : []));
  const hints = state.hints.map((move) =>
    move.kind === 'back'
      ? ({ kind: 'take', heap: move.heap, take: gaps[move.heap] + Number(move.put) } as Move)
      : move,
  );
  return {
    ...state,
    board: { ...state.board, heaps: gaps },
    legal: { ...state.legal, kind: 'take', takes } as Legal,
    hints,
  };
}

/**
 * Return the notation of a move in a row. An amount that exceeds the gap by k becomes a move back by k
 * squares.
 * @param move the number of the row and the amount, as in `2-3`
 */
function moveText(gaps: number[], move: string) {
  const [row, amount] = move.split('-').map(Number);
  const put = amount - gaps[row - 1];
  return put > 0 ? `${row}+${put}` : move;
}

/** Return the functions of a board of rows with two pieces each. */
export function twoWays(kind: Kind) {
  const base = taking(kind.words);

  function reduce(...[state, ui, event, t]: Parameters<typeof base.reduce>) {
    const result = base.reduce(asHeaps(state), ui, event, t);
    const gaps = gapsOf(state);
    if (result?.move) result.move = moveText(gaps, result.move);
    if (result?.preview) result.preview = moveText(gaps, result.preview);
    return result;
  }

  function bar(...[state, ui, t]: Parameters<typeof base.bar>) {
    const [pick] = ui.picks;
    const put = pick ? pick[1] - gapsOf(state)[pick[0]] : 0;
    const is = base.bar(asHeaps(state), ui, t);
    return put > 0 ? { ...is, act: kind.back(t, put) } : is;
  }

  function view(state: State, ui: Ui, context: Context): Scene {
    const { t, width, em } = context;
    const heaps = asHeaps(state);
    const drawn = heapCells(heaps, ui)
      .filter((cell) => cell !== MORE)
      .map((cell) => {
        const count = countOf(groupDigits(gapsOf(state)[Number(cell)]), em);
        return { cell, places: [...kind.draws(heaps, ui, Number(cell), context), count] };
      });
    const room = width - 8;
    // Draw all rows at the scale of the longest row.
    const scale = Math.min(1, ...drawn.map(({ places }) => scaleOfRow(places, room, GAP)));
    const rows = drawn.map(({ cell, places }) => {
      const how = { width: room, scale, gap: GAP, rowGap: 4, align: 'start' as const };
      const row = inFewRows(places, how);
      const label = kind.label(t, Number(cell), state);
      const aria = spin(heaps, ui, cell, t, kind.words);
      return inCell(row, { key: cell, label, aria }, 'row');
    });
    const back = backOf(state);
    const left = back ? [paragraph(t(kind.left, { back }), context)] : [];
    return stacked([stacked(rows, { gap: 14 }), ...left], { gap: 8, align: 'middle' });
  }

  return {
    ...base,
    reduce,
    bar,
    view,
    cells: ((state, ui) => heapCells(asHeaps(state), ui)) as typeof base.cells,
    more: ((state, ui, t) => base.more(asHeaps(state), ui, t)) as typeof base.more,
    remember: ((memory, state, ui) =>
      base.remember(memory, asHeaps(state), ui)) as typeof base.remember,
  };
}

/** Draw the size of a gap or heap as a number. */
function countOf(label: string, em: number): Picture {
  const run = { text: label, bold: true, mono: true };
  const items = [text(8, SIDE / 2, [run], { size: em, middle: true })];
  return { width: 10 + widthOfLine([run], em), height: SIDE, items };
}

/** Return the number of squares that are left out on the left of a long row. */
const skipped = (size: number) => (size > WHOLE ? size - NEAR : 0);

/**
 * Return the pictures of a row's drawn squares. In a long row, the number of squares left out comes first.
 */
export function placesIn(
  state: State,
  i: number,
  { em }: Context,
  draw: (amount: number) => Picture,
): Picture[] {
  const size = gapsOf(state)[i];
  const from = skipped(size);
  const drawn = Array.from({ length: size - from }, (_, k) => draw(size - from - k));
  if (!from) return drawn;
  const run = { text: `… ${groupDigits(from)} …`, mono: true };
  const font = (14 * em) / 16;
  const width = widthOfLine([run], font);
  return [
    { width, height: SIDE, items: [text(0, SIDE / 2, [run], { size: font, middle: true })] },
    ...drawn,
  ];
}

/**
 * Return the pictures of the squares, at most `BEHIND`, to which a piece may move back, with dashed borders
 * and numbers.
 * @param round the radius of the corners
 */
export const behind = (
  state: State,
  ui: Ui,
  i: number,
  context: Context,
  round: number = 5,
): Picture[] =>
  Array.from({ length: Math.min(backOf(state), BEHIND) }, (_, k) => {
    const amount = gapsOf(state)[i] + 1 + k;
    const style = { stroke: 'line-strong', width: 1.5, dash: [3, 3], round };
    const label = text(SIDE / 2, SIDE / 2, k + 1, {
      size: (12.8 * context.em) / 16,
      fill: 'ink-soft',
      ...MIDDLE,
    });
    const items = [rect(1, 1, SIDE - 2, SIDE - 2, style), label];
    return place(state, ui, i, amount, items, { round });
  });

/** Return the picture of a square to which a move leads, marked if chosen or winning. */
export function place(
  state: State,
  ui: Ui,
  i: number,
  amount: number,
  items: Item[],
  how: { marked?: boolean; round?: number } = {},
): Picture {
  const { marked = pickedOf(ui, i) === amount, round = 5 } = how;
  const drawn = [...items];
  if (marked) {
    const style = { stroke: 'accent', width: 3, round };
    drawn.push(as({ cls: 'to' }, rect(0.5, 0.5, SIDE - 1, SIDE - 1, style)));
  }
  if (winsOf(state, i).has(amount)) drawn.push(as({ cls: 'tick win' }, star(SIDE - 7, 5, 1)));
  // Make the hit area larger than the square, so that adjacent areas leave no gap between them.
  drawn.push(hit(-1.5, -2, SIDE + 3, SIDE + 4, { cell: String(i), amount }));
  return { width: SIDE, height: SIDE, items: drawn };
}

function piece(black: boolean): Picture {
  const style = black
    ? { fill: '#2b2825', stroke: 'line-strong', width: 2, shaded: true }
    : { fill: '#ffffff', stroke: '#22282d', width: 2 };
  return { width: SIDE, height: SIDE, items: [as({ cls: 'piece' }, disc(15, 15, 13.5, style))] };
}

const words: Words = {
  ...takeWords,
  help: (_state, t) => t('boards.help_between'),
  act: (t, count) => t('boards.close_n', { count }),
  would: (t, _cell, take, left) =>
    left !== null && left < 0
      ? t('boards.would_back', { put: -left, gap: take })
      : t('boards.would_close', { take, gap: left }),
  name: (t, cell) => t('boards.row_n', { n: Number(cell) + 1 }),
};

export const { start, cells, reduce, bar, more, help, remember, view } = twoWays({
  words,
  left: 'boards.back_left',
  back: (t, put) => t('boards.back_n', { count: groupDigits(put) }),
  label: (t, i, state) => t('boards.between_row', { n: i + 1, gap: gapsOf(state)[i] }),
  draws: (state, ui, i, context) => {
    const field = rect(0.5, 0.5, SIDE - 1, SIDE - 1, { fill: 'sunken', round: 5 });
    const squares = placesIn(state, i, context, (amount) => place(state, ui, i, amount, [field]));
    return [piece(false), ...squares, piece(true), ...behind(state, ui, i, context)];
  },
});
export const keys = 'boards.keys_between';

export const styles = `
  & .tick { pointer-events: none; }
  @media (forced-colors: active) {
    & .row rect, & .piece { stroke: CanvasText; }
    & .to { stroke: Highlight; }
  }
`;
