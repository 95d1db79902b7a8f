/** The actions of a person in a match with a friend. */
import { keepMoves, newMatch } from './begin-match.ts';
import type { GameModel } from '../game-model.ts';
import type { Session } from '../session.ts';

/**
 * Load a match with its moves from the start of the current game. With the match id null, load a game that is
 * no match with a friend.
 */
function meet(model: GameModel, matchId: string | null, moves: string | null) {
  const { game, start: position } = model.session as Session;
  model.ask({ game, position, moves, matchId });
  return model.load();
}

/** Begin a match with a friend, whose moves arrive by links, from the start of the current game. */
export async function invite(model: GameModel, first: Session['first']) {
  if (model.session) await meet(model, newMatch(model.session, first), null);
}

/** Leave the match with a friend, and play another opponent from the start of the current game. */
export const leaveMatch = (model: GameModel) => meet(model, null, null);

/**
 * Continue a match with one of two move lists: that of the friend's link, or that stored in this browser.
 * @param line the move list to continue with
 */
export async function choose(model: GameModel, line: 'link' | 'known') {
  const { phase, session: s } = model;
  if (phase.name !== 'doubtful' || !s) return;
  if (line === 'known') return meet(model, s.matchId, phase.doubt.known.join(';') || null);
  keepMoves(s);
  model.take({ type: 'accept' });
}

/** Swap the seats: the person at this browser plays the friend's side from the current move on. */
export function changeSides(model: GameModel) {
  const { session: s } = model;
  if (!s || s.matchId === null) return;
  const first = s.first === 'you' ? 'computer' : 'you';
  keepMoves({ ...s, first });
  model.first = first;
  model.take({ type: 'go', session: { ...s, first } });
}
