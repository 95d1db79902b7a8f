/**
 * Threads of Node as a substitute for a page's workers. A call in a thread leaves the calling thread free to
 * handle its abort signal, and ends if the thread is terminated.
 */

import type { Backend } from './backend.ts';
import type { Way } from './core-source.ts';
import { threads, type Thread } from './threads.ts';

/** A thread with the methods of `Worker` that are called. An idle thread does not keep the process alive. */
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

  /** Do nothing: a thread has only one listener of each type, which is never removed. */
  removeEventListener() {}

  postMessage(message: unknown, transfer?: readonly unknown[]) {
    this.#thread.postMessage(message, transfer);
  }

  /** Keep the process alive while a call runs. */
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
 * Start a core in a thread, which keeps the process alive only while a call runs.
 * @param startOn a function that starts a core in the worker that it is given
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
      // The message port of a listener would keep the process alive: terminate the thread, which closes the
      // port.
      return backend.run(call).finally(() => (ended ? thread?.terminate() : thread?.release()));
    },
    begun: () => backend.begun(),
    stop: () => backend.stop(),
    end: () => backend.end(),
    prepare: () => backend.prepare(),
  };
}
