/** The board of the game `staircase`: a move takes stones one step down. */
import { as, inCell, moved, path, rect, textAt as text } from '../scene/scene.ts';
import { sizeAndName } from './heaps.ts';
import { groupDigits } from './notation.ts';
import { pile } from './pile.ts';
import { heapsOf, justTaken, pickedOf, shownOf, spin, takeWords, taking } from './taking.ts';
import type { Context, State } from './board.ts';
import type { Ui, Words } from './taking.ts';
import type { Scene } from '../scene/scene.ts';

/** The height of the block under step 1, which contains the labels. */
const BASE = 66;
/** The space above the highest heap for the animation of stones. */
const TOP = 28;
/** The width of the ground on the left. */
const EARTH = 76;

export const words: Words = {
  ...takeWords,
  help: (_state, t) => t('boards.help_step'),
  act: (t, count) => t('boards.step_down', { count }),
  would: (t, cell, take, left) => t('boards.would_step', { take, left, below: Number(cell) }),
  name: (t, cell) => t('boards.step_n', { n: Number(cell) + 1 }),
};

export const { start, cells, reduce, bar, more, help, remember } = taking(words);
export const keys = 'boards.keys_step';
export const drags = 'steps';

/**
 * Animations: stones that leave step 1 move down to the ground, and other stones move from their previous
 * places.
 */
export const styles = `
  & .stone.leaving { animation-name: down; }
  @keyframes down {
    30% { transform: translate(-30px, -16px); opacity: 1; }
    100% { transform: translate(-70px, 60px); opacity: 0; }
  }
  & .up .stone.leaving { animation: none; opacity: 0; }
`;

/**
 * Return the stones that come to step `i` from the next higher step: the number that arrived by the last
 * move, the number that would come by the chosen move, and the previous place of each arrived stone.
 */
export function coming(state: State, ui: Ui, i: number) {
  const next = i + 1;
  const arrived = justTaken(state, next);
  const size = Number(heapsOf(state)[i]);
  const left = Number(heapsOf(state)[next] ?? 0);
  const ply = `${state.fresh}:${left}:`;
  const from = (at: number) => `${ply}gap${next}:${left + at - (size - arrived)}`;
  return { arrived, coming: pickedOf(ui, next), from };
}

export function view(state: State, ui: Ui, { t, em }: Context): Scene {
  const k = em / 16;
  const shown = shownOf(state, ui);
  const wide = shown.length > 6 ? 72 : 80;
  const rise = Math.max(8, Math.min(30, Math.round(210 / Math.max(1, shown.length))));
  const steps = shown.map((i) => {
    const come = coming(state, ui, i);
    const size = Number(heapsOf(state)[i]);
    const heap = pile(state, ui, i, { ...come, ground: false });
    const after = size - pickedOf(ui, i) + come.coming;
    const taken = justTaken(state, i);
    const arrow = pickedOf(ui, i) || come.coming ? `→${groupDigits(after)}` : '';
    const changed = taken ? `−${groupDigits(taken)}` : `+${groupDigits(come.arrived)}`;
    const longest = state.live ? groupDigits(Math.max(size, state.memory.get(i) ?? 0)) : '';
    const label = sizeAndName(groupDigits(size), words.name(t, String(i), state), em, {
      arrow,
      was: taken || come.arrived ? changed : '',
      longest,
    });
    return { i, heap, label, odd: Boolean(state.marks) && i % 2 === 0 };
  });
  const marked = steps.some(({ odd }) => odd) ? 16 * k : 0;
  const tallest = Math.max(0, ...steps.map(({ label }) => label.height));
  const base = Math.max(BASE, tallest + marked + 12);
  const tops = steps.map(({ i, heap }) => base + Math.min(i, 40) * rise + heap.height);
  const height = TOP + Math.max(0, ...tops) + 4;
  const picked = pickedOf(ui, 0);
  const ground = { size: 13 * k, anchor: 'middle' as const };
  const items = [
    text(EARTH / 2, height - 8, t('play.ground'), {
      ...ground,
      fill: picked ? 'accent' : 'ink-soft',
      bold: picked > 0,
    }),
    path(`M0 ${height - 1.5}H${EARTH}`, { stroke: 'line-strong', width: 3 }),
  ];
  if (picked) {
    const message = `+${groupDigits(picked)}`;
    items.push(
      text(EARTH / 2, height - 26 * k, message, {
        ...ground,
        mono: true,
        bold: true,
        fill: 'accent',
      }),
    );
  }
  let x = EARTH;
  for (const { i, heap, label, odd } of steps) {
    const w = Math.max(wide, heap.width, label.width + 12);
    const block = base + Math.min(i, 40) * rise;
    const top = heap.height;
    const style = { fill: odd ? 'accent-soft' : 'sunken' };
    const edge = { stroke: odd ? 'accent' : 'line-strong', width: 3 };
    const drawn = [
      as({ cls: 'block' }, rect(0, top, w, block, style)),
      path(`M1.5 ${top + block}V${top + 1.5}H${w}`, edge),
      moved((w - heap.width) / 2, 0, heap.items),
      moved((w - label.width) / 2, top + 4, label.items),
    ];
    if (odd) {
      const name = { size: 12 * k, bold: true, fill: 'accent', anchor: ground.anchor };
      drawn.push(text(w / 2, top + 4 + label.height + 11 * k, t('play.odd'), name));
    }
    const cell = String(i);
    const sentence = t('boards.step_has', { n: i + 1, size: heapsOf(state)[i], odd });
    const aria = spin(state, ui, cell, t, words);
    const one = { width: w, height: top + block, items: drawn };
    const cls = `step ${odd ? 'odd' : ''} ${i ? 'up' : ''}`;
    const is = inCell(one, { key: cell, label: sentence, aria }, cls);
    items.push(moved(x, height - top - block, is.items));
    x += w;
  }
  return { width: x + 2, height, items };
}
