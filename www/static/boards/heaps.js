/** Heaps of river stones, as cairns, as rows of pebbles, or as a cairn that stands for its number. */
import { BOTH, SHOWN } from '../../boards/cells.js';
import { groupDigits, takenBy } from '../../boards/notation.js';
import { PITCH, outline, sizeOf, stoneAt, wayFor } from '../../boards/stones.js';
import { most } from '../../boards/amounts.js';
import { inRows, moved, nothing, path, rect, stacked, star, words } from '../../scene/scene.js';
import { note } from './parts.js';
import '../../i18n/late.js';

/** @typedef {import('./index.js').Drawn} Drawn */
/** @typedef {import('../../scene/scene.js').Picture} Picture */

/** Room above a heap. */
const AIR = 12;
/** Stones that stand for a number too large to draw. */
const MANY = 8;

/**
 * A stone at a place.
 * @param {import('../../boards/stones.js').Stone} stone @param {number} height
 */
export const stoneItem = (stone, height) =>
  moved(
    stone.x,
    height - stone.y,
    [
      path(outline(stone.rx, stone.ry), {
        fill: `stone-${stone.tone}`,
        stroke: '#00000047',
        width: 1,
        shaded: true,
      }),
    ],
    { turn: stone.tilt },
  );

/**
 * A heap on its ground.
 * @param {number} i @param {number} size
 * @param {Set<number>} wins amounts that win
 * @param {{ unit?: number, ground?: boolean, least?: number }} [how] `least`: as high as a heap of so many
 * @returns {Picture}
 */
export function pile(i, size, wins, { ground = true, least = 1 } = {}) {
  const way = wayFor(size);
  const shown = way === 'many' ? MANY : size;
  const { width, height: tall } = sizeOf(way, Math.max(shown, least));
  const height = tall + AIR;
  const middle = Math.max(width, 72) / 2;
  const items = [];
  for (let at = 0; at < shown; at += 1) items.push(stoneItem(stoneAt(way, i, at), height));
  for (const amount of wins) {
    const at = way === 'many' ? shown - 1 : size - amount;
    const stone = stoneAt(way, i, at);
    items.push(star(way === 'rows' ? stone.x : 36, height - stone.y));
  }
  if (ground) {
    items.push(
      path(`M${-middle} ${height + 1}H${middle}`, {
        stroke: 'ink-soft',
        width: 1.5,
        capped: true,
      }),
    );
  }
  return { width: 2 * middle, height: height + 2, items: [moved(middle, 0, items)] };
}

/** Winning amounts of a heap. @param {Drawn['wins']} moves @param {number | string} cell @param {boolean} equal @returns {Set<number>} */
export function winsOf(moves, cell, equal = false) {
  const out = new Set();
  for (const move of moves) {
    const taken = takenBy(move);
    const pair = move.kind === 'takes' && taken.size === 2;
    const mine = cell === BOTH ? pair && equal : taken.size === 1 && taken.has(Number(cell));
    if (mine) out.add(Number([...taken.values()][0]));
  }
  return out;
}

/** The size of a heap, and its name where there are several. @param {string} size @param {string} name @returns {Picture} */
export function sizeAndName(size, name) {
  const items = [words(0, 18, size, { size: 17, bold: true, mono: true, anchor: 'middle' })];
  if (name) items.push(words(0, 35, name, { size: 12, fill: 'ink-soft', anchor: 'middle' }));
  const width = Math.max(48, size.length * 10.6, name.length * 7);
  return { width, height: name ? 40 : 24, items: [moved(width / 2, 0, items)] };
}

/** @param {Drawn} is @returns {Picture} */
export function heaps({ board, legal, t, wins, width }) {
  /** @type {(number | string)[]} */
  const all = board.heaps;
  const shown = all.slice(0, SHOWN).map(Number);
  const named = all.length > 1;
  const equal = Boolean(legal?.equal);
  const grow = shown.length <= 3 && shown.every((size) => size <= 8) ? 1.25 : 1;
  const drawn = shown.map((size, i) => {
    const heap = scaled(pile(i, size, winsOf(wins, i, equal)), grow);
    const name = named ? t('play.heap_n', { n: i + 1 }) : '';
    const parts = [heap, sizeAndName(groupDigits(size), name)];
    const cap = board.capped ? most(legal?.takes?.[i] ?? []) : 0;
    if (cap) parts.push(note(t('play.at_most', { count: groupDigits(cap) }), { fill: 'amber' }));
    return stacked(parts, { gap: 0, align: 'middle' });
  });
  if (equal && winsOf(wins, BOTH, true).size) {
    drawn.splice(1, 0, ties(shown, winsOf(wins, BOTH, true), grow, t('play.both_heaps')));
  }
  const rest = all.length - shown.length;
  const more = rest > 0 ? note(t('static.more_heaps', { count: groupDigits(rest) })) : nothing;
  return stacked([inRows(drawn, { width, gap: 22, rowGap: 20, foot: true }), more], {
    align: 'middle',
  });
}

