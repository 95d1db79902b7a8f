/** A match with a friend as a link brings it, beside what is known of it here. */
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
 * The session with the seats of a match. A link without moves and without a name begins a new match.
 * @param count the number of moves of the link
 */
export function seated(s: Session, matchId: string, count: number): Session {
  const named = { ...s, matchId: matchId || (count ? '' : newMatchId()) };
  const seat = seatOf(knownMatch(named), count);
  return { ...named, players: 1, first: seat === 0 ? 'you' : 'computer' };
}

/**
 * The line of a link has been played, up to a move that is none: the friend's last move is still to be seen, unless
 * there is a doubt.
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

/** A move that is known, as a friend's link has it, is seen to be made after a pause. */
export async function replayed(s: Session): Promise<Event> {
  const still = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  await pause(still ? 0 : PAUSE - SLOWEST);
  return { type: 'played', ply: s.plies[s.at], note: null };
}

/** Store the moves of a session as the moves of its match. */
export const keepMoves = (s: Session) =>
  keepMatch(s as MatchKey, { seat: s.first === 'you' ? 0 : 1, moves: moveTexts(s) });

/** A match of a game from a start, which nobody knows yet; its name. */
export function newMatch(place: Pick<MatchKey, 'game' | 'start'>, first: Session['first']) {
  const matchId = newMatchId();
  keepMatch({ ...place, matchId }, { seat: first === 'you' ? 0 : 1, moves: [] });
  return matchId;
}

/** Whether the last move, or none, is to be sent to the friend. */
export const isToSend = (s: Session) =>
  s.matchId !== null && turn(s) === 'friend' && (s.at > 0 || !isOver(s));
