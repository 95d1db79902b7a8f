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
  words as text,
} from '../scene/scene.js';
import { widthOfLine } from '../scene/metrics.js';
import { most } from './amounts.js';
import { BOTH, MORE } from './cells.js';
import { groupDigits } from './notation.js';
import { AIR, pile, tick } from './pile.js';
import { PITCH } from './stones.js';
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
} from './taking.js';

/** @typedef {import('./scene-board.js').State} State */
/** @typedef {import('./scene-board.js').Room} Room */
/** @typedef {import('./taking.js').Ui} Ui */
/** @typedef {import('../scene/scene.js').Scene} Scene */

/** Ties between two heaps that are drawn one by one. */
const TIES = 12;
/** The number of a heap and what would remain stand on one line up to this width. */
const ONE_LINE = 120;

export const { start, reduce, bar, more, help, remember } = taking(words);
export { cells };
export const keys = 'play.keys_take';
export const drags = 'stones';

/**
 * What a heap is on another board than this one.
 * @typedef {object} Look
 * @property {string} label
 * @property {string} [cls]
 * @property {string} [name] below its size; '' for none
 * @property {boolean} [strong] whether the name is marked
 * @property {Parameters<typeof pile>[3]} [stones] how they are drawn
 * @property {string} [becomes] what it would be, if what is chosen were done; '' for nothing
 * @property {Scene[]} [below] what stands below its name
 * @property {Partial<import('../scene/scene.js').Cell>} [cell]
 */

/** @param {State} state @param {Ui} ui @param {Room} room @returns {Scene} */
export const view = (state, ui, room) =>
  heapsIn(state, ui, room, (i) => {
    const { t, em } = room;
    const ranges = rangesOf(state, i);
    const says = () => t('play.at_most', { count: groupDigits(most(ranges)) });
    const capped = state.board.capped && ranges.length;
    return {
      label: heapLabel(state, i, t),
      cell: { aria: spin(state, ui, String(i), t, words) },
      below: capped ? [caption(says(), em, { fill: 'amber', size: 12.8 })] : [],
    };
  });

/** @param {State} state @param {number} i @param {Room['t']} t */
export const heapLabel = (state, i, t) =>
  t('play.heap_has', { n: i + 1, size: heapsOf(state)[i], one: heapsOf(state).length === 1 });

/** Heaps in rows. @param {State} state @param {Ui} ui @param {Room} room @param {(i: number) => Look} lookOf @returns {Scene} */
export function heapsIn(state, ui, room, lookOf) {
  const { width } = room;
  const grow = growOf(state);
  const drawn = cells(state, ui)
    .filter((cell) => cell !== MORE)
    .map((cell) =>
      cell === BOTH
        ? ties(state, ui, grow, room)
        : heap(state, ui, +cell, { grow, room, look: lookOf(+cell) }),
    )
    .filter(({ height }) => height > 0);
  const gap = Math.max(10, Math.min(34, 0.03 * width)) - 8;
  return inRows(drawn, { width, gap, rowGap: 20, foot: true });
}

/** A few small heaps are drawn larger. @param {State} state */
function growOf(state) {
  const most = heapsOf(state).map((size, i) => Math.max(Number(size), state.memory.get(i) ?? 0));
  return most.length <= 3 && most.every((size) => size <= 8) ? 1.25 : 1;
}

/** @param {State} state @param {Ui} ui @param {number} i @param {{ grow: number, room: Room, look: Look }} how */
function heap(state, ui, i, { grow, room: { t, em }, look }) {
  const key = String(i);
  const sizes = heapsOf(state);
  const size = Number(sizes[i]);
  const picked = pickedOf(ui, i);
  const { becomes = picked ? groupDigits(size - picked) : '', below = [] } = look;
  const { name = sizes.length > 1 ? words.name(t, key, state) : '' } = look;
  const taken = justTaken(state, i);
  const parts = [
    scaled(pile(state, ui, i, look.stones), grow),
    sizeAndName(groupDigits(sizes[i]), name, em, {
      arrow: becomes && `→ ${becomes}`,
      was: taken ? `−${groupDigits(taken)}` : '',
      longest: state.live ? groupDigits(Math.max(size, state.memory.get(i) ?? 0)) : '',
      strong: look.strong,
    }),
    ...below,
  ];
  const is = stacked(parts, { gap: 0, align: 'middle' });
  return inCell(is, { key, label: look.label, ...look.cell }, `heap ${look.cls ?? ''}`);
}

