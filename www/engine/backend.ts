/**
 * Starts a core: in a worker, by the first way that leads to one, and otherwise in the page's own
 * thread, with a warning that says why.
 */
import { proxy, wrap } from 'comlink';
import { buildsFor } from './builds.ts';
import { ways } from './core-source.ts';
import { MexError } from './errors.ts';
import { baseFolder } from './place.ts';
import { forbidsWasm, isUnsupported } from './support.ts';
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
    // Only where it is needed: where workers start, no page ever loads it.
    const { startHere } = await import('./here.ts');
    const backend = await startHere(first, startOn);
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
