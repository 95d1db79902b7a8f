/**
 * The engine's worker: owns one core, answers one call at a time. Outcomes travel as data,
 * because an error's own fields would be lost on the way.
 */
import { expose } from 'comlink';
import { loadCore } from './core.js';
import { perform } from './perform.js';

/** @type {Promise<import('./core.js').Core> | null} */
let core = null;

const api = {
  /** Resolves when the core stands, so that the page knows that workers work here. @param {string} base */
  async start(base) {
    core ??= loadCore(base);
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
    return perform(await core, name, args, onProgress);
  },
};

/** @typedef {typeof api} WorkerApi */

expose(api);
