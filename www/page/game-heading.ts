/** The heading of a game: its name, its rule in words and, for a rule of the user's own, its text. */
import { lineOf } from '../engine/known-lines.ts';
import { cardOf, isRule } from '../games.ts';
import { has, t } from '../i18n/index.ts';
import type { Lang } from '../i18n/index.ts';
import type { GameCard } from '../games.ts';

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

/** @param game a line that the core has read; any other is its own title */
export function headingOf(lang: Lang, game: string): Heading {
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

/** Which move wins, in the words of the game's parts where they differ. */
export function goalOf(lang: Lang, { stones, part }: GameCard, misere: boolean) {
  const usual = `games.${misere ? 'misere' : 'normal'}_goal${stones ? '' : '_move'}`;
  const own = `${usual}_${part}`;
  return t(lang, has(lang, own) ? own : usual);
}