/** A line of text in the middle. @param {string} says @param {number} em @param {{ fill?: string, size?: number }} [look] @returns {Scene} */
export function caption(says, em, { fill = 'ink-soft', size = 12 } = {}) {
  const px = (size * em) / 16;
  const width = widthOfLine([{ text: says }], px);
  const line = text(width / 2, px * 0.92, says, { size: px, fill, anchor: 'middle' });
  return { width, height: px * 1.5, items: [as({ cls: 'name' }, line)] };
}

/**
 * The size of a heap, what it would be or was, and its name where there are several.
 * @param {string} size @param {string} name @param {number} em
 * @param {{ arrow?: string, was?: string, longest?: string, strong?: boolean }} [more] `longest`: keeps
 *   room for this size; `strong`: marks the name
 * @returns {Scene}
 */
export function sizeAndName(size, name, em, more = {}) {
  const { arrow = '', was = '', longest = '', strong = false } = more;
  const k = em / 16;
  const big = 17 * k;
  const font = { bold: true, mono: true };
  const wide = (/** @type {string} */ says) => widthOfLine([{ text: says, ...font }], big);
  const alone = wide(longest.length > size.length ? longest : size);
  const pair = 2 * alone + wide(' → ');
  const inLine = pair <= ONE_LINE * k;
  // What comes after a long number has a line of its own, and keeps it.
  const tall = longest && !inLine ? 22 * k : 0;
  /** @type {import('../scene/metrics.js').Run[]} */
  const after = arrow
    ? [{ text: inLine ? ` ${arrow}` : arrow, cls: 'arrow', fill: 'accent', ...font }]
    : was
      ? [{ text: inLine ? ` ${was}` : was, cls: 'was', fill: 'ink-soft', mono: true, scale: 0.8 }]
      : [];
  const look = { size: big, ...font, anchor: /** @type {const} */ ('middle') };
  /** @type {import('../scene/metrics.js').Run[]} */
  const first = [{ text: size }, ...(inLine ? after : [])];
  const lines = [as({ cls: 'size' }, text(0, 18 * k, first, look))];
  if (!inLine && after.length) lines.push(as({ cls: 'size' }, text(0, 40 * k, after, look)));
  const small = 12 * k;
  if (name) {
    const fill = strong ? 'accent' : 'ink-soft';
    const type = { size: small, fill, bold: strong, anchor: /** @type {const} */ ('middle') };
    lines.push(as({ cls: 'name' }, text(0, tall + 36 * k, name, type)));
  }
  const width = Math.max(
    48,
    longest && inLine ? pair : alone,
    widthOfLine([{ text: name }], small),
  );
  return { width, height: tall + (name ? 41 : 25) * k, items: [moved(width / 2, 0, lines)] };
}

/** What takes the same from both heaps. @param {State} state @param {Ui} ui @param {number} grow @param {Room} room @returns {Scene} */
function ties(state, ui, grow, { t, em }) {
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
  const look = {
    size: 17 * k,
    bold: true,
    mono: true,
    fill: 'accent',
    anchor: /** @type {const} */ ('middle'),
  };
  const count = {
    width: 48,
    height: 25 * k,
    items: taken ? [as({ cls: 'arrow' }, text(24, 18 * k, taken, look))] : [],
  };
  const name = { ...caption(t('play.both_heaps'), em), height: 16 * k };
  const is = stacked([scaled(drawn, grow), count, name], { gap: 0, align: 'middle' });
  const label = t('play.both_heaps');
  return inCell(is, { key: BOTH, label, aria: spin(state, ui, BOTH, t, words) }, 'heap');
}
