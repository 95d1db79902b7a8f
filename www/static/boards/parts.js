/** Small things that several boards have. */
import { widthOfLine } from '../../scene/metrics.js';
import { words } from '../../scene/scene.js';

/**
 * A short line of text as a picture.
 * @param {string | import('../../scene/metrics.js').Run[]} text
 * @param {{ size?: number, fill?: string, bold?: boolean }} [how]
 * @returns {import('../../scene/scene.js').Picture}
 */
export function note(text, { size = 12, fill = 'ink-soft', bold = false } = {}) {
  const runs = typeof text === 'string' ? [{ text, bold }] : text;
  return {
    width: widthOfLine(runs, size),
    height: size * 1.5,
    items: [words(0, size * 1.1, runs, { size, fill })],
  };
}
