/**
 * The API: every call as an async function. In a browser calls run in
 * workers, elsewhere (and where workers cannot start) in the caller's own thread. Every call
 * takes `signal` and `onProgress` in its options. A panic of the core rejects as `internal`
 * and costs nothing else: the next call finds a fresh core.
 */
import { badOption } from './errors.js';
import { Assembly } from './assemble.js';
import { CallQueue } from './call-queue.js';

/** @typedef {import('./types.js').Control} Control */

/** Boards talk on the first queue, so that a long table on the last holds up no move and no answer. */
const queues = { quick: new CallQueue(), long: new CallQueue(), tables: new CallQueue() };

/**
 * @param {'quick' | 'long' | 'tables'} queue
 * @param {string} name
 * @param {any[]} args
 * @param {Record<string, any>} [options]
 * @param {import('./call-queue.js').Grow} [grow] takes the parts of a call that grows
 */
function call(queue, name, args, options = {}, grow = undefined) {
  if (options === null || typeof options !== 'object' || Array.isArray(options)) {
    return Promise.reject(badOption('options', options, 'an object'));
  }
  const { signal, onProgress, onPart, ...rest } = options;
  if (signal !== undefined && !(signal instanceof AbortSignal)) {
    return Promise.reject(badOption('signal', signal, 'an AbortSignal'));
  }
  if (onProgress !== undefined && typeof onProgress !== 'function') {
    return Promise.reject(badOption('onProgress', onProgress, 'a function'));
  }
  if (onPart !== undefined && typeof onPart !== 'function') {
    return Promise.reject(badOption('onPart', onPart, 'a function'));
  }
  return queues[queue].call(name, [...args, rest], { signal, onProgress, grow });
}

/** @param {Record<string, unknown>} named */
function texts(named) {
  for (const [name, value] of Object.entries(named)) {
    if (typeof value !== 'string') throw badOption(name, value, 'a text');
  }
}

/** @param {string} name @param {unknown} value */
function whole(name, value) {
  if (!Number.isSafeInteger(value) || Number(value) < 0) {
    throw badOption(name, value, 'a whole number, 0 or more');
  }
}

/**
 * Who wins, by which moves, and why.
 * @param {string} game
 * @param {string} position
 * @param {{ limit?: number, budget?: number } & Control} [options]
 * @returns {Promise<import('./types.js').Analysis>}
 */
export async function analyze(game, position, options) {
  texts({ game, position });
  return call('long', 'analyze', [game, position], options);
}

/**
 * What a board needs: the position as data and the moves a hand may make.
 * @param {string} game
 * @param {string} position
 * @param {Control} [options]
 * @returns {Promise<import('./types.js').Description>}
 */
export async function describe(game, position, options) {
  texts({ game, position });
  return call('quick', 'describe', [game, position], options);
}

/**
 * The nimbers of one heap 0..upto, and their period. `onPart` is shown the table as it grows. With
 * `resume`, the values that a table of this game had reached (`soFar` of a part, where it says
 * `resumes`), it goes on after them; otherwise it is recomputed.
 * The first of them and the last are computed again and compared; those between are trusted.
 * @param {string} game
 * @param {number} upto
 * @param {{
 *   budget?: number,
 *   onPart?: (part: import('./types.js').TablePart) => void,
 *   resume?: import('./types.js').GrundyValues,
 * } & Control} [options]
 * @returns {Promise<import('./types.js').Table>}
 */
export async function table(game, upto, options) {
  texts({ game });
  whole('upto', upto);
  const { resume } = options ?? {};
  if (resume !== undefined && !isValues(resume)) {
    throw badOption('resume', resume, 'a Uint8Array, a Uint16Array or a Uint32Array');
  }
  const assembly = new Assembly();
  const onPart = (/** @type {import('./types.js').TablePart} */ came) => {
    const part = assembly.add(came);
    if (!part) return;
    try {
      options?.onPart?.({ ...part, soFar: assembly.soFar });
      options?.onProgress?.({ done: part.reached, total: part.total });
    } catch {
      // A listener that throws has itself to blame; the work goes on.
    }
  };
  const again = (/** @type {any[]} */ args) => {
    const { soFar } = assembly;
    return soFar.length ? [game, upto, { ...args.at(-1), resume: soFar }] : args;
  };
  await call('tables', 'TableJob', [game, upto], options, { onPart, again });
  return assembly.table();
}

