/**
 * Every call of the API, as an async function. In a browser calls run in workers, elsewhere (and where
 * workers cannot start) in the caller's own thread. A panic of the core rejects as `internal`; the next
 * call starts a new core.
 *
 * Every call rejects with a `MexError`. Each may have the code `bad-option`, for an argument or option of
 * the wrong type or outside its range, and `internal`; a call that takes a game or a position may have the
 * codes of a text that cannot be read, from `unknown-game` on. Each call names its further ones.
 * docs/errors.md has cause and remedy of all of them.
 */
import { badOption } from './errors.js';
import { Assembly } from './assemble.js';
import { CallQueue } from './call-queue.js';
import { keepFailure, keepLine } from './known-lines.js';

/** @typedef {import('./types.ts').Control} Control */
/** @typedef {import('./errors.js').MexError} MexError */

/** Boards use the first queue, so that a long table on the last delays no move and no answer. */
const queues = { quick: new CallQueue(), long: new CallQueue(), tables: new CallQueue() };

/**
 * @param {'quick' | 'long' | 'tables'} queue
 * @param {string} name
 * @param {any[]} args
 * @param {Record<string, any>} [options]
 * @param {import('./call-queue.js').Grow} [grow] receives the parts of a call that grows
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
function uint(name, value) {
  if (!Number.isSafeInteger(value) || Number(value) < 0) {
    throw badOption(name, value, 'a whole number, 0 or more');
  }
}

/**
 * Who wins, by which moves, and why.
 * @param {string} game such as `subtract 1 3 4`
 * @param {string} position such as `5 7`
 * @param {import('./types.ts').AnalyzeOptions & Control} [options]
 * @returns {Promise<import('./types.ts').Analysis>}
 * @throws {MexError} `budget` where no theorem answers and the steps end before the search does
 */
export async function analyze(game, position, options) {
  texts({ game, position });
  return call('long', 'analyze', [game, position], options);
}

/**
 * What a board needs: the position as data and the moves that can be made on it.
 * @param {string} game
 * @param {string} position
 * @param {Control} [options]
 * @returns {Promise<import('./types.ts').Description>}
 */
export async function describe(game, position, options) {
  texts({ game, position });
  return line(game, call('quick', 'describe', [game, position], options));
}

/**
 * What a game line says, without a position: which game of the list it is, and its canonical form.
 * @param {string} game
 * @param {Control} [options]
 * @returns {Promise<import('./types.ts').GameLine>}
 */
export async function readGame(game, options) {
  texts({ game });
  return line(game, call('quick', 'readGame', [game], options));
}

/**
 * Keeps what an answer says of its game line.
 * @template {import('./types.ts').GameLine} T
 * @param {string} game
 * @param {Promise<T>} coming
 */
async function line(game, coming) {
  try {
    const answer = await coming;
    keepLine(game, answer);
    return answer;
  } catch (error) {
    keepFailure(game, error);
    throw error;
  }
}

/**
 * The nimbers of the heaps 0..upto, and their period.
 * @param {string} game
 * @param {number} upto the largest heap, 0 or more
 * @param {import('./types.ts').TableOptions & import('./types.ts').TableControl} [options]
 * @returns {Promise<import('./types.ts').Table>}
 * @throws {MexError} `no-table` where a heap of the game has no value of its own; `too-many` heaps;
 *   `budget`; of a typed rule `not-smaller`, `division-by-zero` or `number-too-large` at some heap
 */
