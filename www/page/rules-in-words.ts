/** The rule of a game in one plain line, for people who may not know it. */
import { lineOf } from '../engine/known-lines.ts';
import { cardOf } from '../games.ts';
import { has, t } from '../i18n/index.ts';
import { withMisere } from '../play/session.ts';
import { goalOf } from './game-heading.ts';
import type { Lang } from '../i18n/index.ts';

/**
 * @returns the goal is empty where the rule says it; both are while the core
 * has not read the line
 */
export function ruleInWords(lang: Lang, game: string): { how: string; goal: string } {
  const line = lineOf(game);
  const card = cardOf(game);
  if (!line || !card) return { how: '', goal: '' };
  const plain = withMisere(line, false);
  const whole = `ladder.whole.${plain}`;
  if (has(lang, whole)) return { how: t(lang, whole), goal: '' };
  const own = `ladder.rule.${plain}`;
  const key = has(lang, own) ? own : `games.${card.name}_rule`;
  return { how: t(lang, key), goal: goalOf(lang, card, line.misere) };
}
