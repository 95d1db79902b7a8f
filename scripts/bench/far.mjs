/**
 * The part `npm run bench -- far`: measure 0.6 and Grundy's game up to 10^8 heaps in the native core, and
 * find the heap that ogsolve reaches in the same processor time by its fastest method. ogsolve does not
 * support Grundy's game.
 */
import { capture } from '../lib/run.mjs';
import { table } from '../lib/tables.mjs';
import { bench, ogsolve, significant, time } from './peers.mjs';

const HEAP = 100_000_000;
/**
 * Games, each with the fastest method of ogsolve according to `npm run bench -- peers`, or null.
 * @type {[string, string | null][]}
 */
const GAMES = [
  ['0.6', 'rc'],
  ['grundy', null],
];
/** The step of the search for the heap that ogsolve reaches. */
const STEP = 1_000_000;

/** Print the results as a table in Markdown. */
export async function far() {
  const solver = await ogsolve();
  const native = await bench();
  const head = ['game', 'core, native: heap', 'time', 'ogsolve: heap', 'time'];
  const rows = [];
  for (const [game, method] of GAMES) {
    const ms = await spent(native, ['core', game, String(HEAP)]);
    const peer = method ? await reached(solver, method, game, ms) : null;
    rows.push([
      ...[game, significant(HEAP), time(ms)],
      ...(peer ? [significant(peer.heap), time(peer.ms)] : ['–', '–']),
    ]);
  }
  console.log(`\n${table(head, rows, [0]).join('\n')}`);
}

/**
 * Return the processor time that a command takes, in milliseconds.
 * @param {string} command
 * @param {string[]} args
 */
async function spent(command, args) {
  const script = 'TIMEFORMAT=%U; time "$@" >/dev/null';
  const { code, stderr } = await capture('bash', ['-c', script, '_', command, ...args]);
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${stderr}`);
  return Number(stderr.trim().split('\n').at(-1)) * 1000;
}

/**
 * Return the largest multiple of `STEP` that ogsolve reaches within a time.
 * @param {string} solver @param {string} method @param {string} code @param {number} most in milliseconds
 */
async function reached(solver, method, code, most) {
  const to = async (/** @type {number} */ heap) => ({
    heap,
    ms: await spent(solver, ['-m', method, '-n', String(heap), code]),
  });
  let found = await to(5 * STEP);
  // Estimate the heap in proportion to the time, which grows about linearly, and correct the estimate step by
  // step.
  found = await to(Math.max(STEP, Math.floor((found.heap * most) / found.ms / STEP) * STEP));
  while (found.ms > most) found = await to(found.heap - STEP);
  for (;;) {
    const next = await to(found.heap + STEP);
    if (next.ms > most) return found;
    found = next;
  }
}
