/**
 * Offers a weaker opponent after repeated losses. An accepted strength applies to that game only;
 * other games keep their opponent.
 */
import { winner } from './session.ts';
import { strengthKey, weaker } from './strengths.ts';
import type { MexGame } from './mex-game.ts';

/** Consecutive losses before an offer. */
const ENOUGH = 2;

export class AdaptiveStrength {
  /** The current game. */
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
  played({ session, described, drawn = false }: MexGame) {
    if (!(described?.over || drawn) || session?.players !== 1) return;
    const lost = !drawn && winner(session, Boolean(described?.misere)) === 'computer';
    this.losses = lost ? this.losses + 1 : 0;
  }

  /**
   * The strength to offer, or null.
   * @param skill at present
   */
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
export async function ease(game: MexGame, skill: number) {
  game.adaptiveStrength.accept(game.skill, skill);
  game.skill = skill;
  await game.restart();
  game.note = game.t('play.ease_now', { strength: game.t(strengthKey(skill)) });
}

/**
 * Changes the opponent in every game.
 * @param skill the computer's, or null for a person
 * @param prolong whether it prolongs a lost game
 */
export function face(game: MexGame, skill: number | null, prolong: boolean = false) {
  game.players = skill === null ? 2 : 1;
  if (skill === null) return;
  game.adaptiveStrength.forget();
  game.adjust({ skill, prolong });
}
