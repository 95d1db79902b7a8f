/** The threads of Node. */

/** What is used of `node:worker_threads`. */
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

/** Asked for by name, as a bundler for pages would look for the module of an import. */
export const threads = (): Threads | undefined =>
  Object(globalThis).process?.getBuiltinModule?.('node:worker_threads');
