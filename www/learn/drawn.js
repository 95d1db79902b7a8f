/** Random positions to be judged. */
import * as engine from '../engine/api.js';

/** Positions that are tried for each that is wanted: a small game may have no more. */
const DRAWS = 6;

const EMPTY = /(^|\s)0(\s|$)/;

/**
 * Random positions, every second of them lost: where a random one is won, its best move leads to
 * such a position.
 * @param {string} game
 * @param {number} count
 * @param {number} seed
 */
export async function drawn(game, count, seed) {
  /** @type {{ position: string, outcome: string }[]} */
  const all = [];
  const seen = new Set();
  for (let draw = 0; all.length < count && draw < count * DRAWS; draw += 1) {
    const from = (seed * 1000 + draw) % 2 ** 31;
    let { position } = await engine.random(game, { seed: from, level: 0 });
    // The seed is mixed, so that won and lost come in no order that one could guess.
    const wanted = (from * 2654435761) % 2 ** 32 < 2 ** 31 ? 'P' : 'N';
    let { outcome } = await engine.analyze(game, position, { limit: 1 });
    if (wanted === 'P' && outcome === 'N') {
      ({ to: position } = await engine.respond(game, position, { skill: 1, seed: from }));
      outcome = 'P';
    }
    const { over } = await engine.describe(game, position);
    // Random positions have no empty heaps: one would tell that a move was made.
    if (seen.has(position) || over || EMPTY.test(position)) continue;
    seen.add(position);
    all.push({ position, outcome });
  }
  return all;
}
