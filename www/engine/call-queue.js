/**
 * A queue runs calls one after another on one core, in a worker where that can be. One call is
 * in flight at a time, so cancelling it means replacing the worker, and nothing else is lost.
 */
import { proxy, wrap } from 'comlink';
import { defaultBase, loadCore } from './core.js';
import { MexError } from './errors.js';
import { forbidsWasm } from './policy.js';
import { runCall, runJob } from './run-call.js';

/** A worker that says nothing for so long is taken not to start here. */
const START_TIMEOUT = 8000;

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

/**
 * @typedef {object} Backend
 * @property {(job: Job) => Promise<import('./run-call.js').Outcome>} run
 * @property {() => void} stop asks the running call to end by itself, if it can
 * @property {() => void} end
 * @property {boolean} worker
 */

/** Workers were tried on this page and did not start. */
let workersFail = false;

export class CallQueue {
  /** @type {Job[]} */ #queue = [];
  /** @type {Job | null} */ #running = null;
  /** @type {Promise<Backend> | null} */ #backend = null;

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

/** @returns {Promise<Backend>} */
async function startBackend() {
  const mayWork = !workersFail && typeof Worker === 'function' && typeof document === 'object';
  if (mayWork) {
    try {
      return await startWorker();
    } catch {
      // Either workers do not start here, or the core does not load at all: this tells.
    }
  }
  try {
    const backend = await startHere();
    workersFail ||= mayWork;
    return backend;
  } catch (thrown) {
    throw new MexError({
      code: 'internal',
      message: `the core could not be loaded (${thrown?.message ?? thrown})`,
      details: {
        loading: true,
        policy: forbidsWasm(),
        reason: String(thrown?.message ?? thrown),
      },
    });
  }
}

/** @returns {Promise<Backend>} */
async function startWorker() {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
  /** @type {import('comlink').Remote<import('./worker.js').WorkerApi>} */
  const remote = wrap(worker);
  /** @type {(reason: any) => void} */
  let fail = () => {};
  const broken = new Promise((_, reject) => (fail = reject));
  broken.catch(() => {});
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    fail(new Error(event.message || 'the worker stopped'));
  });
  worker.addEventListener('messageerror', () => fail(new Error('a message could not be read')));
  const timer = setTimeout(() => fail(new Error('the worker did not start')), START_TIMEOUT);
  try {
    await Promise.race([remote.start(defaultBase()), broken]);
  } catch (reason) {
    worker.terminate();
    throw reason;
  } finally {
    clearTimeout(timer);
  }
  return {
    worker: true,
    run: ({ name, args, onProgress, onPart, signal }) => {
      // What a cancelled call still has on the way is nobody's any more.
      const part = onPart && proxy((/** @type {any} */ part) => signal?.aborted || onPart(part));
      const outcome = part
        ? remote.grow(name, args, part)
        : remote.call(name, args, onProgress ? proxy(onProgress) : null);
      return Promise.race([outcome, broken]);
    },
    stop: () => void remote.stop(),
    end: () => worker.terminate(),
  };
}

/** Node's own way waits for no clock. @type {(work: () => void) => void} */
const turn = globalThis.setImmediate ?? ((work) => setTimeout(work, 0));

/** @returns {Promise<void>} */
const next = () => new Promise((resolve) => turn(resolve));

/** @returns {Promise<Backend>} */
async function startHere() {
  const core = await loadCore();
  return {
    worker: false,
    // One turn of the event loop before each call lets the page paint in between.
    run: async ({ name, args, onProgress, onPart, signal }) => {
      await next();
      if (signal?.aborted) return { value: null };
      if (!onPart) return runCall(core, name, args, onProgress);
      const stopped = () => signal?.aborted === true;
      return runJob(core, name, args, { onPart, stopped, turn: next });
    },
    stop: () => {},
    end: () => {},
  };
}
