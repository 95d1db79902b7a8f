/** The rule of a game in one plain line, for people who may not know it. */
import { cardOf } from '../games.js';
import { has, t } from '../i18n/index.js';
import { withMisere } from '../play/session.js';
import '../i18n/ladder.js';

/**
 * @param {import('../i18n/index.js').Lang} lang
 * @param {string} game
 * @returns {{ how: string, goal: string }} the goal is empty where the rule says it
 */
export function ruleInWords(lang, game) {
  const plain = withMisere(game, false);
  const card = cardOf(plain);
  const whole = `ladder.whole.${plain}`;
  if (has(lang, whole)) return { how: t(lang, whole), goal: '' };
  const own = `ladder.rule.${plain}`;
  const usual = `games.${plain === game.trim() ? 'normal' : 'misere'}_goal${card?.stones ? '' : '_move'}`;
  const special = `${usual}_${card?.part}`;
  const goal = has(lang, special) ? special : usual;
  const key = has(lang, own) ? own : `games.${card?.name}_rule`;
  return { how: t(lang, key), goal: t(lang, goal) };
}
