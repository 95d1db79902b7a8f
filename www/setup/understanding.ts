/** The meaning of the typed game and position: one answer for a pause in typing and for Enter. */
import { describe } from '../engine/api.ts';
import { cardOf } from '../games.ts';
import { readLine } from '../ui/element/game-lines.ts';
import { certainOf, isGame, placeOf, readingsOf } from './meanings.ts';
import type { MexError } from '../engine/errors.ts';
import type { Place, Reading } from '../engine/types.ts';

/** The texts in canonical form and the start of the game, or their error. */
export type Found = { place: Place; start: string } | { error: MexError };

export interface Understood {
  found: Found;
  /** The possible meanings of a game's text that is no game. */
  readings: Reading[];
}

/**
 * The typed texts: the two texts, the game that the position belongs to, and whether only the game
 * counts.
 */
export interface Typed extends Place {
  placed: string;
  gameOnly: boolean;
}

/** Understands texts; while one is looked at, who asks for the same gets the same answer. */
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
  return { found, readings: isNoGame ? await readingsOf(typed.game) : [] };
}

/**
 * Look up the texts in canonical form; after a change of game, `start` is the typed position if it
 * belongs to the new one.
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
 * The place that takes effect: the texts themselves, or else the game that they certainly mean, with its
 * position.
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
