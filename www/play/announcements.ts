/** Announcements of a game in its live region. */
import { turn } from './session.ts';
import { boardWords } from '../i18n/index.ts';
import { message } from '../i18n/message.ts';
import type { GameState } from './game-state.ts';
import type { Ply, Session } from './session.ts';
import type { Message } from '../i18n/message.ts';
import type { Description } from '../engine/types.ts';

/** Longer positions are not announced in full. */
const READ = 200;

/**
 * The move played and, if a person is to move, the new position.
 * @param game after it
 * @param s before it
 * @param before the position before it
 */
export function saidMove(
  game: GameState,
  s: Session,
  { move }: Pick<Ply, 'move'>,
  before: Description | null,
): Message[] {
  const who = turn(s);
  const played = { move, board: boardWords(before) };
  const said = [message('play.said', { n: s.at + 1, who, move: played })];
  if (game.over || who === 'you' || !game.session) return said;
  // Listeners who asked for less (www/page/spoken.ts) hear the move alone.
  if (globalThis.document?.documentElement.getAttribute('data-said') === 'brief') return said;
  // For a single heap the move already states what is left.
  const board = game.described?.board;
  const isSaid = game.last?.move?.kind === 'take' && board && 'heaps' in board;
  const position = isSaid && board.heaps.length === 1 ? '' : game.current.slice(0, READ);
  const now = { position, who: turn(game.session) };
  return [...said, message('play.stands', now)];
}

/** The position shown. */
export const saidShown = ({ session, current }: GameState) =>
  message('play.shown', { n: session?.at, position: current.slice(0, READ) });

/** Why the game is over and who has won. */
export function whyEnded(game: GameState): Message {
  const s = game.session as Session;
  if (game.drawn) return message('play.why_draw');
  const who = s.at ? turn(s, s.at - 1) : 'none';
  return message(game.described?.misere ? 'play.why_misere' : 'play.why_last', { who });
}
