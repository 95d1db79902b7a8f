/** An opponent who plays by one wrong claim: where the claim leads into a mistake. */
import { analyze, claims, respond } from 'mexplorer';
import type { WrongClaim } from 'mexplorer';

/** First moves of a learner that are tried. */
const MOVES = 12;

/**
 * The positions after the first move of a learner who begins in a lost position; an empty list for other
 * positions, and without positions where the game is over.
 */
async function leftFrom(game: string, position: string) {
  const { outcome, moves } = await analyze(game, position, { limit: MOVES });
  if (outcome !== 'P') return [];
  const left = await Promise.all(moves.map(({ to }) => analyze(game, to, { limit: 1 })));
  return left.filter((each) => each.moves.length).map((each) => each.position);
}

/** Whether an opponent who believes a claim replies to one of these positions by a mistake. */
async function errsIn(claim: string, game: string, left: readonly string[]) {
  for (const position of left) {
    const { to } = await respond(game, position, { believes: claim });
    if ((await analyze(game, to, { limit: 1 })).outcome === 'N') return true;
  }
  return false;
}

/**
 * Whether a learner who begins in a lost position can win against an opponent who believes a claim.
 */
export const errsBy = async (claim: string, game: string, position: string): Promise<boolean> =>
  errsIn(claim, game, await leftFrom(game, position));

/**
 * The claims that make an opponent err after a first move in a lost position; claims about this game come
 * first.
 */
export async function errorsFrom(game: string, position: string): Promise<string[]> {
  const left = await leftFrom(game, position);
  const found: WrongClaim[] = [];
  for (const claim of await claims()) if (await errsIn(claim.id, game, left)) found.push(claim);
  const isOwn = (claim: WrongClaim) => Number(claim.game === game);
  return found.sort((a, b) => isOwn(b) - isOwn(a)).map(({ id }) => id);
}
