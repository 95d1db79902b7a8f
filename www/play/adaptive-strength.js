/**
 * Offers a weaker opponent after repeated losses. An accepted strength applies to that game only;
 * other games keep their opponent.
 */
import { winner } from './session.js';
import { strengthKey, weaker } from './strengths.js';

/** Consecutive losses before an offer. */
const ENOUGH = 2;

export class AdaptiveStrength {
  /** The current game. */
  #at = '';
  /** Consecutive losses in it. */
  losses = 0;
  /** The strength accepted for each game. @type {Map<string, number>} */
  #chosen = new Map();
  /** The strength for all other games. */
  #general = 1;

  /**
   * A game is loaded.
   * @param {string} name its entry on the list of games
   * @param {number} skill at present
   * @returns {number} the strength to play it with
   */
  arrive(name, skill) {
    if (name === this.#at) return skill;
    const usual = skill === this.#chosen.get(this.#at) ? this.#general : skill;
    this.#at = name;
    this.losses = 0;
    this.#general = usual;
    return this.#chosen.get(name) ?? usual;
  }

  /** A move was played; it may have ended the game. @param {import('./mex-game.js').MexGame} game */
  played({ session, described, drawn = false }) {
    if (!(described?.over || drawn) || session?.players !== 1) return;
    const lost = !drawn && winner(session, Boolean(described?.misere)) === 'computer';
    this.losses = lost ? this.losses + 1 : 0;
  }

  /** The strength to offer, or null. @param {number} skill at present */
  offer(skill) {
    return this.losses >= ENOUGH ? weaker(skill) : null;
  }

  /** @param {number} skill before @param {number} easier for this game */
  accept(skill, easier) {
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

/**
 * Restarts this game against a weaker computer.
 * @param {import('./mex-game.js').MexGame} game
 * @param {number} skill
 */
export async function ease(game, skill) {
  game.adaptiveStrength.accept(game.skill, skill);
  game.skill = skill;
  await game.restart();
  game.note = game.t('play.ease_now', { strength: game.t(strengthKey(skill)) });
}

/**
 * Changes the opponent in every game.
 * @param {import('./mex-game.js').MexGame} game
 * @param {number|null} skill the computer's, or null for a person
 * @param {boolean} [prolong] whether it prolongs a lost game
 */
export function face(game, skill, prolong = false) {
  game.players = skill === null ? 2 : 1;
  if (skill === null) return;
  game.adaptiveStrength.forget();
  game.adjust({ skill, prolong });
}
