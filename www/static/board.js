/** A board of the page as a picture: the same scene, with nothing chosen and nothing to be done. */
import { SHOWN } from '../boards/cells.ts';
import { stillScene } from '../boards/still.ts';
import { groupDigits } from '../boards/notation.ts';
import { widthOfLine } from '../scene/metrics.ts';
import { stacked, words } from '../scene/scene.ts';
import '../i18n/late.ts';

/** @typedef {import('../scene/scene.ts').Scene} Scene */

/**
 * @typedef {object} Drawn
 * @property {any} board the position, as the core describes it
 * @property {any} legal what a hand may do
 * @property {any[]} wins winning moves, to be marked
 * @property {boolean} answer whether what helps to win is marked
 * @property {Map<string, any> | null} values SG values of the nodes of a graph
 * @property {string} [part] the name of the parts
 * @property {number} width there is room for
 * @property {(key: string, args?: any) => string} t
 */

/**
 * The picture of a position.
 * @param {string} name of the board
 * @param {Drawn} is
 * @returns {Promise<Scene>}
 */
export async function drawBoard(name, { board, legal, wins, answer, values, width, t, part }) {
  const is = { board, legal, wins, answer, values, part };
  const drawn = await stillScene(name, is, { t, width });
  const rest = (board.heaps?.length ?? 0) - SHOWN;
  if (rest <= 0) return drawn;
  const more = note(t('static.more_heaps', { count: groupDigits(rest) }));
  return stacked([drawn, more], { align: 'middle' });
}

/**
 * A short line of text as a picture.
 * @param {string | import('../scene/metrics.ts').Run[]} text
 * @param {{ size?: number, fill?: string, bold?: boolean }} [how]
 * @returns {Scene}
 */
export function note(text, { size = 12, fill = 'ink-soft', bold = false } = {}) {
  const runs = typeof text === 'string' ? [{ text, bold }] : text;
  return {
    width: widthOfLine(runs, size),
    height: size * 1.5,
    items: [words(0, size * 1.1, runs, { size, fill })],
  };
}
