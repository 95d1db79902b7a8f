/**
 * `npm run bench -- far`: 0.6 and Grundy's game to 10^8 heaps by the core natively, and how far ogsolve comes
 * in the same time by its fastest method. It has no Grundy's game.
 */
import { PATIENCE, attempt, bench, json, ogsolve, significant, time } from './peers.mjs';

const HEAP = 100_000_000;
/** Each with the fastest method of ogsolve, by `npm run bench -- peers`. @type {[string, string | null][]} */
const GAMES = [
  ['0.6', 'rc'],
  ['grundy', null],
];
/** The heap by which the speed of ogsolve is estimated, and the heaps that are tried are multiples of. */
const TRIAL = 5_000_000;
const STEP = 500_000;

/** Prints the table, in Markdown. */
export async function far() {
  const solver = await ogsolve();
  const native = await bench();
  const rows = [['game', 'core, native: heap', 'time', 'ogsolve: heap', 'time']];
  rows.push(rows[0].map((_, i) => (i ? '---:' : '---')));
  for (const [game, method] of GAMES) {
    const core = await json(native, ['core', game, String(HEAP)]);
    const peer = method ? await reached(solver, method, game, core.ms) : null;
    if (peer) {
      const same = await json(native, ['core', game, String(peer.heap)]);
      if (same.hash !== peer.hash) throw new Error(`${game}: the values differ`);
    }
    rows.push([
      ...[game, significant(HEAP), time(core.ms)],
      ...(peer ? [significant(peer.heap), time(peer.ms)] : ['–', '–']),
    ]);
  }
  console.log(`\n${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`);
}

/**
 * The largest multiple of `STEP` that ogsolve reaches within a time.
 * @param {string} solver @param {string} method @param {string} code @param {number} ms
 */
async function reached(solver, method, code, ms) {
  const patience = Math.ceil(ms / 1000) + PATIENCE;
  const trial = await attempt(solver, method, code, TRIAL, patience);
  let heap = Math.floor((TRIAL * ms) / trial.ms / STEP) * STEP;
  let found = await attempt(solver, method, code, heap, patience);
  const by = found.ms > ms ? -STEP : STEP;
  for (;;) {
    const next = await attempt(solver, method, code, heap + by, patience);
    if (by > 0 && next.ms > ms) break;
    [heap, found] = [heap + by, next];
    if (by < 0 && next.ms <= ms) break;
  }
  return { heap, ...found };
}
