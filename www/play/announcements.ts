/** Announcements of a game in its live region. */
import * as play from './session.ts';
import { boardWords } from '../i18n/index.ts';
import { message } from '../i18n/message.ts';
import type { GameModel } from './game-model.ts';
import type { Session } from './session.ts';
import type { Message } from '../i18n/message.ts';
import type { Move } from '../engine/types.ts';

/** Longer positions are not announced in full. */
const READ = 200;

/**
 * The move played and, if a person is to move, the new position.
 * @param game after it
 * @param s before it
 */
export function saidMove(game: GameModel, s: Session, move: Move): Message[] {
  const who = play.turn(s);
  const played = { move, board: boardWords(play.described(s)) };
  const said = [message('play.said', { n: s.at + 1, who, move: played })];
  if (game.over || who === 'you' || !game.session) return said;
  // Listeners who asked for less (www/help/spoken.ts) hear the move alone.
  if (globalThis.document?.documentElement.getAttribute('data-said') === 'brief') return said;
  // For a single heap the move already states what is left.
  const board = game.described?.board;
  const isSaid = game.last?.move?.kind === 'take' && board && 'heaps' in board;
  const position = isSaid && board.heaps.length === 1 ? '' : game.current.slice(0, READ);
  const now = { position, who: play.turn(game.session) };
  return [...said, message('play.stands', now)];
}

/** The position shown. */
export const saidShown = ({ session, current }: GameModel) =>
  message('play.shown', { n: session?.at, position: current.slice(0, READ) });

/** Why the game is over and who has won. */
export function whyEnded(s: Session): Message {
  if (play.isDrawn(s)) return message('play.why_draw');
  const who = s.at ? play.turn(s, s.at - 1) : 'none';
  return message(play.described(s).misere ? 'play.why_misere' : 'play.why_last', { who });
}
