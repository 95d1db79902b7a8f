import { cardOf } from '../games.js';

/**
 * What changes where a view without a board is set up with another game: of the same kind of game the
 * position stays, since it may be one's own.
 * @param {import('./state.js').State} state
 * @param {string} game
 * @param {string} position of the new game, to begin with
 */
export function newGame(state, game, position) {
  const fits = cardOf(game)?.name === cardOf(state.game)?.name;
  const place = fits ? state.position : position;
  return { game, position: place, start: place, moves: [] };
}
