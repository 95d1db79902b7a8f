/** Rectangles of squares, and the places on them where a move wins. */
import { moveText } from '../../boards/notation.js';
import { inRows, rect, path, star } from '../../scene/scene.js';

const UNIT = 28;
/** Rectangles that are drawn. */
const SHOWN = 120;

/** A cross on a square. @param {number} x @param {number} y @param {number} unit */
const cross = (x, y, unit) => {
  const [a, b] = [0.24 * unit, 0.76 * unit];
  return path(`M${x + a} ${y + a}L${x + b} ${y + b}M${x + b} ${y + a}L${x + a} ${y + b}`, {
    stroke: 'ink',
    width: 2.5,
    capped: true,
  });
};

/** @param {import('./index.js').Drawn} is @returns {import('../../scene/scene.js').Picture} */
export function sheets({ board, legal, wins, width }) {
  const won = new Set(wins.map(moveText));
  const drawn = board.sheets
    .slice(0, SHOWN)
    .map((/** @type {any} */ sheet, /** @type {number} */ i) => {
      const full = new Set(sheet.taken);
      const unit = Math.min(
        UNIT,
        width / Math.max(1, sheet.width),
        1200 / Math.max(1, sheet.height),
      );
      const size = { width: sheet.width * unit, height: sheet.height * unit };
      const items = [];
      const few = sheet.width * sheet.height <= 1600;
      for (let at = 0; few && at < sheet.width * sheet.height; at += 1) {
        const [x, y] = [at % sheet.width, Math.floor(at / sheet.width)];
        const fill = full.has(at) && !sheet.crosses ? 'ink-soft' : 'sunken';
        items.push(rect(x * unit, y * unit, unit, unit, { fill, stroke: 'line-strong', width: 1 }));
        if (full.has(at) && sheet.crosses) items.push(cross(x * unit, y * unit, unit));
      }
      if (!few) items.push(rect(0, 0, size.width, size.height, { fill: 'sunken' }));
      if (sheet.dead) {
        const strike = { stroke: 'lose', width: 4, capped: true };
        items.push(path(`M0 ${size.height}L${size.width} 0`, strike));
      }
      for (const spot of legal?.spots ?? []) {
        if (spot.sheet !== i || !won.has(spot.text)) continue;
        const [x, y] = [spot.x * unit, spot.y * unit];
        const [w, h] = [spot.width * unit, spot.height * unit];
        items.push(
          path(`M${x} ${y}L${x + w} ${y + h}`, { stroke: 'win', width: w && h ? 0.1 : 2.5 }),
        );
        items.push(star(x + w / 2, y + h / 2, 1));
      }
      return { ...size, items };
    });
  return inRows(drawn, { width, gap: 20, rowGap: 20, foot: true });
}
