import { describe } from '../engine/api.js';
import { cardOf } from '../games.js';
import { example } from '../play/example.js';

/**
 * The state after a view without a board is set to another game: the position is kept for a game of
 * the same kind, since the user may have typed it.
 * @param {import('./state.js').State} state
 * @param {string} game
 * @param {string} position of the new game, to begin with
 */
export function newGame(state, game, position) {
  const fits = cardOf(game)?.name === cardOf(state.game)?.name;
  const place = fits ? state.position : position;
  return { game, position: place, start: place, moves: [] };
}

/**
 * Replaces the position of a view without a board if it is invalid in its game, so that links to
 * the board work.
 * @param {import('../ui/element/base.js').MexElement & { state: import('./state.js').State }} view
 * @param {import('./state.js').State | null | undefined} before of the same game nothing is to be done
 */
export async function fitPosition(view, before) {
  if (!view.state || before?.game === view.state.game) return;
  const { game, position } = view.state;
  const isOne = await describe(game, position).then(
    () => true,
    () => false,
  );
  if (isOne) return;
  const place = await example(game, 1).catch(() => position);
  const { state } = view;
  if (place === position || !view.isConnected || state.game !== game || state.position !== position)
    return;
  view.emit('mex-state', { patch: { position: place, start: place, moves: [] } });
}
