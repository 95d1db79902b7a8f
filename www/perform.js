import { MexError } from './errors.js';

/**
 * What a call came to. `dead`: the core panicked and must be replaced.
 * @typedef {{ value: any } | { error: ReturnType<MexError['toPlain']>, dead: boolean }} Outcome
 */

/** Reports of progress are thinned to this many milliseconds. */
const PROGRESS_EVERY = 80;

/**
 * Runs one call of the core, in a worker or not.
 * @param {import('./core.js').Core} core
 * @param {string} name
 * @param {any[]} args the last is the options object
 * @param {((done: any) => void) | null} [onProgress]
 * @returns {Outcome}
 */
export function perform(core, name, args, onProgress) {
  try {
    if (onProgress) args = [...args.slice(0, -1), { ...args.at(-1), onProgress: thin(onProgress) }];
    return { value: core[name](...args) };
  } catch (thrown) {
    const error = MexError.from(thrown);
    return { error: error.toPlain(), dead: error.code === 'internal' };
  }
}

/** @param {(done: any) => void} report */
function thin(report) {
  let last = 0;
  return (/** @type {any} */ done) => {
    const now = Date.now();
    if (now - last < PROGRESS_EVERY) return;
    last = now;
    report(done);
  };
}
