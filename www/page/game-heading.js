/** The heading of a game: its name, its rule in words and, for a rule of the user's own, its text. */
import { lineOf } from '../engine/known-lines.js';
import { cardOf, isRule } from '../games.js';
import { has, t } from '../i18n/index.ts';

/**
 * @typedef {object} Heading
 * @property {string} name the entry on the list of games, whose picture is shown; empty if there is none
 * @property {string} title
 * @property {string} rule empty for a text that is no game
 * @property {string} goal which move wins
 * @property {string} line the typed rule, else empty
 */

/**
 * @param {import('../i18n/index.ts').Lang} lang
 * @param {string} game a line that the core has read; any other is its own title
 * @returns {Heading}
 */
export function headingOf(lang, game) {
  const card = cardOf(game);
  if (!card) return { name: '', title: game, rule: '', goal: '', line: '' };
  return {
    name: card.name,
    title: t(lang, `games.${card.name}`),
    rule: t(lang, `games.${card.name}_rule`),
    goal: goalOf(lang, card, Boolean(lineOf(game)?.misere)),
    line: isRule(card) ? game : '',
  };
}

/**
 * Which move wins, in the words of the game's parts where they differ.
 * @param {import('../i18n/index.ts').Lang} lang
 * @param {import('../games.js').GameCard} card
 * @param {boolean} misere
 */
export function goalOf(lang, { stones, part }, misere) {
  const usual = `games.${misere ? 'misere' : 'normal'}_goal${stones ? '' : '_move'}`;
  const own = `${usual}_${part}`;
  return t(lang, has(lang, own) ? own : usual);
}
