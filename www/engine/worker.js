/**
 * The engine's worker: owns one core, answers one call at a time. Outcomes travel as data,
 * because an error's own fields would be lost on the way.
 */
import { expose, transfer } from 'comlink';
import { GrowingCore } from './growing-core.js';
import { runCall, runJob } from './run-call.js';

/** @type {GrowingCore | null} */
let core = null;

/** A lock that has not come after so many milliseconds is not waited for. */
const PATIENCE = 5000;

/** The page wants the running call to end. */
let stopped = false;
/** Says so to a call that waits for its core. */
let hear = () => {};

/**
 * The core for a call, or null where the call is cancelled before that has come over the line.
 * @param {string} name
 * @param {any[]} args
 */
async function coreFor(name, args) {
  if (!core) throw new Error('start() comes first');
  stopped = false;
  const cancelled = new Promise((go) => (hear = () => go(null)));
  return Promise.race([core.for(name, args), cancelled]);
}

/** One turn of the worker's loop, in which messages come in; a timer would wait 4 ms. */
const turns = new MessageChannel();
/** @type {(() => void)[]} */
const waiting = [];
turns.port1.onmessage = () => waiting.shift()?.();
/** @returns {Promise<void>} */
const turn = () =>
  new Promise((resolve) => {
    waiting.push(resolve);
    turns.port2.postMessage(null);
  });

const api = {
  /** That a worker is here at all, and at nothing else. */
  hello() {
    return true;
  },

  /**
   * Resolves when the core for a first call stands.
   * @param {import('./core.js').Source} source
   * @param {string} name
   * @param {any[]} args
   * @param {import('./core.js').Source['more']} [more] of the source: a Comlink proxy, which only an
   *   argument may be
   */
  async start(source, name, args, more) {
    core ??= new GrowingCore({ ...source, more });
    await core.for(name, args);
    return true;
  },

  /**
   * A lock that becomes free with this worker's end.
   * @param {string} name
   * @returns {Promise<boolean>} whether it is held; a page that is given none is not kept waiting
   */
  keep(name) {
    return new Promise((resolve) => {
      setTimeout(() => resolve(false), PATIENCE);
      const held = () => {
        resolve(true);
        return new Promise(() => {});
      };
      navigator.locks.request(name, held).catch(() => resolve(false));
    });
  },

  /** Fetches what later calls may need. */
  async prepare() {
    await core?.prepare();
  },

  /**
   * @param {string} name
   * @param {any[]} args
   * @param {((done: any) => void) | null} onProgress a Comlink proxy
   */
  async call(name, args, onProgress) {
    const now = await coreFor(name, args);
    return now ? runCall(now, name, args, onProgress) : { value: null };
  },

  /**
   * A call that grows. Its values are given away, not copied.
   * @param {string} name
   * @param {any[]} args
   * @param {(part: any) => unknown} onPart a Comlink proxy
   */
  async grow(name, args, onPart) {
    const now = await coreFor(name, args);
    if (!now) return { value: null };
    const give = (/** @type {any} */ part) => onPart(transfer(part, [part.nimbers.buffer]));
    return runJob(now, name, args, {
      onPart: give,
      stopped: () => stopped,
      turn,
    });
  },

  stop() {
    stopped = true;
    hear();
  },
};

/** @typedef {typeof api} WorkerApi */

expose(api);
