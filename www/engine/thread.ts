/**
 * Threads of Node in the place of a page's workers: a call that computes there leaves this thread free to hear its
 * signal, and ends with its thread.
 */

import type { Backend } from './backend.ts';
import type { Way } from './core-source.ts';
import { threads, type Thread } from './threads.ts';

/** A thread with the methods of a `Worker` that are used. Idle, it does not keep the process from ending. */
class ThreadWorker {
  #thread: Thread;

  constructor(url: URL) {
    const found = threads();
    if (!found) throw new Error('this runtime has no threads');
    this.#thread = new found.Worker(url);
  }

  addEventListener(type: string, listener: (event: object) => void) {
    this.#thread.on(type, (given) => {
      const event =
        type === 'error' ? { message: String(Object(given).message ?? given) } : { data: given };
      listener({ ...event, preventDefault: () => {} });
    });
  }

  /** Nothing is removed: a thread has one listener of each type. */
  removeEventListener() {}

  postMessage(message: unknown, transfer?: readonly unknown[]) {
    this.#thread.postMessage(message, transfer);
  }

  /** Keeps the process while a call runs. */
  hold() {
    this.#thread.ref();
  }

  release() {
    this.#thread.unref();
  }

  terminate() {
    void this.#thread.terminate();
  }
}

/**
 * Starts a thread, which keeps the process only while a call runs.
 * @param startOn starts what answers calls on the worker that it is given
 */
export async function startThread(
  way: Way,
  startOn: (startWorker: Way['startWorker']) => Promise<Backend>,
): Promise<Backend> {
  let thread: ThreadWorker | undefined;
  function Own(url: URL) {
    thread = new ThreadWorker(url);
    return thread;
  }
  const start = async () => {
    const started = await startOn(() => way.startWorker(Own as unknown as typeof Worker));
    thread?.release();
    return started;
  };
  let backend = await start();
  let ended = false;
  return {
    worker: true,
    run: async (call) => {
      if (ended) backend = await start();
      ended = Boolean(call.onProgress || call.grow);
      thread?.hold();
      // The port of a listener would keep the process: it closes with its thread.
      return backend.run(call).finally(() => (ended ? thread?.terminate() : thread?.release()));
    },
    begun: () => backend.begun(),
    stop: () => backend.stop(),
    end: () => backend.end(),
    prepare: () => backend.prepare(),
  };
}
