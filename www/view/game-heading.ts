/**
 * The heading of a game: its name, its rule in words and, for a rule that the user typed, the text of that
 * rule.
 */
import { lineOf } from '../engine/known-lines.ts';
import { cardOf, isTyped } from '../games.ts';
import { t, translatorOf } from '../i18n/index.ts';
import { sayGoal, sayRule } from '../i18n/rule.ts';
import type { Lang } from '../i18n/index.ts';

interface Heading {
  /** The name of the game in the list of games, which determines the picture; '' if it is not in the list. */
  name: string;
  title: string;
  /** The rule in words; '' for a text that is not a game. */
  rule: string;
  /** The goal of the game. */
  goal: string;
  /** The text of the rule if the user typed one, otherwise ''. */
  line: string;
}

/**
 * Compose the heading of a game.
 * @param game the game's text, already parsed by the core; any other text is its own title
 * @param boards whether boards follow, each of which shows its rule in a sum
 * @param misere whether the player of the last move loses, whatever the text says
 */
export function headingOf(
  lang: Lang,
  game: string,
  { boards = false, misere = false } = {},
): Heading {
  const card = cardOf(game);
  const read = lineOf(game);
  const line = read && { ...read, misere: misere || read.misere };
  const said = boards && card?.form === 'sum' ? null : line;
  if (!card) return { name: '', title: game, rule: '', goal: '', line: '' };
  return {
    name: card.name,
    title: t(lang, `games.${card.name}`),
    rule: sayRule(translatorOf(lang), said ?? { card: card.name }),
    goal: sayGoal(lang, line ?? { card: card.name, canonical: card.name, misere }),
    line: isTyped(card) ? game : '',
  };
}