/** @param {Picture} one @param {number} scale @returns {Picture} */
const scaled = (one, scale) => ({
  width: one.width * scale,
  height: one.height * scale,
  items: [moved(0, 0, one.items, { scale })],
});

/**
 * What takes the same from both heaps.
 * @param {number[]} sizes @param {Set<number>} wins @param {number} grow @param {string} name
 * @returns {Picture}
 */
function ties(sizes, wins, grow, name) {
  const size = Math.min(...sizes);
  const shown = Math.min(size, 12);
  const height = Math.max(1, shown) * PITCH + AIR;
  const items = [];
  for (let at = 0; at < shown; at += 1) {
    const y = height - (at + 0.5) * PITCH;
    items.push(
      path(`M-18 ${y}L18 ${y}M-12 ${y - 5}L-18 ${y}L-12 ${y + 5}M12 ${y - 5}L18 ${y}L12 ${y + 5}`, {
        stroke: 'line-strong',
        width: 2,
        capped: true,
      }),
    );
    if (size <= 12 && wins.has(size - at)) items.push(star(30, y));
  }
  if (size > 12) items.push(star(30, height - PITCH / 2));
  const drawn = { width: 76, height: height + 2, items: [moved(38, 0, items)] };
  const room = { width: 0, height: 24, items: [] };
  return stacked([scaled(drawn, grow), stacked([room, note(name)], { gap: 0, align: 'middle' })], {
    gap: 0,
    align: 'middle',
  });
}

/** `race`: stepping stones; the pawn stands on its number, and 0 is the far bank. @param {Drawn} is @returns {Picture} */
export function race({ board, legal, t, wins, width }) {
  const tracks = board.heaps
    .slice(0, SHOWN)
    .map((/** @type {number | string} */ big, /** @type {number} */ i) => {
      const at = Number(big);
      const whole = at <= (board.heaps.length > 1 ? 60 : 120);
      const ranges = legal?.takes?.[i] ?? [];
      const lo = whole ? 0 : Math.max(0, at - Math.min(most(ranges) || 1, 30));
      const wide = Math.max(40, 18 + 9 * groupDigits(at).length);
      const won = winsOf(wins, i);
      const places = [];
      for (let n = at; n >= lo; n -= 1) {
        places.push(place(n, { wide, here: n === at, tone: 1 + (i % 6), win: won.has(at - n) }));
      }
      if (lo > 0) places.push(note('…'), place(0, { wide, here: false, tone: 1, win: false }));
      const now = `${t('play.now')} `;
      const line = [
        { text: now, fill: 'ink-soft', scale: 0.8 },
        { text: groupDigits(at), bold: true, mono: true },
      ];
      return stacked(
        [inRows(places, { width, gap: 4, rowGap: 6, align: 'start' }), note(line, { size: 17 })],
        {
          align: 'middle',
          gap: 6,
        },
      );
    });
  return stacked(tracks, { align: 'middle', gap: 22 });
}

/**
 * A stepping stone.
 * @param {number} n @param {{ wide: number, here: boolean, tone: number, win: boolean }} is
 * @returns {Picture}
 */
function place(n, { wide, here, tone, win }) {
  const middle = { anchor: /** @type {const} */ ('middle'), middle: true };
  const goal = n === 0;
  const look = goal
    ? { fill: 'sunken', stroke: 'amber', width: 1.5, round: 8 }
    : {
        fill: here || win ? 'raised' : 'sunken',
        stroke: here || win ? 'line-strong' : 'line',
        width: 1.2,
        round: 15,
      };
  const items = [rect(1, 1, wide - 2, 32, look)];
  if (here) {
    items.push(
      stoneItem({ x: wide / 2, y: 0, rx: Math.max(15, wide / 2 - 5), ry: 12, tone, tilt: -3 }, 17),
    );
  }
  const fill = here ? '#ffffff' : goal ? 'amber' : win ? 'ink' : 'ink-soft';
  items.push(
    words(wide / 2, 17, groupDigits(n), {
      size: 14,
      bold: here || goal || win,
      mono: true,
      fill,
      halo: here ? '#000000a0' : undefined,
      ...middle,
    }),
  );
  if (win) items.push(star(wide - 4, 4, 0.95));
  return { width: wide, height: 34, items };
}
