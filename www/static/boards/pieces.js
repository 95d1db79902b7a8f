/** Pieces at places: on squares where a board of them fits, else in a list. */
import { groupDigits } from '../../boards/notation.js';
import { disc, nothing, rect, stacked, star, words } from '../../scene/scene.js';
import { note } from './parts.js';

/** @typedef {import('./index.js').Drawn} Drawn */
/** @typedef {import('../../scene/scene.js').Picture} Picture */

/** Squares in a row or column, and pieces in a list. */
const MOST = 24;
const LISTED = 12;

const MIDDLE = { anchor: /** @type {const} */ ('middle'), middle: true };

/** @param {Drawn} is @returns {Picture} */
export function pieces({ board, wins, width }) {
  /** @type {number[][]} */
  const at = board.pieces.map((/** @type {any[]} */ place) => place.map(Number));
  const size = [0, 1].map((axis) => Math.max(5, ...at.map((place) => place[axis] + 1)));
  if (board.names.length > 2 || Math.max(...size) > MOST) return listed(at);
  const [high, wide] = size;
  const side = Math.max(16, Math.min(40, Math.floor((width - 30) / wide)));
  const left = 26;
  const top = 20;
  const small = { size: 12, mono: true, fill: 'ink-soft', ...MIDDLE };
  const items = [];
  for (let x = 0; x < wide; x += 1)
    items.push(words(left + (x + 0.5) * side, 10, String(x), small));
  for (let y = 0; y < high; y += 1) {
    items.push(words(12, top + (y + 0.5) * side, String(y), small));
    for (let x = 0; x < wide; x += 1) {
      items.push(
        rect(left + x * side, top + y * side, side, side, {
          fill: (x + y) % 2 ? 'sunken' : 'raised',
          stroke: 'line',
          width: 1,
        }),
      );
    }
  }
  at.forEach(([y, x], i) => {
    const [cx, cy] = [left + (x + 0.5) * side, top + (y + 0.5) * side];
    items.push(
      disc(cx, cy, side * 0.37, {
        fill: `stone-${(i % 6) + 1}`,
        stroke: '#00000055',
        width: 1,
        shaded: true,
      }),
    );
    if (at.length < 2) return;
    items.push(
      words(cx, cy, String(i + 1), {
        size: 14,
        bold: true,
        mono: true,
        fill: '#ffffff',
        halo: '#00000080',
        ...MIDDLE,
      }),
    );
  });
  for (const { kind, to } of wins) {
    if (kind !== 'piece') continue;
    const [y, x] = to.map(Number);
    if (y < high && x < wide)
      items.push(star(left + (x + 0.8) * side, top + (y + 0.25) * side, 0.9));
  }
  const drawn = { width: left + wide * side + 2, height: top + high * side + 2, items };
  return stacked([drawn, note(`${board.names[0]} ↓  ${board.names[1]} →`)], { gap: 2 });
}

/** @param {number[][]} at @returns {Picture} */
function listed(at) {
  const lines = at
    .slice(0, LISTED)
    .map((place, i) => note(`${i + 1}: (${place.map(groupDigits).join(', ')})`, { size: 16 }));
  return stacked([...lines, at.length > LISTED ? note('…') : nothing], { gap: 4 });
}
