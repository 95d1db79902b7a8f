/**
 * Heaps of stones. Pointing at a stone lifts it and the stones above it, and a number shows how many stones
 * would remain.
 */
import {
  as,
  hit,
  inCell,
  inRows,
  moved,
  path,
  scaled,
  stacked,
  textAt as text,
} from '../scene/scene.ts';
import { widthOfLine } from '../scene/metrics.ts';
import { most } from './amounts.ts';
import { BOTH, MORE } from './cells.ts';
import { groupDigits } from './notation.ts';
import { AIR, pile, tick } from './pile.ts';
import { PITCH } from './stones.ts';
import {
  cells,
  heapsOf,
  justTaken,
  pickedOf,
  rangesOf,
  spin,
  takeWords as words,
  taking,
  winsOf,
} from './taking.ts';
import type { Context, State } from './board.ts';
import type { Ui } from './taking.ts';
import type { Cell, Scene } from '../scene/scene.ts';
import type { Run } from '../scene/metrics.ts';

/**
 * The largest number of lines drawn between two heaps. Each line stands for an amount taken from both heaps,
 * unless there are more amounts than lines.
 */
const TIES = 12;
/** The largest width in pixels at which the size of a heap and the size after the move are on one line. */
const ONE_LINE = 120;

export const { start, reduce, bar, more, help, remember } = taking(words);
export { cells };
export const keys = 'play.keys_take';
export const drags = 'stones';

/** The look of a heap, which differs between boards. */
interface Style {
  label: string;
  cls?: string;
  /** The name drawn below the size of the heap, or '' for none. */
  name?: string;
  /** Whether the name is highlighted. */
  strong?: boolean;
  /** How the stones are drawn. */
  stones?: Parameters<typeof pile>[3];
  /** The size of the heap after the chosen move, as a text, or '' for none. */
  becomes?: string;
  /** Pictures below the name. */
  below?: Scene[];
  cell?: Partial<Cell>;
}

export const view = (state: State, ui: Ui, context: Context): Scene =>
  heapsIn(state, ui, context, (i) => {
    const { t, em } = context;
    const ranges = rangesOf(state, i);
    const limit = () => t('play.at_most', { count: groupDigits(most(ranges)) });
    const capped = state.board.capped && ranges.length;
    return {
      label: heapLabel(state, i, t),
      cell: { aria: spin(state, ui, String(i), t, words) },
      below: capped ? [caption(limit(), em, { fill: 'amber', size: 12.8 })] : [],
    };
  });

export const heapLabel = (state: State, i: number, t: Context['t']) =>
  t('play.heap_has', { n: i + 1, size: heapsOf(state)[i], one: heapsOf(state).length === 1 });

/** Draw the heaps in rows. */
export function heapsIn(
  state: State,
  ui: Ui,
  context: Context,
  lookOf: (i: number) => Style,
): Scene {
  const { width } = context;
  const grow = growOf(state);
  const drawn = cells(state, ui)
    .filter((cell) => cell !== MORE)
    .map((cell) =>
      cell === BOTH
        ? ties(state, ui, grow, context)
        : heap(state, ui, +cell, { grow, context, style: lookOf(+cell) }),
    )
    .filter(({ height }) => height > 0);
  const gap = Math.max(10, Math.min(34, 0.03 * width)) - 8;
  return inRows(drawn, { width, gap, rowGap: 20, foot: true });
}

/** Return the scale of the heaps: 1.25 for at most three heaps that never had over 8 stones, otherwise 1. */
function growOf(state: State) {
  const most = heapsOf(state).map((size, i) => Math.max(Number(size), state.memory.get(i) ?? 0));
  return most.length <= 3 && most.every((size) => size <= 8) ? 1.25 : 1;
}

function heap(
  state: State,
  ui: Ui,
  i: number,
  { grow, context: { t, em }, style }: { grow: number; context: Context; style: Style },
) {
  const key = String(i);
  const sizes = heapsOf(state);
  const size = Number(sizes[i]);
  const picked = pickedOf(ui, i);
  const { becomes = picked ? groupDigits(size - picked) : '', below = [] } = style;
  const { name = sizes.length > 1 ? words.name(t, key, state) : '' } = style;
  const taken = justTaken(state, i);
  const parts = [
    scaled(pile(state, ui, i, style.stones), grow),
    sizeAndName(groupDigits(sizes[i]), name, em, {
      arrow: becomes && `→ ${becomes}`,
      was: taken ? `−${groupDigits(taken)}` : '',
      longest: state.live ? groupDigits(Math.max(size, state.memory.get(i) ?? 0)) : '',
      strong: style.strong,
    }),
    ...below,
  ];
  const is = stacked(parts, { gap: 0, align: 'middle' });
  return inCell(is, { key, label: style.label, ...style.cell }, `heap ${style.cls ?? ''}`);
}

