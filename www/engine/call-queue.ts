/**
 * A queue of calls that run one after another on one core. The core is replaced if a cancelled call does not
 * end.
 */
import { mayHaveThreads, startBackend } from './backend.ts';
import { MexError } from './errors.ts';
import type { Backend } from './backend.ts';
import type { Call, CallControl } from './call.ts';

/**
 * The time in milliseconds in which a cancelled call may end by itself, counted from the cancellation, or
 * from the beginning of the call if its worker begins it later.
 */
const GRACE = 60;

/** The time in milliseconds after which a worker is replaced that has not begun a cancelled call. */
const SILENCE = 2000;

interface Job extends Call {
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
  /** Whether a worker has already ended unexpectedly during this call. */
  again?: boolean;
}

/**
 * Run calls one after another on one core, in a worker if possible. Only one call runs at a time, so that
 * replacing the worker of a cancelled call loses no other call.
 */
export class CallQueue {
  #queue: Job[] = [];
  #running: Job | null = null;
  #backend: Promise<Backend> | null = null;

  call<T>(name: string, args: unknown[], { signal, onProgress, grow }: CallControl): Promise<T> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(aborted());
      const cancel = () => this.#cancel(job);
      // Remove the listener after the call: one signal may serve many calls, and its listeners would retain
      // them.
      const over = () => signal?.removeEventListener('abort', cancel);
      const job: Job = {
        ...{ name, args, signal, onProgress, grow },
        // The function of the API declares the type of the answer.
        resolve: (value) => (over(), resolve(value as T)),
        reject: (error) => (over(), reject(error)),
      };
      signal?.addEventListener('abort', cancel);
      this.#queue.push(job);
      this.#next();
    });
  }

  /** Return whether the queue runs in a worker or in the page's thread, or null before its first call. */
  async where(): Promise<'worker' | 'page' | null> {
    if (!this.#backend) return null;
    return (await this.#backend).worker ? 'worker' : 'page';
  }

  /** Fetch the core that later calls may need, if the queue has had a call. */
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
      if (job.signal && mayHaveThreads && (await this.where()) === 'page') this.#restart();
      const backend = await (this.#backend ??= startBackend(job));
      begun = backend.worker;
      if (this.#running !== job) return;
      // The call was cancelled while the worker started: keep the worker for the next call.
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
      // If the worker ended during the call, repeat the call once with another worker.
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

  #cancel(job: Job) {
    const waiting = this.#queue.indexOf(job);
    if (waiting >= 0) this.#queue.splice(waiting, 1);
    job.reject(aborted());
    if (this.#running !== job) return;
    void this.#giveUp(job);
  }

  /**
   * End a cancelled call that does not end by itself, by replacing its worker. Starting a worker is expensive
   * and most calls are short, so that the call first gets some time: `GRACE` from now, or from when the
   * worker begins the call.
   */
  async #giveUp(job: Job) {
    const backend = await this.#backend?.catch(() => null);
    if (this.#running !== job || !backend) return;
    backend.stop();
    // A call in the page's own thread cannot be ended.
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

const pause = (time: number) => new Promise<void>((go) => setTimeout(go, time));

function aborted() {
  return new DOMException('the call was cancelled', 'AbortError');
}