export async function table(game, upto, options) {
  texts({ game });
  uint('upto', upto);
  const { resume } = options ?? {};
  if (resume !== undefined && !isValues(resume)) {
    throw badOption('resume', resume, 'a Uint8Array, a Uint16Array or a Uint32Array');
  }
  const assembly = new Assembly();
  const onPart = (/** @type {import('./types.ts').TablePart} */ came) => {
    const part = assembly.add(came);
    if (!part) return;
    try {
      options?.onPart?.({ ...part, soFar: assembly.soFar });
      options?.onProgress?.({ done: part.reached, total: part.total });
    } catch {
      // An error of the listener is its own; the work goes on.
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
 * @param {import('./types.ts').QuotientOptions & Control} [options]
 * @returns {Promise<import('./types.ts').Quotient>}
 * @throws {MexError} `no-table` for a game of another kind; of a typed rule `not-smaller`,
 *   `division-by-zero` or `number-too-large` at some heap. The end of the budget is no error here
 */
export async function quotient(game, options) {
  texts({ game });
  return call('long', 'quotient', [game], options);
}

/**
 * Returns the proof of a period, or of a misère quotient if the game ends in `misere`, as a file that another
 * program can check; it is plain JSON, and docs/certificates.md defines it. Computes until a period is proven,
 * `upto` is reached (50,000,000 by default) or the budget ends.
 * @param {string} game
 * @param {import('./types.ts').CertificateOptions & Control} [options]
 * @returns {Promise<import('./types.ts').Certificate>}
 * @throws {MexError} `budget` if the budget ends before a proof: set a larger `budget`; `no-certificate` if no
 *   period is proven up to `upto`: set a larger `upto`; or if the game is of another kind; `too-many` values or
 *   heaps; of a typed rule `not-smaller`, `division-by-zero` or `number-too-large`
 */
export async function certificate(game, options) {
  texts({ game });
  return call('long', 'certificate', [game], options);
}

/**
 * The nimbers of two heaps, row by row; of Chomp, those of three rows, the third of a fixed length.
 * @param {string} game
 * @param {number} width how many values a row has
 * @param {number} height how many rows there are
 * @param {import('./types.ts').GridOptions & Control} [options]
 * @returns {Promise<import('./types.ts').Grid>}
 * @throws {MexError} `no-table` for a game that is not of two heaps; `too-many` rows or columns; `budget`
 */
export async function grid(game, width, height, options) {
  texts({ game });
  uint('width', width);
  uint('height', height);
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
  uint('width', width);
  if (width === 0 || nimbers.length === 0 || nimbers.length % width !== 0) {
    throw badOption('width', width, 'a divisor of the number of values');
  }
  return call('quick', 'raster', [nimbers, width, palette], options);
}

/**
 * Plays a move.
 * @param {string} game
 * @param {string} position
 * @param {string} text the move (`2-3`) or the resulting position
 * @param {Control} [options]
 * @returns {Promise<import('./types.ts').Played>}
 * @throws {MexError} `illegal-move`
 */
export async function play(game, position, text, options) {
  texts({ game, position, move: text });
  return call('quick', 'play', [game, position, text], options);
}

/**
 * The computer's move.
 * @param {string} game
 * @param {string} position
 * @param {import('./types.ts').RespondOptions & import('./types.ts').RespondStyle & Control} [options]
 * @returns {Promise<import('./types.ts').Reply>}
 * @throws {MexError} `game-over` in a position without a move; `budget` where only search answers
 */
export async function respond(game, position, options) {
  texts({ game, position });
  const style = options?.style ?? 'trap';
  if (style !== 'trap' && style !== 'prolong') throw badOption('style', style, 'trap or prolong');
  return call('quick', style === 'prolong' ? 'prolong' : 'respond', [game, position], options);
}

/**
 * How many moves are left if the winner hurries and the loser delays, both players' moves counted.
 * `remoteness` is null, with a `reason`, for a draw and where the budget ends before it is certain.
 * @param {string} game
 * @param {string} position
 * @param {import('./types.ts').RemotenessOptions & Control} [options] with `moves: true` each move's own,
 *   which is that of the position after it
 * @returns {Promise<import('./types.ts').Remoteness>}
 */
export async function remoteness(game, position, options) {
  texts({ game, position });
  const moves = options?.moves;
  const counted = typeof moves === 'boolean' ? { ...options, moves: moves ? 200 : 0 } : options;
  return call('long', 'remoteness', [game, position], counted);
}

/**
 * Which moves of a played game threw a win away, and what would have kept it.
 * @param {string} game
 * @param {string[]} positions from the start to the end
 * @param {import('./types.ts').ReportOptions & Control} [options]
 * @returns {Promise<import('./types.ts').Report>}
 * @throws {MexError} `illegal-move` where one position does not follow from the one before it; `budget`
 *   where only search answers
 */
export async function report(game, positions, options) {
  texts({ game });
  if (!Array.isArray(positions)) throw badOption('positions', positions, 'a list of texts');
  positions.forEach((position) => texts({ positions: position }));
  return call('long', 'report', [game, [...positions]], options);
}

/**
 * The graph of all positions that can follow a position.
 * @param {string} game
 * @param {string} position
 * @param {import('./types.ts').ExploreOptions & Control} [options]
 * @returns {Promise<import('./types.ts').Exploration>}
 * @throws {MexError} `budget` where only search answers
 */
export async function explore(game, position, options) {
  texts({ game, position });
  return call('long', 'explore', [game, position], options);
}

/**
 * A random position to play; in most the player to move can win.
 * @param {string} game
 * @param {import('./types.ts').RandomOptions & Control} [options]
 * @returns {Promise<import('./types.ts').Place>}
 */
export async function random(game, options) {
  texts({ game });
  return call('quick', 'random', [game], options);
}

/**
 * The tokens of a typed rule, for colouring it; none where the game is no such rule.
 * @param {string} game
 * @param {Control} [options]
 * @returns {Promise<import('./types.ts').Piece[]>}
 */
export async function highlight(game, options) {
  texts({ game });
  return call('quick', 'highlight', [game], options);
}

/**
 * The list of games, with the properties that a page needs of each.
 * @param {Control} [options]
 * @returns {Promise<import('./types.ts').GameEntry[]>}
 */
export async function games(options) {
  return call('quick', 'games', [], options);
}

/**
 * One example for each of the games.
 * @param {Control} [options]
 * @returns {Promise<import('./types.ts').Place[]>}
 */
export async function suggest(options) {
  return call('quick', 'suggest', [], options);
}

/**
 * How many of 1..n are divisible by at least one of the divisors, by inclusion–exclusion.
 * @param {string | number | bigint} n from 0 to 10^36
 * @param {(string | number | bigint)[]} divisors at most 64, each from 1 to 10^36
 * @param {import('./types.ts').UnionOptions & Control} [options]
 * @returns {Promise<import('./types.ts').Union>}
 * @throws {MexError} `expected-number`, `stray-character`, `negative-number`, `number-too-large`,
 *   `zero-divisor` or `negative-divisor`, with `details.index` of a divisor; `too-many` divisors; `budget`
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
 * @returns {Promise<import('./types.ts').SetCount>}
 * @throws {MexError} `missing-argument` without a set; `empty-name`, `unexpected-argument`, `unknown-set`,
 *   `missing-size`, `too-many` sets; `contradictory-sizes` where a region would have less than 0 elements;
 *   the codes of a number that cannot be read
 */
export async function countSets(sizes, options) {
  if (sizes === null || typeof sizes !== 'object' || Array.isArray(sizes)) {
    throw badOption('sets', sizes, 'an object of sizes');
  }
  return call('quick', 'countSets', [{ ...sizes }], options);
}

/**
 * The expected output for an input of a practice problem.
 * @param {string} id such as `891` or `HDU1847`
 * @param {string} input
 * @param {import('./types.ts').JudgeOptions & Control} [options]
 * @returns {Promise<string>}
 * @throws {MexError} `unknown-problem`; `missing-input`, `trailing-input` and the codes of a text that
 *   cannot be read, with `details.field` `input`; `budget`
 */
export async function judge(id, input, options) {
  texts({ id: named(id), input });
  return call('long', 'judge', [named(id), input], options);
}

/**
 * The position that an input of a practice problem describes, for the board.
 * @param {string} id
 * @param {string} input
 * @param {Control} [options]
 * @returns {Promise<import('./types.ts').JudgePosition>}
 * @throws {MexError} as `judge`, but for `budget`
 */
export async function judgePosition(id, input, options) {
  texts({ id: named(id), input });
  return call('long', 'judgePosition', [named(id), input], options);
}

/**
 * A small valid input of a practice problem.
 * @param {string} id
 * @param {number} [seed] a whole number, 0 or more; the same seed gives the same input
 * @param {Control} [options]
 * @returns {Promise<string>}
 * @throws {MexError} `unknown-problem`
 */
export async function randomTest(id, seed = 0, options) {
  texts({ id: named(id) });
  uint('seed', seed);
  return call('quick', 'randomTest', [named(id), seed], options);
}

/** Most ids of problems are numbers: `judge(891, …)` is read as `judge('891', …)`. @param {unknown} id */
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
 * Fetches the whole core in advance, once the small one has answered; not where the user's browser asks
 * to save data.
 */
export async function prepare() {
  const { connection } = /** @type {any} */ (globalThis.navigator ?? {});
  // The call that needs it reports a failure.
  if (!connection?.saveData) await queues.quick.prepare().catch(() => {});
}
