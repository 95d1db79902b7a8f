/**
 * Outcomes by plain play alone: of the core's answers only the moves and the positions after them are
 * used.
 */
import { analyze } from '../../../www/index.ts';

/** Moves that a position has at most here. */
const MOST = 5000;

/** @param budget positions @returns `plies`: moves to the end when the winner hurries and the loser delays; throws beyond the budget */
export function plainPlay(
  game: string,
  budget: number,
): (position: string) => Promise<{ won: boolean; plies: number }> {
  const ends = /\bmisere$/.test(game);
  const known = new Map<string, { won: boolean; plies: number }>();
  return async function result(position) {
    const before = known.get(position);
    if (before) return before;
    if (known.size >= budget) throw new RangeError(`${game}: more than ${budget} positions`);
    const { moves, moveCount } = await analyze(game, position, { limit: MOST });
    if (moves.length !== Number(moveCount)) throw new RangeError(`${position}: too many moves`);
    let best = { won: moves.length === 0 && ends, plies: 0 };
    for (const { to } of moves) {
      const { won, plies } = await result(to);
      // A move that leaves a lost position wins, the sooner the better; a loser takes the longest.
      const better = best.won ? !won && plies + 1 < best.plies : !won || plies + 1 > best.plies;
      if (better) best = { won: !won, plies: plies + 1 };
    }
    known.set(position, best);
    return best;
  };
}
