/**
 * A queue runs calls one after another on one core, in a worker where that can be. One call is
 * in flight at a time, so cancelling it means replacing the worker, and nothing else is lost.
 */
import { startBackend } from './backend.js';
import { MexError } from './errors.js';

/** A cancelled call may end by itself for so long, before its worker is replaced. */
const GRACE = 60;

/**
 * @typedef {object} Job
 * @property {string} name
 * @property {any[]} args
 * @property {AbortSignal} [signal]
 * @property {(done: any) => void} [onProgress]
 * @property {(part: any) => void} [onPart] where the call is one that grows
 * @property {(value: any) => void} resolve
 * @property {(error: any) => void} reject
 */

export class CallQueue {
  /** @type {Job[]} */ #queue = [];
  /** @type {Job | null} */ #running = null;
  /** @type {Promise<import('./backend.js').Backend> | null} */ #backend = null;

  /**
   * @param {string} name
   * @param {any[]} args
   * @param {{ signal?: AbortSignal, onProgress?: (done: any) => void, onPart?: (part: any) => void }} control
   * @returns {Promise<any>}
   */
  call(name, args, { signal, onProgress, onPart }) {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(aborted());
      const job = { name, args, signal, onProgress, onPart, resolve, reject };
      signal?.addEventListener('abort', () => this.#cancel(job), { once: true });
      this.#queue.push(job);
      this.#next();
    });
  }

  /** Where the queue runs; null before its first call. @returns {Promise<'worker' | 'page' | null>} */
  async where() {
    if (!this.#backend) return null;
    return (await this.#backend).worker ? 'worker' : 'page';
  }

  async #next() {
    if (this.#running) return;
    const job = this.#queue.shift();
    if (!job) return;
    this.#running = job;
    try {
      const backend = await (this.#backend ??= startBackend());
      if (this.#running !== job) return;
      const outcome = await backend.run(job);
      if (this.#running !== job) return;
      if ('error' in outcome) {
        if (outcome.dead) this.#restart();
        job.reject(new MexError(outcome.error));
      } else {
        job.resolve(outcome.value);
      }
    } catch (thrown) {
      if (this.#running !== job) return;
      this.#restart();
      job.reject(MexError.from(thrown));
    }
    this.#running = null;
    this.#next();
  }

  /** @param {Job} job */
  #cancel(job) {
    const waiting = this.#queue.indexOf(job);
    if (waiting >= 0) this.#queue.splice(waiting, 1);
    job.reject(aborted());
    if (this.#running !== job) return;
    this.#backend?.then(
      (backend) => this.#running === job && backend.stop(),
      () => {},
    );
    setTimeout(() => this.#giveUp(job), GRACE);
  }

  /** Ends a cancelled call that has not ended by itself. @param {Job} job */
  async #giveUp(job) {
    const backend = await this.#backend?.catch(() => null);
    // In the page's own thread there is nothing left to end.
    if (this.#running !== job || backend?.worker === false) return;
    this.#running = null;
    this.#restart();
    this.#next();
  }

  #restart() {
    this.#backend?.then(
      (backend) => backend.end(),
      () => {},
    );
    this.#backend = null;
  }
}

function aborted() {
  return new DOMException('the call was cancelled', 'AbortError');
}
