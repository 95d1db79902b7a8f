/** A core without a worker of the page. */
import { buildsFor } from './builds.ts';
import { ways } from './core-source.ts';
import { Cores } from './cores.ts';
import { baseFolder } from './place.ts';
import { startThread } from './thread.ts';
import type { Backend } from './backend.ts';
import type { Call } from './call.ts';
import type { Way } from './core-source.ts';

/** In Node without a timer's delay. */
const turn: (work: () => void) => void = globalThis.setImmediate ?? ((work) => setTimeout(work, 0));

const next = (): Promise<void> => new Promise((resolve) => turn(resolve));

/**
 * Starts a core in this thread. In Node a call that can be cancelled gets a thread of its own.
 * @param startOn starts what answers calls on a worker
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
      // A runtime without threads: calls run here, and end only by themselves.
    }
  }
  const cores = await coresHere(first);
  return {
    worker: false,
    // One turn of the event loop before each call lets the page paint in between.
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
