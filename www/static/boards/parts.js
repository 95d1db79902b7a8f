/** Small things that several boards have. */
import { widthOfLine } from '../metrics.js';
import { words } from '../scene.js';

/**
 * A short line of text as a picture.
 * @param {string | import('../metrics.js').Run[]} text
 * @param {{ size?: number, fill?: string, bold?: boolean }} [how]
 * @returns {import('../scene.js').Picture}
 */
export function note(text, { size = 12, fill = 'ink-soft', bold = false } = {}) {
  const runs = typeof text === 'string' ? [{ text, bold }] : text;
  return {
    width: widthOfLine(runs, size),
    height: size * 1.5,
    items: [words(0, size * 1.1, runs, { size, fill })],
  };
}
