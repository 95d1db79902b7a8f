/** Random positions for drills. */
import * as engine from '../engine/api.ts';

/** The number of attempts per requested position; a small game may have too few positions. */
const DRAWS = 30;

const EMPTY = /(^|\s)0(\s|$)/;

type Judged = { position: string; outcome: string };

/**
 * Return at most `count` different random positions, half of them P-positions, in random order. If at least
 * as many P-positions as N-positions are still missing, a best move from a random N-position leads to one.
 */
export async function drawn(game: string, count: number, seed: number) {
  const all: Map<string, Judged> = new Map();
  const left = { P: Math.floor(count / 2), N: Math.ceil(count / 2) };
  for (let draw = 0; all.size < count && draw < count * DRAWS; draw += 1) {
    const from = (seed * 10_000 + draw) % 2 ** 31;
    let { position } = await engine.random(game, { seed: from, level: 0 });
    let { outcome } = await engine.analyze(game, position, { limit: 1 });
    if (outcome === 'N' && left.P >= left.N) {
      ({ to: position } = await engine.respond(game, position, { skill: 1, seed: from }));
      outcome = 'P';
    }
    const { over } = await engine.describe(game, position);
    // Skip positions with empty heaps: random positions have none, so an empty heap would reveal that a move
    // was made.
    if (all.has(position) || over || EMPTY.test(position)) continue;
    if (!left[outcome as 'P' | 'N']) continue;
    left[outcome as 'P' | 'N'] -= 1;
    all.set(position, { position, outcome });
  }
  return mixed([...all.values()], seed);
}

/** Shuffle the list in place, reproducibly from the seed. */
function mixed(list: Judged[], seed: number) {
  let state = seed + 1;
  for (let i = list.length - 1; i > 0; i -= 1) {
    state = (state * 48_271) % 2_147_483_647;
    const j = state % (i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
  return list;
}
