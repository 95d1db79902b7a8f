/**
 * Compute outcomes by a search of all moves. Of the core's answers, only the moves and the positions after
 * them are used.
 */
import { analyze } from '../../../www/index.ts';

/** The largest number of moves that a position may have. */
const MOST = 5000;

/**
 * Return a function that computes the outcome of a position by a search of all moves.
 * @param budget the largest number of positions to search
 * @returns `plies` is the number of moves to the end if the winner plays the fastest win and the loser delays
 * @throws RangeError beyond the budget
 */
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
      // A move to a lost position wins, and the fastest win is best. Without a winning move, the longest loss
      // is best.
      const better = best.won ? !won && plies + 1 < best.plies : !won || plies + 1 > best.plies;
      if (better) best = { won: !won, plies: plies + 1 };
    }
    known.set(position, best);
    return best;
  };
}
