/** The heading of a game: its name, its rule in words and, for a rule of the user's own, its text. */
import { lineOf } from '../engine/known-lines.ts';
import { cardOf, isTyped } from '../games.ts';
import { t, translatorOf } from '../i18n/index.ts';
import { sayGoal, sayRule } from '../i18n/rule.ts';
import type { Lang } from '../i18n/index.ts';

interface Heading {
  /** The entry on the list of games, whose picture is shown; empty if there is none. */
  name: string;
  title: string;
  /** Empty for a text that is no game. */
  rule: string;
  /** Which move wins. */
  goal: string;
  /** The typed rule, else empty. */
  line: string;
}

/**
 * @param game a line that the core has read; any other is its own title
 * @param boards whether boards follow, of which each says its rule in a sum
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