/** Draw a centred line of text. */
export function caption(
  label: string,
  em: number,
  { fill = 'ink-soft', size = 12 }: { fill?: string; size?: number } = {},
): Scene {
  const px = (size * em) / 16;
  const width = widthOfLine([{ text: label }], px);
  const line = text(width / 2, px * 0.92, label, { size: px, fill, anchor: 'middle' });
  return { width, height: px * 1.5, items: [as({ cls: 'name' }, line)] };
}

/**
 * Draw the size of a heap, its size after the chosen move or the number just taken, and its name.
 * @param more `longest` reserves space for this size; `strong` highlights the name
 */
export function sizeAndName(
  size: string,
  name: string,
  em: number,
  more: { arrow?: string; was?: string; longest?: string; strong?: boolean } = {},
): Scene {
  const { arrow = '', was = '', longest = '', strong = false } = more;
  const k = em / 16;
  const big = 17 * k;
  const font = { bold: true, mono: true };
  const wide = (label: string) => widthOfLine([{ text: label, ...font }], big);
  const alone = wide(longest.length > size.length ? longest : size);
  const pair = 2 * alone + wide(' → ');
  const inLine = pair <= ONE_LINE * k;
  // After a long number, the size after the move is on a line of its own, whose space is always reserved.
  const tall = longest && !inLine ? 22 * k : 0;
  const after: Run[] = arrow
    ? [{ text: inLine ? ` ${arrow}` : arrow, cls: 'arrow', fill: 'accent', ...font }]
    : was
      ? [{ text: inLine ? ` ${was}` : was, cls: 'was', fill: 'ink-soft', mono: true, scale: 0.8 }]
      : [];
  const style = { size: big, ...font, anchor: 'middle' as const };
  const first: Run[] = [{ text: size }, ...(inLine ? after : [])];
  const lines = [as({ cls: 'size' }, text(0, 18 * k, first, style))];
  if (!inLine && after.length) lines.push(as({ cls: 'size' }, text(0, 40 * k, after, style)));
  const small = 12 * k;
  if (name) {
    const fill = strong ? 'accent' : 'ink-soft';
    const type = { size: small, fill, bold: strong, anchor: 'middle' as const };
    lines.push(as({ cls: 'name' }, text(0, tall + 36 * k, name, type)));
  }
  const width = Math.max(
    48,
    longest && inLine ? pair : alone,
    widthOfLine([{ text: name }], small),
  );
  return { width, height: tall + (name ? 41 : 25) * k, items: [moved(width / 2, 0, lines)] };
}

/**
 * Draw the lines between two heaps, which stand for taking the same amount from both. The picture is empty if
 * no move can be made and no such move is marked as winning.
 */
function ties(state: State, ui: Ui, grow: number, { t, em }: Context): Scene {
  const wins = winsOf(state, BOTH);
  if (!state.live && !wins.size) return { width: 0, height: 0, items: [] };
  const size = most(rangesOf(state, BOTH));
  const hover = ui.hover ?? ui.picks;
  const picked = hover.size === 2 ? (hover.get(0) ?? 0) : 0;
  const sizes = heapsOf(state).map((heap, i) => Math.max(Number(heap), state.memory.get(i) ?? 0));
  const height = Math.min(TIES, Math.max(1, ...sizes)) * PITCH + AIR;
  const items = [];
  for (let at = 0; at < Math.min(size, TIES); at += 1) {
    const amount = size > TIES ? undefined : size - at;
    const y = height - (at + 0.5) * PITCH;
    const d = `M-18 ${y}L18 ${y}M-12 ${y - 5}L-18 ${y}L-12 ${y + 5}M12 ${y - 5}L18 ${y}L12 ${y + 5}`;
    const cls = `tie ${amount && amount <= picked ? 'lifted' : ''}`;
    items.push(as({ cls }, path(d, { stroke: 'line-strong', width: 2, capped: true })));
    if (amount && wins.has(amount)) items.push(tick(30, y, true));
    if (amount) items.push(hit(-36, y - PITCH / 2, 72, PITCH, { cell: BOTH, amount }));
  }
  if (size > TIES) {
    if (wins.size) items.push(tick(30, height - PITCH / 2, true));
    items.push(hit(-36, 0, 72, height, { cell: BOTH }));
  }
  const drawn = { width: 76, height: height + 2, items: [moved(38, 0, items)] };
  const k = em / 16;
  const taken = picked ? `−${groupDigits(picked)}` : '';
  const style = {
    size: 17 * k,
    bold: true,
    mono: true,
    fill: 'accent',
    anchor: 'middle' as const,
  };
  const count = {
    width: 48,
    height: 25 * k,
    items: taken ? [as({ cls: 'arrow' }, text(24, 18 * k, taken, style))] : [],
  };
  const name = { ...caption(t('play.both_heaps'), em), height: 16 * k };
  const is = stacked([scaled(drawn, grow), count, name], { gap: 0, align: 'middle' });
  const label = t('play.both_heaps');
  return inCell(is, { key: BOTH, label, aria: spin(state, ui, BOTH, t, words) }, 'heap');
}
