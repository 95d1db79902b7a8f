/** Acts of a person in a match with a friend. */
import { keepMoves, newMatch } from './begin-match.ts';
import type { GameModel } from '../game-model.ts';
import type { Session } from '../session.ts';

/** A match is asked for, with its moves; null: a game against others. */
function meet(model: GameModel, matchId: string | null, moves: string | null) {
  const { game, start: position } = model.session as Session;
  model.ask({ game, position, moves, matchId });
  return model.load();
}

/** Begins a match with a friend, whose moves come by links, from the start of the game shown. */
export async function invite(model: GameModel, first: Session['first']) {
  if (model.session) await meet(model, newMatch(model.session, first), null);
}

/** Another opponent than a friend, from the start of the game shown. */
export const leaveMatch = (model: GameModel) => meet(model, null, null);

/**
 * A person chooses between the line of a friend's link and the one that is known here.
 * @param line the moves that count from now on
 */
export async function choose(model: GameModel, line: 'link' | 'known') {
  const { phase, session: s } = model;
  if (phase.name !== 'doubtful' || !s) return;
  if (line === 'known') return meet(model, s.matchId, phase.doubt.known.join(';') || null);
  keepMoves(s);
  model.take({ type: 'accept' });
}

/** A person here makes the friend's moves from now on. */
export function changeSides(model: GameModel) {
  const { session: s } = model;
  if (!s || s.matchId === null) return;
  const first = s.first === 'you' ? 'computer' : 'you';
  keepMoves({ ...s, first });
  model.first = first;
  model.take({ type: 'go', session: { ...s, first } });
}
