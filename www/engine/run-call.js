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
export function runCall(core, name, args, onProgress) {
  try {
    if (onProgress) args = [...args.slice(0, -1), { ...args.at(-1), onProgress: thin(onProgress) }];
    return { value: core[name](...args) };
  } catch (thrown) {
    return failed(thrown);
  }
}

/** @param {unknown} thrown @returns {Outcome} */
function failed(thrown) {
  const error = MexError.from(thrown);
  return { error: error.toPlain(), dead: error.code === 'internal' };
}

/** The length of a slice of a job, in milliseconds; other calls run between slices. */
const SLICE = 30;

/** The first slice, in steps, before it is known how long one takes. */
const FIRST = 20_000;

/**
 * Runs a call that grows: a job of the core, slice by slice. Each part is handed out as it comes,
 * and the outcome is the last one.
 * @param {import('./core.js').Core} core
 * @param {string} name of the job's class
 * @param {any[]} args
 * @param {object} how
 * @param {(part: any) => unknown} how.onPart may be a promise: the outcome waits for it
 * @param {() => boolean} how.stopped looked at between slices
 * @param {() => Promise<void>} how.turn gives way to other things
 * @returns {Promise<Outcome>}
 */
export async function runJob(core, name, args, { onPart, stopped, turn }) {
  let job;
  /** @type {unknown} */
  let taken;
  try {
    job = new /** @type {any} */ (core[name])(...args);
    for (let steps = FIRST; ; await turn()) {
      if (stopped()) return { value: null };
      const start = performance.now();
      const part = job.advance(steps);
      const took = performance.now() - start;
      if (part.nimbers.length > 0 || part.done) {
        // One part may be on its way while the next is computed, not more.
        await taken;
        taken = onPart(part);
      }
      if (part.done) return { value: null };
      // Each slice may take at most four times as many steps as the one before it.
      steps = Math.ceil(steps * Math.min(4, SLICE / Math.max(took, SLICE / 8)));
    }
  } catch (thrown) {
    return failed(thrown);
  } finally {
    await taken;
    // After a panic the job's memory is not to be trusted, and goes with its core.
    try {
      job?.free();
    } catch {
      // It was in use when it panicked.
    }
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
