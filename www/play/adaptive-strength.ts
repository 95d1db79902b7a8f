/**
 * Offer a weaker opponent after repeated losses. An accepted strength applies to the current game only; other
 * games keep their opponent.
 */
import { strengthKey, weaker } from './strengths.ts';
import { message } from '../i18n/message.ts';
import type { GameModel } from './game-model.ts';

/** The number of consecutive losses before a weaker opponent is offered. */
const ENOUGH = 2;

export class AdaptiveStrength {
  /** The name of the current game, as in the list of games. */
  #at = '';
  /** The number of consecutive losses in the current game. */
  losses = 0;
  /** The accepted strength of each game, by the game's name. */
  #chosen: Map<string, number> = new Map();
  /** The strength for games without an accepted strength. */
  #general = 1;

  /**
   * Select the computer's strength when a game is loaded.
   * @param name the name of the game in the list of games
   * @param skill the computer's present strength
   * @returns the computer's strength in the loaded game
   */
  arrive(name: string, skill: number): number {
    if (name === this.#at) return skill;
    const usual = skill === this.#chosen.get(this.#at) ? this.#general : skill;
    this.#at = name;
    this.losses = 0;
    this.#general = usual;
    return this.#chosen.get(name) ?? usual;
  }

  /** Count consecutive losses against the computer; called after each move, which may have ended the game. */
  played(game: Pick<GameModel, 'over' | 'winner' | 'session'>) {
    const { session } = game;
    if (!game.over || session?.players !== 1 || session.matchId !== null) return;
    this.losses = game.winner === 'computer' ? this.losses + 1 : 0;
  }

  /** Return the next strength below `skill`; null if there is none, or before `ENOUGH` losses. */
  offer(skill: number) {
    return this.losses >= ENOUGH ? weaker(skill) : null;
  }

  /**
   * Store an accepted offer.
   * @param skill the strength before the offer
   * @param easier the accepted strength, for the current game
   */
  accept(skill: number, easier: number) {
    if (!this.#chosen.has(this.#at)) this.#general = skill;
    this.#chosen.set(this.#at, easier);
    this.losses = 0;
  }

  /**
   * Remove the strength accepted for the current game: a strength set in the settings applies to every game.
   */
  forget() {
    this.#chosen.delete(this.#at);
    this.losses = 0;
  }
}

/** Restart the current game against a weaker computer. */
export async function ease(game: GameModel, skill: number) {
  game.adaptiveStrength.accept(game.skill, skill);
  game.skill = skill;
  await game.restart();
  const note = message('play.ease_now', { strength: message(strengthKey(skill)) });
  game.take({ type: 'note', note });
}

/**
 * Change the opponent, for every game.
 * @param skill the strength of the computer, or null for a person as the opponent
 * @param prolong whether the computer prolongs a lost game
 */
export function face(game: GameModel, skill: number | null, prolong: boolean = false) {
  if (skill === null) return game.configure({ players: 2 });
  game.adaptiveStrength.forget();
  game.configure({ players: 1, skill, prolong });
}
