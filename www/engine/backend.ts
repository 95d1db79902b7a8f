/**
 * Start a core: in a worker, trying several ways to start one, or else in the page's own thread, with a
 * warning that gives the reason.
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
 * The time in milliseconds after which a worker without an answer counts as failed. Most failures are
 * reported at once; the time is long enough for a script on a slow connection.
 */
const START_TIMEOUT = 20_000;

export interface Backend {
  run: (call: Call) => Promise<Outcome>;
  /** Return a promise that resolves when the running call has begun. */
  begun: () => Promise<unknown>;
  /** Request that the running call ends by itself, if it can. */
  stop: () => void;
  end: () => void;
  /** Load in advance what later calls may need. */
  prepare: () => Promise<void>;
  worker: boolean;
}

/** The number of ways to start a worker that have failed on this page. */
let failed = 0;

/** Whether the program may be Node, where a call that can be cancelled runs in a thread. */
export const mayHaveThreads = typeof document === 'undefined' && 'process' in globalThis;

/**
 * Start a core.
 * @param first the call for which the core is started
 */
export async function startBackend(first: Call): Promise<Backend> {
  const mayWork = typeof Worker === 'function' && typeof document === 'object';
  let reason: unknown = null;
  while (mayWork && failed < ways.length) {
    const way = failed;
    try {
      return await startOn(await ways[way](baseFolder()), first);
    } catch (thrown) {
      reason = thrown;
      // Several queues may start at once, so that another queue may have counted this failure already.
      failed = Math.max(failed, way + 1);
    }
  }
  try {
    // Load the module only here, since pages where workers start do not need it.
    const { startHere } = await import('./here.ts');
    const backend = await startHere(first, startOn);
    if (mayWork) warnOnce(reason);
    return backend;
  } catch (thrown) {
    // Try all ways again at the next call, since the network may be available then.
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

/** Warn once that no worker starts: calls in the page's own thread may delay the page. */
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
    // Send the start at once, so that the core is fetched while this thread draws.
    const { whole, small } = buildsFor(first, source);
    const given = typeof whole === 'function' ? proxy(whole) : whole;
    const started = remote.start(given, small);
    started.catch(() => {});
    // First wait for the worker alone, with a timeout, since the core may take any time to load. The worker
    // must be watched before its first call, so that its end is noticed during the call.
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
  // `Promise.race` with a promise that never settles would retain every answer, so that the current call's
  // `reject` is stored here instead.
  let drop: (reason: unknown) => void = () => {};
  let gone: { reason: unknown } | null = null;
  broken.catch((reason) => {
    gone = { reason };
    drop(reason);
  });
  return {
    worker: true,
    run: ({ name, args, onProgress, grow, signal }) => {
      // A worker answers in order: once it has answered `hello`, the call is next.
      begun = remote.hello();
      // Drop parts that arrive after the call was cancelled.
      const part = grow ? proxy((part: Advance) => signal?.aborted || grow.onPart(part)) : null;
      const outcome = remote.call(name, args, onProgress ? proxy(onProgress) : null, part);
      return new Promise((resolve, reject) => {
        drop = reject;
        if (gone) reject(gone.reason);
        // The core could not be loaded, but the worker is alive and keeps the core that it has.
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
 * Call `ended` when the worker ends. If a browser ends a worker for lack of memory, no event is sent, but the
 * lock that the worker held becomes free. Without locks (a page opened from a file, a frame without an
 * origin), the running call waits until it is cancelled.
 * @returns a promise that resolves when the worker holds its lock, or if there are no locks
 */
async function watchEnd(remote: Remote<WorkerApi>, ended: () => void): Promise<void> {
  const { locks } = globalThis.navigator ?? {};
  const name = `mexplorer-${Math.random().toString(36).slice(2)}`;
  if (!locks || !(await remote.keep(name).catch(() => false))) return;
  // Ignore the error: a page without an origin has no locks.
  locks.request(name, ended).catch(() => {});
}
