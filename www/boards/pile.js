/** A heap of stones as items: drawn stone by stone, or as a cairn that stands for its number. */
import { as, hit, moved, path, star } from '../scene/scene.js';
import { allows, isFull, most } from './amounts.js';
import { PITCH, gapItem, sizeOf, stoneAt, stoneItem, wayFor } from './stones.js';
import { justTaken, pickedOf, rangesOf, unitOf, winsOf } from './taking.js';

/** @typedef {import('./scene-board.js').State} State */
/** @typedef {import('./taking.js').Ui} Ui */
/** @typedef {import('../scene/scene.js').Item} Item */

/** Stones that stand for a number too large to draw. */
const TOKEN_STONES = 8;
/** Half the width of a cairn with the marks beside it. */
const HALF = 36;
/** Room above a heap for lifted stones. */
export const AIR = 14;

/** A mark at a stone: where a legal cut is (when not every cut is), or a winning one. @param {number} x @param {number} y @param {boolean} wins @returns {Item} */
export const tick = (x, y, wins) =>
  wins ? as({ cls: 'tick win' }, star(x, y)) : as({ cls: 'tick' }, moved(x, y, [dot]));

/** @type {Item} */
const dot = { kind: 'oval', x: 0, y: 0, rx: 2.5, ry: 2.5, look: { fill: 'ink-soft' } };

/**
 * @param {State} state @param {Ui} ui @param {number} i
 * @param {object} [how]
 * @param {boolean} [how.ground]
 * @param {number} [how.arrived] stones that came by the last move
 * @param {number} [how.coming] stones that would come
 * @param {(at: number) => string | undefined} [how.from] where an arrived stone lay
 * @returns {import('../scene/scene.js').Scene} its middle at half its width
 */
export function pile(state, ui, i, how = {}) {
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

/** @param {State} state @param {Ui} ui @param {number} i @param {NonNullable<Parameters<typeof pile>[3]>} how */
function stones(state, ui, i, { arrived = 0, coming = 0, from }) {
  const { live, last, fresh, legal, board } = state;
  const size = Number(board.heaps[i]);
  const taken = justTaken(state, i);
  const picked = pickedOf(ui, i);
  const all = Math.min(60, Math.max(state.memory.get(i) ?? 0, size + taken));
  const counted = wayFor(size + taken);
  const way = wayFor(all) === 'rows' ? 'rows' : counted;
  const { width, height: tall } = sizeOf(way, all);
  const height = tall + AIR;
  const ranges = rangesOf(state, i);
  const unit = unitOf(state);
  const reach = most(ranges, unit);
  const wins = winsOf(state, i);
  // Other keys after each move, so that the animations of what comes and goes begin again.
  const animate = Boolean(last?.animate);
  const ply = animate ? `${fresh}:${size}:` : '';
  /** @type {Item[]} */
  const items = [];
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
    const look = { stroke: 'amber', width: 1.5, dash: [5, 4] };
    items.push(as({ cls: 'cap' }, path(`M${-HALF} ${y}H${HALF}`, look)));
  }
  const half = way === 'rows' ? PITCH / 2 : HALF;
  for (let at = 0; at < size; at += 1) {
    const amount = size - at;
    const stone = stoneAt(way, i, at);
    const y = height - stone.y;
    const may = allows(ranges, amount, unit);
    const marked = live && may && !isFull(ranges, unit);
    const x = way === 'rows' ? stone.x : HALF;
    // Keys of their own, so that they stay where stones come and go.
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

/** A heap too large to draw stone by stone. @param {State} state @param {Ui} ui @param {number} i @param {number} size */
function mound(state, ui, i, size) {
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