/** @param {unknown} values */
const isValues = (values) =>
  [Uint8Array, Uint16Array, Uint32Array].some((kind) => values instanceof kind);

/**
 * The misère quotient of a game whose moves replace one heap by smaller ones: proven for all heaps
 * where its period is, and otherwise that of the heaps up to `reached`.
 * @param {string} game
 * @param {{ upto?: number, budget?: number } & Control} [options]
 * @returns {Promise<import('./types.js').Quotient>}
 */
export async function quotient(game, options) {
  texts({ game });
  return call('long', 'quotient', [game], options);
}

/**
 * The nimbers of two heaps, row by row; of Chomp, those of three rows, the third of a fixed length.
 * @param {string} game
 * @param {number} width
 * @param {number} height
 * @param {{ third?: number, budget?: number } & Control} [options]
 * @returns {Promise<import('./types.js').Grid>}
 */
export async function grid(game, width, height, options) {
  texts({ game });
  whole('width', width);
  whole('height', height);
  return call('long', 'grid', [game, width, height], options);
}

/**
 * The nimbers of a grid as an image, or its bare pixels where there are no images (in Node).
 * @param {Uint16Array} nimbers row by row; 65,535 is transparent
 * @param {number} width
 * @param {Uint8Array} palette four bytes for value 0, then those for the smallest to the largest other
 *   value, by how many cells are below
 * @param {Control} [options]
 * @returns {Promise<ImageData | { data: Uint8ClampedArray, width: number, height: number }>}
 */
export async function raster(nimbers, width, palette, options) {
  if (!(nimbers instanceof Uint16Array)) throw badOption('nimbers', nimbers, 'a Uint16Array');
  if (!(palette instanceof Uint8Array)) throw badOption('palette', palette, 'a Uint8Array');
  whole('width', width);
  if (width === 0 || nimbers.length === 0 || nimbers.length % width !== 0) {
    throw badOption('width', width, 'a whole part of the number of values');
  }
  return call('quick', 'raster', [nimbers, width, palette], options);
}

/**
 * Plays a move given as text ("2-3") or as the resulting position.
 * @param {string} game
 * @param {string} position
 * @param {string} text
 * @param {Control} [options]
 * @returns {Promise<import('./types.js').Played>}
 */
export async function play(game, position, text, options) {
  texts({ game, position, move: text });
  return call('quick', 'play', [game, position, text], options);
}

/**
 * The computer's move at a strength of 0..1.
 * @param {string} game
 * @param {string} position
 * @param {{ skill?: number, seed?: number } & Control} [options]
 * @returns {Promise<import('./types.js').Reply>}
 */
export async function respond(game, position, options) {
  texts({ game, position });
  return call('quick', 'respond', [game, position], options);
}

/**
 * Which moves of a played game threw a win away, and what would have kept it.
 * @param {string} game
 * @param {string[]} positions from the start to the end
 * @param {number | ({ budget?: number } & Control)} [options] a budget of steps, or options
 * @returns {Promise<import('./types.js').Report>}
 */
export async function report(game, positions, options) {
  texts({ game });
  if (!Array.isArray(positions)) throw badOption('positions', positions, 'a list of texts');
  positions.forEach((position) => texts({ positions: position }));
  const given = typeof options === 'number' ? { budget: options } : options;
  return call('long', 'report', [game, [...positions]], given);
}

/**
 * The graph of everything that may follow a position.
 * @param {string} game
 * @param {string} position
 * @param {{ limit?: number } & Control} [options]
 * @returns {Promise<import('./types.js').Exploration>}
 */
export async function explore(game, position, options) {
  texts({ game, position });
  return call('long', 'explore', [game, position], options);
}

/**
 * A random position to play; most are won for the one who moves.
 * @param {string} game
 * @param {{ seed?: number, level?: 0 | 1 | 2 } & Control} [options]
 * @returns {Promise<import('./types.js').Place>}
 */
