/**
 * A queue runs calls one after another on one core, in a worker where that can be. One call is
 * in flight at a time, so cancelling it means replacing the worker, and nothing else is lost.
 */
import { startBackend } from './backend.js';
import { MexError } from './errors.js';

/** A cancelled call may end by itself for so long after its worker began with it, before that is replaced. */
const GRACE = 60;

/** A worker that has not begun with a call so long after it was cancelled is not waited for. */
const SILENCE = 2000;

/**
 * @typedef {object} Job
 * @property {string} name
 * @property {any[]} args
 * @property {AbortSignal} [signal]
 * @property {(done: any) => void} [onProgress]
 * @property {Grow} [grow] where the call is one that grows
 * @property {(value: any) => void} resolve
 * @property {(error: any) => void} reject
 * @property {boolean} [again] whether a worker has already gone away over it
 */

/**
 * @typedef {object} Grow
 * @property {(part: any) => void} onPart
 * @property {(args: any[]) => any[]} again the arguments that go on after the parts that have come
 */

export class CallQueue {
  /** @type {Job[]} */ #queue = [];
  /** @type {Job | null} */ #running = null;
  /** @type {Promise<import('./backend.js').Backend> | null} */ #backend = null;

  /**
   * @param {string} name
   * @param {any[]} args
   * @param {{ signal?: AbortSignal, onProgress?: (done: any) => void, grow?: Grow }} control
   * @returns {Promise<any>}
   */
  call(name, args, { signal, onProgress, grow }) {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(aborted());
      const job = { name, args, signal, onProgress, grow, resolve, reject };
      const cancel = () => this.#cancel(job);
      signal?.addEventListener('abort', cancel);
      // One signal may serve many calls, and should not keep them.
      const over = () => signal?.removeEventListener('abort', cancel);
      job.resolve = (/** @type {any} */ value) => (over(), resolve(value));
      job.reject = (/** @type {any} */ error) => (over(), reject(error));
      this.#queue.push(job);
      this.#next();
    });
  }

  /** Where the queue runs; null before its first call. @returns {Promise<'worker' | 'page' | null>} */
  async where() {
    if (!this.#backend) return null;
    return (await this.#backend).worker ? 'worker' : 'page';
  }

  /** Fetches what later calls may need, where the queue has been asked anything. */
  async prepare() {
    await (await this.#backend)?.prepare();
  }

  async #next() {
    if (this.#running) return;
    const job = this.#queue.shift();
    if (!job) return;
    this.#running = job;
    let begun = false;
    try {
      const backend = await (this.#backend ??= startBackend(job));
      begun = backend.worker;
      if (this.#running !== job) return;
      // Cancelled while its worker started: the next call is what that is for.
      if (job.signal?.aborted) return this.#pass();
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
      // Its worker went away: once more with another.
      if (begun && !job.again && !job.signal?.aborted) {
        job.again = true;
        if (job.grow) job.args = job.grow.again(job.args);
        this.#queue.unshift(job);
      } else {
        job.reject(MexError.from(thrown));
      }
    }
    this.#pass();
  }

  #pass() {
    this.#running = null;
    this.#next();
  }

  /** @param {Job} job */
  #cancel(job) {
    const waiting = this.#queue.indexOf(job);
    if (waiting >= 0) this.#queue.splice(waiting, 1);
    job.reject(aborted());
    if (this.#running !== job) return;
    void this.#giveUp(job);
  }

  /**
   * Ends a cancelled call that does not end by itself. A worker is dear, and most calls are short: its
   * time counts from when the worker began with it, which on a busy machine may be late.
   * @param {Job} job
   */
  async #giveUp(job) {
    const backend = await this.#backend?.catch(() => null);
    if (this.#running !== job || !backend) return;
    backend.stop();
    // In the page's own thread there is nothing to end.
    if (!backend.worker) return;
    await Promise.race([backend.begun(), pause(SILENCE)]);
    await pause(GRACE);
    if (this.#running !== job) return;
    this.#restart();
    this.#pass();
  }

  #restart() {
    this.#backend?.then(
      (backend) => backend.end(),
      () => {},
    );
    this.#backend = null;
  }
}

/** @param {number} time @returns {Promise<void>} */
const pause = (time) => new Promise((go) => setTimeout(go, time));

function aborted() {
  return new DOMException('the call was cancelled', 'AbortError');
}
