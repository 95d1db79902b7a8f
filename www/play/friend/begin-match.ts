/** Start or resume a match with a friend from a link, compared with the moves stored in this browser. */
import { pause } from '../../ui/element/pause.ts';
import { PAUSE, SLOWEST } from '../pace.ts';
import { isOver, moveTexts, turn } from '../session.ts';
import { keepMatch, knownMatch, newMatchId } from './matches.ts';
import { doubtOf, seatOf } from './standing.ts';
import type { Event } from '../match.ts';
import type { Session } from '../session.ts';
import type { Doubt } from './standing.ts';
import type { MatchKey } from './matches.ts';

/**
 * Return the session with the match's id and the person's seat. A link without moves and without an id begins
 * a new match.
 * @param count the number of moves of the link
 */
export function seated(s: Session, matchId: string, count: number): Session {
  const named = { ...s, matchId: matchId || (count ? '' : newMatchId()) };
  const seat = seatOf(knownMatch(named), count);
  return { ...named, players: 1, first: seat === 0 ? 'you' : 'computer' };
}

/**
 * Compare the moves of a link, as far as they are legal, with the stored moves. If the friend's last move is
 * new and nothing is in doubt, the session stands before that move, which is then replayed.
 */
export function arrived(s: Session): { session: Session; doubt: Doubt | null } {
  const known = knownMatch(s);
  const moves = moveTexts(s);
  const doubt = doubtOf(known, moves);
  const isNews = moves.length > (known?.moves.length ?? 0);
  if (!doubt && (!known || isNews)) keepMoves(s);
  const isSeen = !doubt && isNews && turn(s, s.at - 1) === 'friend';
  return { session: isSeen ? { ...s, at: s.at - 1 } : s, doubt };
}

/** Return the friend's move of the link after a pause, so that the person sees the move being made. */
export async function replayed(s: Session): Promise<Event> {
  const still = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  await pause(still ? 0 : PAUSE - SLOWEST);
  return { type: 'played', ply: s.plies[s.at], note: null };
}

/** Store the moves of a session as the moves of its match. */
export const keepMoves = (s: Session) =>
  keepMatch(s as MatchKey, { seat: s.first === 'you' ? 0 : 1, moves: moveTexts(s) });

/** Store a new match without moves, and return its id. */
export function newMatch(place: Pick<MatchKey, 'game' | 'start'>, first: Session['first']) {
  const matchId = newMatchId();
  keepMatch({ ...place, matchId }, { seat: first === 'you' ? 0 : 1, moves: [] });
  return matchId;
}

/**
 * Return whether the link is to be sent to the friend: the friend is to move, after a move or at the start of
 * the match.
 */
export const isToSend = (s: Session) =>
  s.matchId !== null && turn(s) === 'friend' && (s.at > 0 || !isOver(s));
