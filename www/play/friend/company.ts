/** Elements beside the board in a match with a friend. */
import { friendPanel } from './friend-panel.ts';
import { knownMatch } from './matches.ts';
import type { Winner } from '../game-state.ts';
import type { MexGame as Game } from '../mex-game.ts';
import type { Player, Session } from '../session.ts';

export function panel(game: Game, session: Session) {
  const { model, links, lang } = game;
  const url = links?.match?.(model.link) ?? null;
  const renamed = () => game.requestUpdate();
  return friendPanel({ model, session, phase: model.phase, lang, url, renamed });
}

/**
 * Return the status text, and the label of the button to continue if it differs from that against the
 * computer; null if the status text does not differ either.
 */
export function standing(game: Game, turn: Player) {
  if (game.model.phase.name === 'doubtful') return { words: game.t('friend.doubtful') };
  if (turn !== 'friend') return null;
  const name = nameOf(game);
  if (game.model.paused)
    return { words: game.t('friend.paused', { name }), goOn: game.t('friend.go_on_friend') };
  return name ? { words: game.t('friend.turn', { name }) } : null;
}

/** Return the sentence that a friend with a name has won; null for other winners. */
export function won(game: Game, winner: Winner) {
  const name = winner === 'friend' ? nameOf(game) : '';
  return name ? game.t('friend.won', { name }) : null;
}

const nameOf = ({ model }: Game) => (model.session && knownMatch(model.session)?.name) ?? '';

/** Return the texts of the opponent and of the first player in the summary of the settings. */
export const settingsWords = (game: Game, { first }: Session) => [
  game.t('friend.line_friend'),
  game.t(first === 'you' ? 'play.line_you' : 'friend.line_other'),
];
