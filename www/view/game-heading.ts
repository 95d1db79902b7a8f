/** The heading of a game: its name, its rule in words and, for a rule of the user's own, its text. */
import { lineOf } from '../engine/known-lines.ts';
import { cardOf, isTyped } from '../games.ts';
import { t, translatorOf } from '../i18n/index.ts';
import { sayGoal, sayRule } from '../i18n/rule.ts';
import type { Lang } from '../i18n/index.ts';

interface Heading {
  /** The entry in the list of games, which has the picture; empty if there is none. */
  name: string;
  title: string;
  /** The rule; empty for a text that is no game. */
  rule: string;
  /** The goal of the game. */
  goal: string;
  /** The typed rule, else empty. */
  line: string;
}

/**
 * @param game a line that the core has read; any other line is its own title
 * @param boards whether boards follow, each of which shows its rule in a sum
 * @param misere whether the last move loses, whatever the line says
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
