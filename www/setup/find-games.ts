/** Search for games by name, notation or rules. This module does not use the DOM. */
import { cardOf, games, isTyped } from '../games.ts';
import { lineOf } from '../engine/known-lines.ts';
import { t, translatorOf } from '../i18n/index.ts';
import { sayRule } from '../i18n/rule.ts';
import { isHere, langs } from '../i18n/languages.ts';
import { also } from './also.ts';
import type { GameCard } from '../games.ts';

/** The rank of a game that does not match. */
const NONE = 6;

/** Normalize a text for search: remove case, accents and punctuation. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’'‘`]/gu, '')
    .toLowerCase()
    .replace(/[\s\-–·,，、]+/gu, ' ')
    .trim();

/**
 * Return the games that match a text: by name in every loaded language, then by notation, then by rules. A
 * text in the notation, such as `subtract 2 5`, finds its game once the core has parsed the text. A text that
 * is not a valid rule or sum does not find the game of user-written rules or of sums, whose example has
 * nothing to do with the text.
 * @returns the games, best match first
 */
export function findGames(query: string): GameCard[] {
  const wanted = plain(query);
  if (!wanted) return games;
  const begun = cardOf(query.trim());
  const isOpen = isTyped(begun) || begun?.name === 'sum';
  const own = isOpen && !lineOf(query.trim()) ? undefined : begun;
  const here = langs.filter((lang) => isHere(lang, ['games']));
  const rank = (card: GameCard) => {
    const names = namesOf(card).map(plain);
    const rules = here.map((lang) => plain(sayRule(translatorOf(lang), { card: card.name })));
    if (names.includes(wanted)) return 0;
    if (card === own) return 1;
    if (names.some((name) => name.startsWith(wanted))) return 2;
    if (names.some((name) => name.includes(wanted))) return 3;
    const example = plain(card.game);
    // Texts that are no rules may occur within the example of a user-written rule, such as `for`.
    if (isTyped(card) ? example.startsWith(wanted) : example.includes(wanted)) return 4;
    return rules.some((rule) => rule.includes(wanted)) ? 5 : NONE;
  };
  return games
    .map((card) => ({ card, at: rank(card) }))
    .filter(({ at }) => at < NONE)
    .sort((a, b) => a.at - b.at)
    .map(({ card }) => card);
}

/** Return whether the whole text is a game's name in a loaded language, or the game's notation. */
export function isNamed(card: GameCard, query: string) {
  return [card.game, ...namesOf(card)].some((name) => plain(name) === plain(query));
}

/** Return the names of a game: its own in every loaded language, and its further names. */
function namesOf({ name }: GameCard) {
  const here = langs.filter((lang) => isHere(lang, ['games']));
  return [name, ...here.map((lang) => t(lang, `games.${name}`)), ...(also[name] ?? [])];
}
