/** Start a core if the page has no worker: in this thread, or in a thread of Node. */
import { buildsFor } from './builds.ts';
import { ways } from './core-source.ts';
import { Cores } from './cores.ts';
import { baseFolder } from './place.ts';
import { startThread } from './thread.ts';
import type { Backend } from './backend.ts';
import type { Call } from './call.ts';
import type { Way } from './core-source.ts';

/** Run work in the next turn of the event loop, in Node without the delay of a timer. */
const turn: (work: () => void) => void = globalThis.setImmediate ?? ((work) => setTimeout(work, 0));

const next = (): Promise<void> => new Promise((resolve) => turn(resolve));

/**
 * Start a core in this thread. In Node, a core for calls that can be cancelled gets its own thread.
 * @param startOn a function that starts a core in a worker
 */
export async function startHere(
  first: Call,
  startOn: (way: Way, first: Call) => Promise<Backend>,
): Promise<Backend> {
  if (first.signal && typeof document === 'undefined') {
    try {
      const way = await ways[0](baseFolder());
      return await startThread(way, (startWorker) => startOn({ ...way, startWorker }, first));
    } catch {
      // In a runtime without threads, calls run in this thread and cannot be ended.
    }
  }
  const cores = await coresHere(first);
  return {
    worker: false,
    // Wait for one turn of the event loop before each call, so that the page can paint.
    run: async ({ name, args, onProgress, grow, signal }) => {
      await next();
      if (signal?.aborted) return { value: null };
      if (!grow) return cores.run(name, args, onProgress);
      const stopped = () => signal?.aborted === true;
      return cores.grow(name, args, { onPart: grow.onPart, stopped, turn: next });
    },
    begun: () => Promise.resolve(),
    stop: () => {},
    end: () => {},
    prepare: async () => void (await cores.prepare()),
  };
}

async function coresHere(first: Call) {
  let reason: unknown;
  for (const way of ways) {
    try {
      const cores = new Cores(buildsFor(first, (await way(baseFolder())).source));
      await cores.load();
      return cores;
    } catch (thrown) {
      reason ??= thrown;
    }
  }
  throw reason;
}
