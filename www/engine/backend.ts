/**
 * Starts a core: in a worker, by the first way that leads to one, and otherwise in the page's own
 * thread, with a warning that says why.
 */
import { proxy, wrap } from 'comlink';
import { ways } from './core-source.ts';
import { MexError } from './errors.ts';
import { knownOf } from './known-lines.ts';
import { baseFolder } from './place.ts';
import { forbidsWasm, isUnsupported } from './support.ts';
import { small } from './wasm/small.js';
import type { Source } from './core.ts';
import type { Call } from './call.ts';
import type { Outcome } from './cores.ts';
import type { Way } from './core-source.ts';
import type { Advance } from './types/answers.ts';
import type { Remote } from 'comlink';
import type { WorkerApi } from './worker.ts';

/**
 * A worker that has not answered after this many milliseconds does not start here. Most failures are
 * reported at once; a script that comes over a slow line is none.
 */
const START_TIMEOUT = 20_000;

export interface Backend {
  run: (call: Call) => Promise<Outcome>;
  /** Resolves when the running call has begun. */
  begun: () => Promise<unknown>;
  /** Asks the running call to end by itself, if it can. */
  stop: () => void;
  end: () => void;
  /** Fetches what later calls may need. */
  prepare: () => Promise<void>;
  worker: boolean;
}

/** How many of the ways have not led to a worker on this page. */
let failed = 0;

/** Whether this may be Node, where a call that can be cancelled runs in a thread. */
export const mayHaveThreads = typeof document === 'undefined' && 'process' in globalThis;

/** @param first the call that it is started for */
export async function startBackend(first: Call): Promise<Backend> {
  if (first.signal && mayHaveThreads) {
    try {
      const way = await ways[0](baseFolder());
      const start = (startWorker: Way['startWorker']) => startOn({ ...way, startWorker }, first);
      return await (await import('./thread.ts')).startThread(way, start);
    } catch {
      // A runtime that has the module and no threads: calls run here, and end only by themselves.
    }
  }
  const mayWork = typeof Worker === 'function' && typeof document === 'object';
  let reason: unknown = null;
  while (mayWork && failed < ways.length) {
    const way = failed;
    try {
      return await startOn(await ways[way](baseFolder()), first);
    } catch (thrown) {
      reason = thrown;
      // Several queues start at once, and each way is given up once.
      failed = Math.max(failed, way + 1);
    }
  }
  try {
    const backend = await startHere(first);
    if (mayWork) warnOnce(reason);
    return backend;
  } catch (thrown) {
    // The network may be back by the next call.
    failed = 0;
    throw new MexError(notLoaded(thrown));
  }
}

function notLoaded(thrown: unknown) {
  const { message, missing } = Object(thrown);
  const reason = String(message ?? thrown);
  return {
    code: 'internal' as const,
    message: `the core could not be loaded (${reason})`,
    span: null,
    details: {
      loading: true,
      policy: forbidsWasm(),
      unsupported: isUnsupported(),
      missing: missing ?? null,
      reason,
    },
  };
}

let warned = false;

/** Warns once that no worker starts, since a page that computes itself may stutter. */
function warnOnce(reason: unknown) {
  if (warned || reason === null) return;
  warned = true;
  const why = reason instanceof Error ? reason.message : String(reason);
  console.warn(`Mexplorer: no worker starts here (${why}), so the page's own thread computes.`);
}

async function startOn({ source, startWorker }: Way, first: Call): Promise<Backend> {
  const worker = startWorker();
  const remote: Remote<WorkerApi> = wrap(worker);
  let fail: (reason: unknown) => void = () => {};
  const broken = new Promise((_, reject) => (fail = reject));
  broken.catch(() => {});
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    fail(new Error(event.message || 'its script did not load, or a policy forbids it'));
  });
  worker.addEventListener('messageerror', () => fail(new Error('a message could not be read')));
  const timer = setTimeout(() => fail(new Error('it says nothing')), START_TIMEOUT);
  try {
    const here = remote.hello();
    const watched = watchEnd(remote, () => fail(new Error('it went away')));
    // At once, so that the core is fetched while this thread draws.
    const { whole, small } = buildsFor(first, source);
    const given = typeof whole === 'function' ? proxy(whole) : whole;
    const started = remote.start(given, small);
    started.catch(() => {});
    // The worker first, since the binary may take any time; and watched before its first call, so
    // that it cannot end unseen during that.
    await Promise.race([Promise.all([here, watched]), broken]);
    clearTimeout(timer);
    await Promise.race([started, broken]);
  } catch (reason) {
    worker.terminate();
    throw reason;
  } finally {
    clearTimeout(timer);
  }
  let begun: Promise<unknown> = Promise.resolve();
  // Not a race with a promise that may never settle: that would retain every answer.
  let drop: (reason: unknown) => void = () => {};
  let gone: { reason: unknown } | null = null;
  broken.catch((reason) => {
    gone = { reason };
    drop(reason);
  });
  return {
    worker: true,
    run: ({ name, args, onProgress, grow, signal }) => {
      // A worker answers in turn: once it has answered this, the call is next.
      begun = remote.hello();
      // Parts of a cancelled call that are still under way are dropped.
      const part = grow && proxy((part: Advance) => signal?.aborted || grow.onPart(part));
      const outcome = part
        ? remote.grow(name, args, part)
        : remote.call(name, args, onProgress ? proxy(onProgress) : null);
      return new Promise((resolve, reject) => {
        drop = reject;
        if (gone) reject(gone.reason);
        // Its worker is there, and keeps the core that it has.
        const missed = (thrown: unknown) => ({
          error: notLoaded(source.failure ?? thrown),
          dead: false,
        });
        outcome.then(resolve, (thrown) => resolve(missed(thrown)));
      });
    },
    begun: () => begun,
    stop: () => void remote.stop(),
    end: () => worker.terminate(),
    prepare: () => remote.prepare(),
  };
}

/**
 * A worker that the browser ends for want of memory sends no event, but the lock that it held becomes
 * free. Where there are no locks (a page from the disk, a frame without an origin) its running call
 * waits until it is cancelled.
 * @returns when the worker holds its lock, or is there without one
 */
async function watchEnd(remote: Remote<WorkerApi>, ended: () => void): Promise<void> {
  const { locks } = globalThis.navigator ?? {};
  const name = `mexplorer-${Math.random().toString(36).slice(2)}`;
  if (!locks || !(await remote.keep(name).catch(() => false))) return;
  // Without an origin there are no locks.
  locks.request(name, ended).catch(() => {});
}

/** In Node without a timer's delay. */
const turn: (work: () => void) => void = globalThis.setImmediate ?? ((work) => setTimeout(work, 0));

const next = (): Promise<void> => new Promise((resolve) => turn(resolve));

async function startHere(first: Call): Promise<Backend> {
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
  // Only where it is needed: where workers start, no page ever loads it.
  const { Cores } = await import('./cores.ts');
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

/** The builds for a first call: where the small one is known to lack it, none is fetched before the whole one. */
function buildsFor({ name, args: [game] }: Call, source: Source): Source {
  const card = typeof game === 'string' ? knownOf(game)?.card : undefined;
  const isSmall = small.calls.includes(name) && (!card || small.games.includes(card));
  return isSmall ? source : { ...source, small: undefined };
}
