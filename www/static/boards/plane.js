/** Coins in the plane. */
import { disc, star, words } from '../../scene/scene.js';
import { note } from './parts.js';

/** @typedef {import('./index.js').Drawn} Drawn */

const SHOWN = 24;
const STEP = 44;

/** @param {Drawn} is @returns {import('../../scene/scene.js').Picture} */
export function plane({ board, t, wins }) {
  /** @type {string[]} */
  const list = board.heads.map((/** @type {any[]} */ at) => at.join(':'));
  const [height, width] = [board.rows, board.columns].map((n) => Math.max(4, Number(n)));
  if (Math.max(height, width) > SHOWN) {
    return note(t('boards.plane_too_large', { heads: list.slice(0, 200) }), { size: 13 });
  }
  const heads = new Set(list);
  const won = new Set(
    wins
      .filter(({ kind }) => kind === 'flip')
      .map(({ rows, columns }) => `${rows[0]}:${columns[0]}`),
  );
  const small = /** @type {const} */ ({
    size: 12,
    mono: true,
    fill: 'ink-soft',
    anchor: 'middle',
    middle: true,
  });
  const items = [];
  for (let column = 0; column < width; column++) {
    items.push(words(STEP * (column + 1), 10, String(column), small));
  }
  for (let row = 0; row < height; row++) {
    const y = STEP * (row + 1);
    items.push(words(10, y, String(row), small));
    for (let column = 0; column < width; column++) {
      const x = STEP * (column + 1);
      const head = heads.has(`${row}:${column}`);
      items.push(
        disc(x, y, 17, { fill: head ? 'stone-2' : 'sunken', stroke: 'line-strong', width: 1 }),
      );
      if (head) {
        const face = /** @type {const} */ ({
          size: 15,
          bold: true,
          fill: 'surface',
          anchor: 'middle',
          middle: true,
        });
        items.push(words(x, y, t('boards.head'), face));
      }
      if (won.has(`${row}:${column}`)) items.push(star(x + 15, y - 15, 1.2));
    }
  }
  return { width: STEP * (width + 1), height: STEP * (height + 1), items };
}
