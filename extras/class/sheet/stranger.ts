/** An opponent who plays by one wrong claim: find the claims that make such an opponent err in a position. */
import { analyze, claims, respond } from 'mexplorer';
import type { WrongClaim } from 'mexplorer';

/** The number of first moves of the learner that are tried, at most. */
const MOVES = 12;

/**
 * Return the positions after each first move of a learner who begins in a lost position, without positions
 * where the game is over. Return an empty list if the position is not lost.
 */
async function leftFrom(game: string, position: string) {
  const { outcome, moves } = await analyze(game, position, { limit: MOVES });
  if (outcome !== 'P') return [];
  const left = await Promise.all(moves.map(({ to }) => analyze(game, to, { limit: 1 })));
  return left.filter((each) => each.moves.length).map((each) => each.position);
}

/** Return whether an opponent who plays by a claim makes a mistake in one of these positions. */
async function errsIn(claim: string, game: string, left: readonly string[]) {
  for (const position of left) {
    const { to } = await respond(game, position, { believes: claim });
    if ((await analyze(game, to, { limit: 1 })).outcome === 'N') return true;
  }
  return false;
}

/**
 * Return whether an opponent who plays by a claim can make a mistake in the first reply to a learner who
 * begins in a lost position.
 */
export const errsBy = async (claim: string, game: string, position: string): Promise<boolean> =>
  errsIn(claim, game, await leftFrom(game, position));

/**
 * Return the claims that lead an opponent to a mistake after some first move in a lost position. Claims about
 * this game come first.
 */
export async function errorsFrom(game: string, position: string): Promise<string[]> {
  const left = await leftFrom(game, position);
  const found: WrongClaim[] = [];
  for (const claim of await claims()) if (await errsIn(claim.id, game, left)) found.push(claim);
  const isOwn = (claim: WrongClaim) => Number(claim.game === game);
  return found.sort((a, b) => isOwn(b) - isOwn(a)).map(({ id }) => id);
}
