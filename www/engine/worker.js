/**
 * The engine's worker: owns one core, answers one call at a time. Outcomes travel as data,
 * because an error's own fields would be lost on the way.
 */
import { expose, transfer } from 'comlink';
import { runCall, runJob } from './run-call.ts';
import { TwoStageCore } from './two-stage-core.ts';

/** @type {TwoStageCore | null} */
let core = null;

/** Milliseconds until a lock that was not granted is given up. */
const LOCK_TIMEOUT = 5000;

/** Whether the page has asked the running call to end. */
let stopped = false;
/** Ends the wait of a call for its core. */
let cancelWait = () => {};

/**
 * The core for a call, or null where the call is cancelled before the core is loaded.
 * @param {string} name
 * @param {any[]} args
 */
async function coreFor(name, args) {
  if (!core) throw new Error('start() comes first');
  stopped = false;
  const cancelled = new Promise((go) => (cancelWait = () => go(null)));
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
  /** Answers once the worker has started and is idle. */
  hello() {
    return true;
  },

  /**
   * Resolves when the core for a first call is there.
   * @param {import('./core.ts').Source['whole']} whole may be a Comlink proxy, as an argument only
   * @param {import('./core.ts').Source['small']} small
   * @param {string} name
   * @param {any[]} args
   */
  async start(whole, small, name, args) {
    core ??= new TwoStageCore({ whole, small });
    await core.for(name, args);
  },

  /**
   * Holds a lock that becomes free when this worker ends.
   * @param {string} name
   * @returns {Promise<boolean>} whether it is held
   */
  keep(name) {
    return new Promise((resolve) => {
      setTimeout(() => resolve(false), LOCK_TIMEOUT);
      const held = () => {
        resolve(true);
        return new Promise(() => {});
      };
      navigator.locks.request(name, held).catch(() => resolve(false));
    });
  },

  /** Fetches the core that later calls may need. */
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
   * A call that grows. Its values are transferred, not copied.
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
    cancelWait();
  },
};

/** @typedef {typeof api} WorkerApi */

expose(api);
