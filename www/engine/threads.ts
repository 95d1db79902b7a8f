/** Access to the threads of Node. */

/** The used exports of `node:worker_threads`. */
export interface Threads {
  Worker: new (url: URL) => Thread;
  parentPort: MessagePort | null;
}

export interface Thread {
  on(type: string, listener: (given: unknown) => void): void;
  postMessage(message: unknown, transfer?: readonly unknown[]): void;
  terminate(): Promise<unknown>;
  ref(): void;
  unref(): void;
}

/**
 * Return Node's module of threads, if any. It is requested by name, since bundlers for browsers would try to
 * resolve an import.
 */
export const threads = (): Threads | undefined =>
  Object(globalThis).process?.getBuiltinModule?.('node:worker_threads');
