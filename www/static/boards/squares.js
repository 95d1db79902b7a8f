/** Boards of squares: a bar of chocolate, and rows on which two pieces face each other. */
import { SHOWN } from '../../boards/cells.js';
import { groupDigits } from '../../boards/notation.js';
import {
  disc,
  inRows,
  moved,
  nothing,
  path,
  rect,
  stacked,
  star,
  words,
} from '../../scene/scene.js';
import { note } from './parts.js';

/** @typedef {import('./index.js').Drawn} Drawn */
/** @typedef {import('../../scene/scene.js').Picture} Picture */

const MIDDLE = { anchor: /** @type {const} */ ('middle'), middle: true };

/** A bar of chocolate. @param {Drawn} is @returns {Picture} */
export function chocolate({ board, t, wins, width }) {
  const rows = board.rows.map(Number);
  const high = Math.min(rows.length, 36);
  const wide = Math.min(rows[0] ?? 0, 36);
  const side = Math.max(14, Math.min(46, Math.floor((width - 8) / Math.max(1, wide)) - 3));
  const step = side + 3;
  const bites = new Set(wins.map((move) => `${move.row}:${move.column}`));
  const items = [];
  for (let row = 0; row < high; row += 1) {
    for (let column = 0; column < Math.min(rows[row], wide); column += 1) {
      const poison = !row && !column;
      const [x, y] = [column * step + 4, row * step + 4];
      items.push(
        rect(x, y, side, side, {
          fill: poison ? 'stone-5' : '#6f4a34',
          stroke: '#0000004d',
          width: 1,
          round: side * 0.12,
          shaded: true,
        }),
      );
      if (poison)
        items.push(moved(x + side * 0.17, y + side * 0.17, skull(), { scale: (side * 0.66) / 24 }));
      else {
        items.push(
          rect(x + side * 0.17, y + side * 0.17, side * 0.66, side * 0.66, {
            stroke: '#ffffff2e',
            width: 1.5,
            round: side * 0.09,
          }),
        );
      }
      if (bites.has(`${row}:${column}`))
        items.push(star(x + side / 2, y + side / 2, Math.min(1.4, side / 22)));
    }
  }
  const bar = { width: wide * step + 5, height: high * step + 5, items };
  const large = rows.length > high || (rows[0] ?? 0) > wide;
  const says = large
    ? t('static.rows_cut', { rows: rows.length, longest: groupDigits(rows[0]) })
    : '';
  return stacked([bar, large ? note(says) : nothing], { align: 'middle' });
}

/** What nobody may eat. @returns {import('../../scene/scene.js').Item[]} */
const skull = () => [
  path(
    'M12 3C7 3 3.5 6.3 3.5 10.8C3.5 13.5 4.8 15.4 6.8 16.6L6.8 19.2C6.8 19.9 7.3 20.5 8 20.5L16 20.5C16.7 20.5 17.2 19.9 17.2 19.2L17.2 16.6C19.2 15.4 20.5 13.5 20.5 10.8C20.5 6.3 17 3 12 3Z',
    { fill: '#ffffff' },
  ),
  disc(8.7, 11.2, 2.1, { fill: '#333a1e' }),
  disc(15.3, 11.2, 2.1, { fill: '#333a1e' }),
  path('M12 13.5L13.3 16.1L10.7 16.1Z', { fill: '#333a1e' }),
];

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
