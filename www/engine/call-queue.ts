/** Calls one after another, on one core that is replaced where a call does not end. */
import { mayHaveThreads, startBackend } from './backend.ts';
import { MexError } from './errors.ts';
import type { Backend } from './backend.ts';
import type { Call, CallControl } from './call.ts';

/** Milliseconds that a cancelled call has to end by itself, after its worker began with it. */
const GRACE = 60;

/** Milliseconds after which a worker that has not begun with a cancelled call is replaced. */
const SILENCE = 2000;

interface Job extends Call {
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
  /** Whether a worker has already gone away during this call. */
  again?: boolean;
}

/**
 * Runs calls one after another on one core, in a worker if possible. One call runs at a time, so
 * cancelling it means replacing the worker, and no other call is lost.
 */
export class CallQueue {
  #queue: Job[] = [];
  #running: Job | null = null;
  #backend: Promise<Backend> | null = null;

  call<T>(name: string, args: unknown[], { signal, onProgress, grow }: CallControl): Promise<T> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(aborted());
      const cancel = () => this.#cancel(job);
      // One signal may serve many calls, and should not keep them.
      const over = () => signal?.removeEventListener('abort', cancel);
      const job: Job = {
        ...{ name, args, signal, onProgress, grow },
        // The answer is of the type that the function of the call states.
        resolve: (value) => (over(), resolve(value as T)),
        reject: (error) => (over(), reject(error)),
      };
      signal?.addEventListener('abort', cancel);
      this.#queue.push(job);
      this.#next();
    });
  }

  /** Where the queue runs; null before its first call. */
  async where(): Promise<'worker' | 'page' | null> {
    if (!this.#backend) return null;
    return (await this.#backend).worker ? 'worker' : 'page';
  }

  /** Fetches the core that later calls may need, if the queue has had a call. */
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

  #cancel(job: Job) {
    const waiting = this.#queue.indexOf(job);
    if (waiting >= 0) this.#queue.splice(waiting, 1);
    job.reject(aborted());
    if (this.#running !== job) return;
    void this.#giveUp(job);
  }

  /**
   * Ends a cancelled call that does not end by itself. Starting a worker is expensive, and most calls are
   * short: the time counts from when the worker began with it, which on a busy machine may be late.
   */
  async #giveUp(job: Job) {
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

const pause = (time: number) => new Promise<void>((go) => setTimeout(go, time));

function aborted() {
  return new DOMException('the call was cancelled', 'AbortError');
}