export async function random(game, options) {
  texts({ game });
  return call('quick', 'random', [game], options);
}

/**
 * The pieces of a typed rule, for colouring it; none where the game is no such rule.
 * @param {string} game
 * @param {Control} [options]
 * @returns {Promise<import('./types.js').Piece[]>}
 */
export async function highlight(game, options) {
  texts({ game });
  return call('quick', 'highlight', [game], options);
}

/**
 * The list of games, with what a page must know of each.
 * @param {Control} [options]
 * @returns {Promise<import('./types.js').GameEntry[]>}
 */
export async function games(options) {
  return call('quick', 'games', [], options);
}

/**
 * One example for each of the games.
 * @param {Control} [options]
 * @returns {Promise<import('./types.js').Place[]>}
 */
export async function suggest(options) {
  return call('quick', 'suggest', [], options);
}

/**
 * How many of 1..n are divisible by at least one of the divisors.
 * @param {string | number | bigint} n
 * @param {(string | number | bigint)[]} divisors
 * @param {{ limit?: number, budget?: number } & Control} [options]
 * @returns {Promise<import('./types.js').Union>}
 */
export async function countUnion(n, divisors, options) {
  if (!Array.isArray(divisors)) throw badOption('divisors', divisors, 'a list of numbers');
  return call(
    'long',
    'countUnion',
    [digits('n', n), divisors.map((d) => digits('divisors', d))],
    options,
  );
}

/** @param {string} name @param {unknown} value */
function digits(name, value) {
  if (typeof value === 'string') return value;
  if (typeof value === 'bigint' || Number.isSafeInteger(value)) return String(value);
  throw badOption(name, value, 'a whole number, or its digits as text');
}

/**
 * Venn regions and the union, from the sizes of intersections.
 * @param {Record<string, number>} sizes for example `{ A: 5, B: 4, 'A&B': 2 }`
 * @param {Control} [options]
 * @returns {Promise<import('./types.js').SetCount>}
 */
export async function countSets(sizes, options) {
  if (sizes === null || typeof sizes !== 'object' || Array.isArray(sizes)) {
    throw badOption('sets', sizes, 'an object of sizes');
  }
  return call('quick', 'countSets', [{ ...sizes }], options);
}

/**
 * A practice problem's input to its expected output.
 * @param {string} id
 * @param {string} input
 * @param {Control} [options]
 * @returns {Promise<string>}
 */
export async function judge(id, input, options) {
  texts({ id: named(id), input });
  return call('long', 'judge', [named(id), input], options);
}

/**
 * What a practice problem's input describes, for the board.
 * @param {string} id
 * @param {string} input
 * @param {Control} [options]
 * @returns {Promise<import('./types.js').JudgePosition>}
 */
export async function judgePosition(id, input, options) {
  texts({ id: named(id), input });
  return call('long', 'judgePosition', [named(id), input], options);
}

/**
 * A small valid input of a practice problem.
 * @param {string} id
 * @param {number} [seed]
 * @param {Control} [options]
 * @returns {Promise<string>}
 */
export async function randomTest(id, seed = 0, options) {
  texts({ id: named(id) });
  whole('seed', seed);
  return call('quick', 'randomTest', [named(id), seed], options);
}

/** Ids of problems are mostly numbers; `judge(891, …)` is meant as `'891'`. @param {unknown} id */
function named(id) {
  return typeof id === 'number' ? String(id) : /** @type {string} */ (id);
}

/**
 * The core's version.
 * @param {Control} [options]
 * @returns {Promise<string>}
 */
export async function version(options) {
  return call('quick', 'version', [], options);
}

/** Where calls run: `null` before the first, then `'worker'` or `'page'`. */
export async function where() {
  return (await queues.quick.where()) ?? (await queues.long.where()) ?? queues.tables.where();
}

/**
 * Fetches the whole core while nobody waits for it, once the small one has answered; not where the
 * person saves on data.
 */
export async function prepare() {
  const { connection } = /** @type {any} */ (globalThis.navigator ?? {});
  // Whoever needs it hears of a failure.
  if (!connection?.saveData) await queues.quick.prepare().catch(() => {});
}
