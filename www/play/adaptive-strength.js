/**
 * A weaker opponent for whoever loses again and again. It is offered, not imposed, and it stays with
 * the game that it was chosen for: other games keep the opponent that they had.
 */
import { nameOf } from '../games.js';
import { winner } from './session.js';
import { strengthKey, weaker } from './strengths.js';

/** So many games lost in a row make an offer. */
const ENOUGH = 2;

export class Easing {
  /** The game at the board. */
  #at = '';
  /** Games lost in a row there. */
  losses = 0;
  /** What was chosen for which game. @type {Map<string, number>} */
  #chosen = new Map();
  /** The strength for all other games, while one that was chosen is in force. */
  #usual = 1;

  /**
   * Another game, or the same, comes to the board.
   * @param {string} game @param {number} skill as it is now
   * @returns {number} as it is to be
   */
  arrive(game, skill) {
    const name = nameOf(game);
    if (name === this.#at) return skill;
    const usual = skill === this.#chosen.get(this.#at) ? this.#usual : skill;
    this.#at = name;
    this.losses = 0;
    this.#usual = usual;
    return this.#chosen.get(name) ?? usual;
  }

  /** A move was played; it may have ended the game. @param {import('./mex-game.js').MexGame} game */
  played({ session, described, drawn = false }) {
    if (!(described?.over || drawn) || session?.players !== 1) return;
    const lost = !drawn && winner(session, Boolean(described?.misere)) === 'computer';
    this.losses = lost ? this.losses + 1 : 0;
  }

  /** The strength to offer, or null. @param {number} skill as it is now */
  offer(skill) {
    return this.losses >= ENOUGH ? weaker(skill) : null;
  }

  /** @param {number} skill as it was @param {number} easier as it is to be in this game */
  accept(skill, easier) {
    if (!this.#chosen.has(this.#at)) this.#usual = skill;
    this.#chosen.set(this.#at, easier);
    this.losses = 0;
  }

  /** A strength that was set by hand is meant for every game. */
  forget() {
    this.#chosen.delete(this.#at);
    this.losses = 0;
  }
}

/** A weaker computer in this game, and the game again. @param {import('./mex-game.js').MexGame} game @param {number} skill */
export async function ease(game, skill) {
  game.easing.accept(game.skill, skill);
  game.skill = skill;
  await game.restart();
  game.note = game.t('play.ease_now', { strength: game.t(strengthKey(skill)) });
}

/** Another opponent, in every game. @param {import('./mex-game.js').MexGame} game @param {number|null} skill the computer's, or null for a person */
export function face(game, skill) {
  game.players = skill === null ? 2 : 1;
  if (skill === null) return;
  game.easing.forget();
  game.adjust({ skill });
}
