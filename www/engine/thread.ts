/**
 * Threads of Node in the place of a page's workers: a call that computes there leaves this thread free to hear its
 * signal, and ends with its thread.
 */

/** What is used of `node:worker_threads`. */
interface Threads {
  Worker: new (url: URL) => Thread;
  parentPort: MessagePort | null;
}

interface Thread {
  on(type: string, listener: (given: unknown) => void): void;
  postMessage(message: unknown, transfer?: readonly unknown[]): void;
  terminate(): Promise<unknown>;
  ref(): void;
  unref(): void;
}

/** Asked for by name, as a bundler for pages would look for the module of an import. */
const threads = (): Threads | undefined =>
  Object(globalThis).process?.getBuiltinModule?.('node:worker_threads');

/** Whether calls can run in a thread of Node. */
export const hasThreads = () => typeof document === 'undefined' && Boolean(threads());

/** The port to the thread that started this one; undefined in a page's worker, whose port is its global object. */
export const parentPort = (): MessagePort | undefined => threads()?.parentPort ?? undefined;

/** A thread with the methods of a `Worker` that are used. Idle, it does not keep the process from ending. */
export class ThreadWorker {
  #thread: Thread;

  constructor(url: URL) {
    const { Worker } = threads()!;
    this.#thread = new Worker(url);
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
