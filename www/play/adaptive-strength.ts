/**
 * Offers a weaker opponent after repeated losses. An accepted strength applies to that game only;
 * other games keep their opponent.
 */
import { strengthKey, weaker } from './strengths.ts';
import { message } from '../i18n/message.ts';
import type { GameModel } from './game-model.ts';

/** Consecutive losses before an offer. */
const ENOUGH = 2;

export class AdaptiveStrength {
  /** The current game, by its entry on the list. */
  #at = '';
  /** Consecutive losses in it. */
  losses = 0;
  /** The strength accepted for each game. */
  #chosen: Map<string, number> = new Map();
  /** The strength for all other games. */
  #general = 1;

  /**
   * A game is loaded.
   * @param name its entry on the list of games
   * @param skill at present
   * @returns the strength to play it with
   */
  arrive(name: string, skill: number): number {
    if (name === this.#at) return skill;
    const usual = skill === this.#chosen.get(this.#at) ? this.#general : skill;
    this.#at = name;
    this.losses = 0;
    this.#general = usual;
    return this.#chosen.get(name) ?? usual;
  }

  /** A move was played; it may have ended the game. */
  played(game: Pick<GameModel, 'over' | 'winner' | 'session'>) {
    const { session } = game;
    if (!game.over || session?.players !== 1 || session.matchId !== null) return;
    this.losses = game.winner === 'computer' ? this.losses + 1 : 0;
  }

  /** The strength to offer at the present one, or null. */
  offer(skill: number) {
    return this.losses >= ENOUGH ? weaker(skill) : null;
  }

  /**
   * @param skill before
   * @param easier for this game
   */
  accept(skill: number, easier: number) {
    if (!this.#chosen.has(this.#at)) this.#general = skill;
    this.#chosen.set(this.#at, easier);
    this.losses = 0;
  }

  /** A strength set in the settings applies to every game. */
  forget() {
    this.#chosen.delete(this.#at);
    this.losses = 0;
  }
}

/** Restarts this game against a weaker computer. */
export async function ease(game: GameModel, skill: number) {
  game.adaptiveStrength.accept(game.skill, skill);
  game.skill = skill;
  await game.restart();
  const note = message('play.ease_now', { strength: message(strengthKey(skill)) });
  game.take({ type: 'note', note });
}

/**
 * Changes the opponent in every game.
 * @param skill the computer's, or null for a person
 * @param prolong whether it prolongs a lost game
 */
export function face(game: GameModel, skill: number | null, prolong: boolean = false) {
  if (skill === null) return game.configure({ players: 2 });
  game.adaptiveStrength.forget();
  game.configure({ players: 1, skill, prolong });
}
