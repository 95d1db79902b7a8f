/** What stands in place of a board that is too large to draw: why, and its parts by their names. */
import { linesOf, widthOfLine } from '../scene/metrics.js';
import { inRows, rect, stacked, words } from '../scene/scene.js';

/** Parts that are named. */
const NAMED = 100;

/**
 * @param {string} says
 * @param {string[]} names
 * @param {import('./scene-board.js').Room} room
 * @returns {import('../scene/scene.js').Scene}
 */
export function listed(says, names, room) {
  const { width, em } = room;
  const chips = names.slice(0, NAMED).map((text) => chip(text, (14 * em) / 16));
  return stacked([paragraph(says, room), inRows(chips, { width, gap: 6, rowGap: 6 })], {
    align: 'middle',
  });
}

/**
 * A text in lines.
 * @param {string} says
 * @param {Pick<import('./scene-board.js').Room, 'width' | 'em'>} room
 * @param {{ size?: number, fill?: string }} [how]
 * @returns {import('../scene/scene.js').Scene}
 */
export function paragraph(says, { width, em }, { size: px = 13, fill = 'ink-soft' } = {}) {
  const size = (px * em) / 16;
  const lines = linesOf([{ text: says }], width, size);
  const type = { size, fill, anchor: /** @type {const} */ ('middle') };
  const items = lines.map((line, i) => words(width / 2, (i + 0.75) * 1.5 * size, line, type));
  return { width, height: lines.length * size * 1.5, items };
}

/** @param {string} text @param {number} size */
function chip(text, size) {
  const run = { text, mono: true };
  const [width, height] = [widthOfLine([run], size) + 20, 2 * size];
  const frame = rect(0.5, 0.5, width - 1, height - 1, { stroke: 'line', width: 1, round: size });
  const middle = /** @type {const} */ ({ anchor: 'middle', middle: true });
  return {
    width,
    height,
    items: [frame, words(width / 2, height / 2, [run], { size, ...middle })],
  };
}
