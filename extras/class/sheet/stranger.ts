/** An opponent who plays by one wrong claim: find the claims that make such an opponent err in a game. */
import { analyze, claims, respond } from 'mexplorer';
import type { Analysis, WrongClaim } from 'mexplorer';

/** The number of moves of the learner that are tried in a position, at most. */
const MOVES = 12;

/** The maximum number of replies that are examined for a single claim, and for each claim of a list. */
const REPLIES = 60;
const LISTED = 12;

/** Return the analysis of a position. */
type Look = (position: string) => Promise<Analysis>;

/** Return a function that analyses the positions of a game, each of them once. */
function analysesOf(game: string): Look {
  const known: Map<string, Promise<Analysis>> = new Map();
  return (position) => {
    const found = known.get(position) ?? analyze(game, position, { limit: MOVES });
    known.set(position, found);
    return found;
  };
}

/**
 * Return whether an opponent who plays by a claim can make a mistake after a learner has begun in a lost
 * position. The search is breadth-first, tries at most `MOVES` moves of the learner in each position, and
 * ends after `most` replies without a mistake.
 */
async function errs(claim: string, game: string, position: string, look: Look, most: number) {
  if ((await look(position)).outcome !== 'P') return false;
  let replies = 0;
  // The loop also visits the positions that are added meanwhile.
  const lost = new Set([position]);
  for (const from of lost) {
    for (const { to } of (await look(from)).moves) {
      const isOver = !(await look(to)).moves.length;
      if (isOver) continue;
      if (++replies > most) return false;
      const reply = await respond(game, to, { believes: claim });
      const { outcome } = await look(reply.to);
      if (outcome === 'N') return true;
      if (outcome === 'P') lost.add(reply.to);
    }
  }
  return false;
}

/**
 * Return whether an opponent who plays by a claim can make a mistake in some reply to a learner who begins in
 * a lost position.
 */
export const errsBy = (claim: string, game: string, position: string): Promise<boolean> =>
  errs(claim, game, position, analysesOf(game), REPLIES);

/**
 * Return the claims that lead an opponent to a mistake within `LISTED` examined replies, after a learner has
 * begun in a lost position. Claims about this game come first.
 */
export async function errorsFrom(game: string, position: string): Promise<string[]> {
  const look = analysesOf(game);
  const found: WrongClaim[] = [];
  for (const claim of await claims()) {
    if (await errs(claim.id, game, position, look, LISTED)) found.push(claim);
  }
  const isOwn = (claim: WrongClaim) => Number(claim.game === game);
  return found.sort((a, b) => isOwn(b) - isOwn(a)).map(({ id }) => id);
}
