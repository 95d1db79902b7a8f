/** Determine the meaning of the typed game and position, once for a pause in typing and for Enter. */
import { describe } from '../engine/api.ts';
import { cardOf } from '../games.ts';
import { readLine } from '../ui/element/game-lines.ts';
import { certainOf, isGame, placeOf, readingsOf } from './meanings.ts';
import { errorInMoves } from './reason.ts';
import type { MexError } from '../engine/errors.ts';
import type { Place, Reading } from '../engine/types.ts';

/** Game and position in canonical form with the starting position, or the error of the texts. */
export type Found = { place: Place; start: string } | { error: MexError };

export interface Understood {
  found: Found;
  /** The possible meanings of a text that is not a game in the notation. */
  readings: Reading[];
}

/**
 * The typed texts. `placed` is the game to which the position belongs; `gameOnly` means that only the game
 * counts.
 */
export interface Typed extends Place {
  placed: string;
  gameOnly: boolean;
}

/** A cache for the meaning of typed texts: requests for the same texts share the pending answer. */
export class Understanding {
  #pending: { key: string; answer: Promise<Understood> } | null = null;

  of(typed: Typed): Promise<Understood> {
    const { game, position, placed, gameOnly } = typed;
    const key = JSON.stringify([game, position, placed, gameOnly]);
    if (this.#pending?.key === key) return this.#pending.answer;
    const answer = understand(typed).finally(() => {
      if (this.#pending?.answer === answer) this.#pending = null;
    });
    this.#pending = { key, answer };
    return answer;
  }
}

async function understand(typed: Typed): Promise<Understood> {
  const found = await look(typed);
  const isNoGame = 'error' in found && found.error.details?.field === 'game';
  if (!isNoGame) return { found, readings: [] };
  const readings = await readingsOf(typed.game);
  if (readings.length) return { found, readings };
  return { found: { error: await errorInMoves(typed.game, found.error) }, readings };
}

/**
 * Return the texts in canonical form, or their error. After a change to another kind of game, `start` is the
 * position that `placeIn` chooses.
 */
async function look({ game, position, placed, gameOnly }: Typed): Promise<Found> {
  let start = position;
  try {
    await Promise.all([game, placed].map(readLine));
    const name = cardOf(game)?.name;
    if (!gameOnly && name && name !== cardOf(placed)?.name) {
      const { keepPosition, placeIn } = await import('./new-game.ts');
      keepPosition(placed, position);
      start = await placeIn(game, position);
    }
    const place = await describe(game, start);
    return { place: { game: place.game, position: place.position }, start };
  } catch (error) {
    return gameOnly && error.details?.field !== 'game'
      ? { place: { game, position }, start }
      : { error };
  }
}

/**
 * Return the game and position to apply: the game that the texts certainly mean, if they are not in the
 * notation; otherwise the texts themselves or their error.
 */
export async function accepted({ found, readings }: Understood, typed: Typed): Promise<Found> {
  const certain = certainOf(readings);
  if (!certain || !isGame(certain) || (certain.heaps !== null && !typed.gameOnly)) return found;
  try {
    const { game, position } = await placeOf(certain, typed.position);
    const place = await describe(game, position);
    return { place: { game: place.game, position: place.position }, start: place.position };
  } catch (error) {
    return { error };
  }
}
