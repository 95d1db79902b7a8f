/** The messages that a game announces to screen readers through its live region. */
import * as play from './session.ts';
import { boardWords } from '../i18n/index.ts';
import { message } from '../i18n/message.ts';
import type { GameModel } from './game-model.ts';
import type { Session } from './session.ts';
import type { Message } from '../i18n/message.ts';
import type { Move } from '../engine/types.ts';

/** The maximum length of an announced position, in characters; longer positions are cut. */
const READ = 200;

/**
 * Return the announcement of a move, and of the new position unless the game is over or the person 'you' made
 * the move.
 * @param game the game after the move
 * @param s the session before the move
 */
export function saidMove(game: GameModel, s: Session, move: Move): Message[] {
  const who = play.turn(s);
  const played = { move, board: boardWords(play.described(s)) };
  const said = [message('play.said', { n: s.at + 1, who, move: played })];
  if (game.over || who === 'you' || !game.session) return said;
  // With the setting "brief" (www/learn/help/spoken.ts), announce the move alone.
  if (globalThis.document?.documentElement.getAttribute('data-said') === 'brief') return said;
  // Omit the position of a single heap: the announcement of the move already states the new size.
  const board = game.described?.board;
  const isSaid = game.last?.move?.kind === 'take' && board && 'heaps' in board;
  const position = isSaid && board.heaps.length === 1 ? '' : game.current.slice(0, READ);
  const now = { position, who: play.turn(game.session) };
  return [...said, message('play.stands', now)];
}

/** Return the announcement of the position shown. */
export const saidShown = ({ session, current }: GameModel) =>
  message('play.shown', { n: session?.at, position: current.slice(0, READ) });

/** Return the announcement why the game is over and who has won. */
export function whyEnded(s: Session): Message {
  if (play.isDrawn(s)) return message('play.why_draw');
  const who = s.at ? play.turn(s, s.at - 1) : 'none';
  return message(play.described(s).misere ? 'play.why_misere' : 'play.why_last', { who });
}
