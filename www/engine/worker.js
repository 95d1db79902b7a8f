/**
 * The engine's worker: owns one core, answers one call at a time. Outcomes travel as data,
 * because an error's own fields would be lost on the way.
 */
import { expose, transfer } from 'comlink';
import { loadCore } from './core.js';
import { runCall, runJob } from './run-call.js';

/** @type {Promise<import('./core.js').Core> | null} */
let core = null;

/** The page wants the running job to end. */
let stopped = false;

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
  /** That a worker is here at all. */
  hello() {
    return true;
  },

  /** Resolves when the core stands. @param {import('./core.js').Source} source */
  async start(source) {
    core ??= loadCore(source);
    await core;
    return true;
  },

  /**
   * @param {string} name
   * @param {any[]} args
   * @param {((done: any) => void) | null} onProgress a Comlink proxy
   */
  async call(name, args, onProgress) {
    if (!core) throw new Error('start() comes first');
    return runCall(await core, name, args, onProgress);
  },

  /**
   * A call that grows. Its values are given away, not copied.
   * @param {string} name
   * @param {any[]} args
   * @param {(part: any) => unknown} onPart a Comlink proxy
   */
  async grow(name, args, onPart) {
    if (!core) throw new Error('start() comes first');
    stopped = false;
    const give = (/** @type {any} */ part) => onPart(transfer(part, [part.nimbers.buffer]));
    return runJob(await core, name, args, { onPart: give, stopped: () => stopped, turn });
  },

  stop() {
    stopped = true;
  },
};

/** @typedef {typeof api} WorkerApi */

expose(api);
