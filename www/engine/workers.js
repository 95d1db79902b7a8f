/**
 * Ways to a worker, the best first. The scripts that are one file have ../standalone/workers.js in
 * its place, which knows the second alone.
 */

/**
 * A worker under way, and where its core will find the binary.
 * @typedef {{ worker: Worker, source: import('./core.js').Source, started?: () => void }} Hand
 */

/** @type {((base?: string) => Hand | Promise<Hand>)[]} */
export const ways = [
  // Written as bundlers look for it.
  (base) => ({
    worker: new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }),
    source: { base },
  }),
  // A page of another origin, a bundler that moved the modules alone, a frame without an origin:
  // there the worker is made from text, and carries its binary.
  async (base) => (await import('./packed.js')).packedWorker(base),
];

/**
 * The binary for a core in this thread, if the one beside the modules does not come.
 * @returns {Promise<import('./core.js').Source>}
 */
export const spare = async () => (await import('./packed.js')).packedSource();

/**
 * The address of a script that was wanted and did not come, where the core comes by scripts.
 * @returns {string | null}
 */
export const missing = () => null;
