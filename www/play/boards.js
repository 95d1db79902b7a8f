/** The element that draws each kind of board; loaded on first use. */
import { unsafeStatic } from 'lit/static-html.js';
import { scene } from '../boards/load-scene.ts';
import { MexError } from '../engine/errors.js';
import { cardOf } from '../games.js';

/** @typedef {import('../engine/types.ts').Description} Description */

/** @param {Description} described */
export const boardTag = ({ draw }) => unsafeStatic(`mex-board-${draw}`);

/** @param {Description} described */
export async function loadBoard(described) {
  try {
    await scene(described.draw);
  } catch (error) {
    const message = `the board did not arrive (${error}); expected a connection`;
    throw new MexError({ code: 'internal', message, details: { loading: true } });
  }
}

/**
 * Preloads the board of a game while the core is still loading.
 * @param {string} game
 */
export function preloadBoard(game) {
  scene(cardOf(game)?.board ?? 'heaps').catch(() => {});
}
