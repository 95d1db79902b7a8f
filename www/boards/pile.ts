/** Draw a heap of stones: stone by stone, or as a small pile that stands for a large number. */
import { as, hit, moved, path, star } from '../scene/scene.ts';
import { allows, isFull, most } from './amounts.ts';
import { PITCH, ROWS_MAX, gapItem, sizeOf, stoneAt, stoneItem, wayFor } from './stones.ts';
import { justTaken, pickedOf, rangesOf, unitOf, winsOf } from './taking.ts';
import type { State } from './board.ts';
import type { Ui } from './taking.ts';
import type { Item, Scene } from '../scene/scene.ts';

/** The number of stones drawn for a heap that is too large to be drawn stone by stone. */
const TOKEN_STONES = 8;
/** Half the width of a single pile with the marks beside it. */
const HALF = 36;
/** The space above a heap for lifted stones. */
export const AIR = 14;

/**
 * Draw the mark at a stone: a star for a winning amount, or a dot for a legal amount if not all amounts are
 * legal.
 */
export const tick = (x: number, y: number, wins: boolean): Item =>
  wins ? as({ cls: 'tick win' }, star(x, y)) : as({ cls: 'tick' }, moved(x, y, [dot]));

const dot: Item = { kind: 'oval', x: 0, y: 0, rx: 2.5, ry: 2.5, style: { fill: 'ink-soft' } };

/** @returns the drawing of a heap, centred at half its width */
export function pile(
  state: State,
  ui: Ui,
  i: number,
  how: {
    ground?: boolean;
    /** The number of stones that came by the last move. */ arrived?: number;
    /** The number of stones that would come by the chosen move. */ coming?: number;
    /** Return the key of the place from which stone `at` came. */ from?: (
      at: number,
    ) => string | undefined;
  } = {},
): Scene {
  const size = Number(state.board.heaps[i]);
  const taken = justTaken(state, i);
  const drawn =
    wayFor(size + taken) === 'many' ? mound(state, ui, i, size) : stones(state, ui, i, how);
  const { width, height, items } = drawn;
  const half = Math.max(width, 2 * HALF) / 2;
  const line = path(`M${-half} ${height + 1}H${half}`, {
    stroke: 'ink-soft',
    width: 1.5,
    capped: true,
  });
  const ground = how.ground === false ? [] : [as({ cls: 'ground' }, line)];
  return { width: 2 * half, height: height + 2, items: [moved(half, 0, [...ground, ...items])] };
}

/**
 * Return the largest number of stones that a heap has had in this game, at most `ROWS_MAX`, up to which
 * stones are drawn one by one.
 */
const mostDrawn = (state: State, i: number) =>
  Math.min(
    ROWS_MAX,
    Math.max(state.memory.get(i) ?? 0, Number(state.board.heaps[i]) + justTaken(state, i)),
  );

/** Whether stones are drawn in rows, computed once for all heaps of a state. */
const rows: WeakMap<State, boolean> = new WeakMap();

/**
 * Return whether stones are drawn in rows. If one heap needs rows, all heaps have them, so that all stones
 * are equally large.
 */
function inRows(state: State) {
  let found = rows.get(state);
  if (found === undefined) {
    const needs = (heap: number | string, i: number) =>
      Number(heap) <= ROWS_MAX && wayFor(mostDrawn(state, i)) === 'rows';
    found = state.board.heaps.some(needs);
    rows.set(state, found);
  }
  return found;
}

function stones(
  state: State,
  ui: Ui,
  i: number,
  { arrived = 0, coming = 0, from }: NonNullable<Parameters<typeof pile>[3]>,
) {
  const { live, last, fresh, legal, board } = state;
  const size = Number(board.heaps[i]);
  const taken = justTaken(state, i);
  const picked = pickedOf(ui, i);
  const all = mostDrawn(state, i);
  const way = inRows(state) ? 'rows' : wayFor(size + taken);
  const { width, height: tall } = sizeOf(way, all);
  const height = tall + AIR;
  const ranges = rangesOf(state, i);
  const unit = unitOf(state);
  const reach = most(ranges, unit);
  const wins = winsOf(state, i);
  // Use new keys after each move, so that the animations of arriving and leaving stones start again.
  const animate = Boolean(last?.animate);
  const ply = animate ? `${fresh}:${size}:` : '';
  const items: Item[] = [];
  for (let at = 0; at < size; at += 1) {
    const far = size - at > reach && legal?.kind === 'take' && live;
    const came = at >= size - arrived;
    const cls = `${size - at <= picked ? 'lifted' : far ? 'far' : ''}${came ? ' arrived' : ''}`;
    const key = `${came ? ply : ''}${i}:${at}`;
    const stone = stoneItem(stoneAt(way, i, at), height, { cls });
    items.push(as({ key, cls: stone.cls, from: came && animate ? from?.(at) : undefined }, stone));
  }
  for (let at = size; at < size + taken; at += 1) {
    const stone = stoneAt(way, i, at);
    items.push(gapItem(stone, height, { key: `${ply}gap${i}:${at}` }));
    if (animate)
      items.push(stoneItem(stone, height, { cls: 'leaving', key: `${ply}gone${i}:${at}` }));
  }
  for (let at = size; at < size + coming; at += 1) {
    items.push(gapItem(stoneAt(way, i, at), height, { cls: 'come', key: `come${at}` }));
  }
  if (board.capped && reach && reach < size && way === 'cairn' && live) {
    const y = height - (size - reach) * PITCH;
    const style = { stroke: 'amber', width: 1.5, dash: [5, 4] };
    items.push(as({ cls: 'cap' }, path(`M${-HALF} ${y}H${HALF}`, style)));
  }
  const half = way === 'rows' ? PITCH / 2 : HALF;
  for (let at = 0; at < size; at += 1) {
    const amount = size - at;
    const stone = stoneAt(way, i, at);
    const y = height - stone.y;
    const may = allows(ranges, amount, unit);
    const marked = live && may && !isFull(ranges, unit);
    const x = way === 'rows' ? stone.x : HALF;
    // Marks and hit areas have their own keys, so that they do not move with the stones.
    if (wins.has(amount) || marked) {
      items.push(as({ key: `tick${at}` }, tick(x, y, wins.has(amount))));
    }
    const left = (way === 'rows' ? stone.x : 0) - half;
    const act = { cell: String(i), amount };
    const area = hit(left, y - PITCH / 2, 2 * half, PITCH, act, may ? '' : 'no');
    items.push(as({ key: `hit${at}` }, area));
  }
  return { width, height, items };
}

/** Draw a heap that is too large to be drawn stone by stone. */
function mound(state: State, ui: Ui, i: number, size: number) {
  const height = TOKEN_STONES * PITCH + AIR;
  const picked = pickedOf(ui, i);
  const share = Math.round((picked / size) * TOKEN_STONES);
  const lifted = picked ? Math.max(1, Math.min(TOKEN_STONES, share)) : 0;
  const items = Array.from({ length: TOKEN_STONES }, (_, at) =>
    stoneItem(stoneAt('many', i, at), height, { cls: at >= TOKEN_STONES - lifted ? 'lifted' : '' }),
  );
  if (winsOf(state, i).size) {
    items.push(tick(HALF, height - stoneAt('many', i, TOKEN_STONES - 1).y, true));
  }
  items.push(hit(-HALF, 0, 2 * HALF, height, { cell: String(i) }));
  return { width: 2 * HALF, height, items };
}
