/** Rows on which two pieces face each other, and heaps that lie in rows. */
import { SHOWN } from '../../boards/cells.js';
import { groupDigits } from '../../boards/notation.js';
import { disc, inRows, nothing, rect, stacked, star, words } from '../../scene/scene.js';
import { note } from './parts.js';

/** @typedef {import('./index.js').Drawn} Drawn */
/** @typedef {import('../../scene/scene.js').Picture} Picture */

const MIDDLE = { anchor: /** @type {const} */ ('middle'), middle: true };

/** A row with a wider gap is not drawn whole. */
const WHOLE = 24;
const NEAR = 10;

/** Rows with a white and a black piece that face each other. @param {Drawn} is @returns {Picture} */
export const between = (/** @type {import('./index.js').Drawn} */ is) => twoWays(is, false);

/** Heaps that lie in rows, and places to put stones back to. */
export const chips = (/** @type {import('./index.js').Drawn} */ is) => twoWays(is, true);

/** @param {import('./index.js').Drawn} is @param {boolean} heaps no pieces, but stones */
function twoWays({ board, t, wins, width }, heaps) {
  const back = Number(board.back ?? 0);
  const drawn = board.gaps
    .slice(0, SHOWN)
    .map((/** @type {number | string} */ big, /** @type {number} */ i) => {
      const gap = Number(big);
      const first = gap > WHOLE ? gap - NEAR : 0;
      const won = new Set(
        wins
          .filter((move) => move.heap === i)
          .map((move) => (move.kind === 'back' ? gap + Number(move.put) : Number(move.take))),
      );
      const cells = heaps ? [] : [piece(false)];
      if (first) cells.push(note(`… ${groupDigits(first)} …`, { size: 13 }));
      for (let at = first; at < gap; at += 1) {
        cells.push(heaps ? pebble(won.has(gap - at)) : field(won.has(gap - at), ''));
      }
      if (!heaps) cells.push(piece(true));
      for (let put = 1; put <= Math.min(back, 4); put += 1)
        cells.push(field(won.has(gap + put), String(put)));
      const count = words(6, 15, groupDigits(gap), {
        size: 15,
        bold: true,
        mono: true,
        middle: true,
      });
      cells.push({ width: 12 + 9 * groupDigits(gap).length, height: 30, items: [count] });
      return inRows(cells, { width, gap: 3, rowGap: 4 });
    });
  const says = back
    ? note(t(heaps ? 'boards.put_left' : 'boards.back_left', { back }), { size: 13 })
    : nothing;
  return stacked([...drawn, says], { gap: 8 });
}

/** @param {boolean} black @returns {Picture} */
const piece = (black) => ({
  width: 30,
  height: 30,
  items: [
    disc(
      15,
      15,
      13.5,
      black
        ? { fill: '#2b2825', stroke: 'line-strong', width: 2 }
        : { fill: '#ffffff', stroke: '#22282d', width: 2 },
    ),
  ],
});

/** A stone. @param {boolean} win @returns {Picture} */
const pebble = (win) => ({
  width: 30,
  height: 30,
  items: [disc(15, 15, 13.5, { fill: 'stone-2' }), ...(win ? [star(23, 7, 1)] : [])],
});

/** @param {boolean} win @param {string} back @returns {Picture} */
const field = (win, back) => ({
  width: 30,
  height: 30,
  items: [
    rect(
      1,
      1,
      28,
      28,
      back ? { stroke: 'line', width: 1.5, dash: [3, 3], round: 5 } : { fill: 'sunken', round: 5 },
    ),
    ...(back ? [words(15, 15, back, { size: 12, fill: 'ink-soft', ...MIDDLE })] : []),
    ...(win ? [star(23, 7, 1)] : []),
  ],
});
