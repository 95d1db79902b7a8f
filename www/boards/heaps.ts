/**
 * Heaps of stones. Pointing at a stone lifts it and those above it, and the number below says what
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

/** Ties between two heaps that are drawn one by one. */
const TIES = 12;
/** The number of a heap and what would remain stand on one line up to this width. */
const ONE_LINE = 120;

export const { start, reduce, bar, more, help, remember } = taking(words);
export { cells };
export const keys = 'play.keys_take';
export const drags = 'stones';

/** What a heap is on another board than this one. */
interface Style {
  label: string;
  cls?: string;
  /** Below its size; '' for none. */
  name?: string;
  /** Whether the name is marked. */
  strong?: boolean;
  /** How they are drawn. */
  stones?: Parameters<typeof pile>[3];
  /** What it would be, if what is chosen were done; '' for nothing. */
  becomes?: string;
  /** What stands below its name. */
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

/** Heaps in rows. */
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

/** A few small heaps are drawn larger. */
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

/** A line of text in the middle. */
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
 * The size of a heap, what it would be or was, and its name where there are several.
 * @param more `longest`: keeps
 * room for this size; `strong`: marks the name
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
  // What comes after a long number has a line of its own, and keeps it.
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

/** What takes the same from both heaps. */
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
