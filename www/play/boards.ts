/** The element that draws each kind of board; loaded on first use. */
import { unsafeStatic } from 'lit/static-html.js';
import { scene } from '../boards/load-scene.ts';
import { MexError } from '../engine/errors.ts';
import { cardOf } from '../games.ts';
import type { Description } from '../engine/types.ts';

export const boardTag = ({ draw }: Description) => unsafeStatic(`mex-board-${draw}`);

export async function loadBoard(described: Description) {
  try {
    const { draw, board } = described;
    const inner = board.kind === 'sum' ? board.terms.map((term) => term.draw) : [];
    await Promise.all([draw, ...new Set(inner)].map(scene));
  } catch (error) {
    const message = `the board did not arrive (${error}); expected a connection`;
    throw new MexError({ code: 'internal', message, details: { loading: true } });
  }
}

/** Preload the board of a game while the core is still loading. */
export function preloadBoard(game: string) {
  scene(cardOf(game)?.board ?? 'heaps').catch(() => {});
}
