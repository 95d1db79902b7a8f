/**
 * Starts a core: in a worker, by the first way that leads to one, and otherwise in the page's own
 * thread, with a warning that says why.
 */
import { proxy, wrap } from 'comlink';
import { ways } from './core-source.js';
import { badOption, MexError } from './errors.js';
import { runCall, runJob } from './run-call.ts';
import { forbidsWasm, isUnsupported } from './support.js';

/**
 * A worker that has not answered after this many milliseconds does not start here. Most failures are
 * reported at once; a script that comes over a slow line is none.
 */
const START_TIMEOUT = 20_000;

/**
 * @typedef {object} Backend
 * @property {(job: import('./call-queue.ts').Job) => Promise<import('./run-call.ts').Outcome>} run
 * @property {() => Promise<unknown>} begun resolves when the running call has begun
 * @property {() => void} stop asks the running call to end by itself, if it can
 * @property {() => void} end
 * @property {() => Promise<void>} prepare fetches what later calls may need
 * @property {boolean} worker
 */

/** How many of the ways have not led to a worker on this page. */
let failed = 0;

/** @type {string | undefined} */
let base;

/**
 * Sets where the files of the core lie; to be called before any other call.
 * @param {{ base?: string | URL }} places `base`: a folder that holds `mexplorer_small.wasm` and
 *   `mexplorer_bg.wasm`, for apps whose bundler does not bring them along
 */
export function configure(places) {
  if (places === null || typeof places !== 'object') {
    throw badOption('configure', places, 'an object');
  }
  try {
    const folder = new URL(String(places.base), globalThis.document?.baseURI);
    if (!folder.pathname.endsWith('/')) folder.pathname += '/';
    base = places.base === undefined ? undefined : folder.href;
  } catch {
    if (places.base !== undefined) throw badOption('base', places.base, 'the address of a folder');
    base = undefined;
  }
}

/**
 * @param {import('./call-queue.ts').Job} first the call that it is started for
 * @returns {Promise<Backend>}
 */
export async function startBackend(first) {
  const mayWork = typeof Worker === 'function' && typeof document === 'object';
  /** @type {any} */
  let reason = null;
  while (mayWork && failed < ways.length) {
    const way = failed;
    try {
      return await startWorker(await ways[way](base), first);
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
    throw new MexError({
      code: 'internal',
      message: `the core could not be loaded (${thrown?.message ?? thrown})`,
      details: {
        loading: true,
        policy: forbidsWasm(),
        unsupported: isUnsupported(),
        missing: thrown?.missing ?? null,
        reason: String(thrown?.message ?? thrown),
      },
    });
  }
}

let warned = false;

/** For whoever wonders why the page stutters. @param {any} reason */
function warnOnce(reason) {
  if (warned || reason === null) return;
  warned = true;
  const why = String(reason?.message ?? reason);
  console.warn(`Mexplorer: no worker starts here (${why}), so the page's own thread computes.`);
}

/**
 * @param {import('./core-source.js').Way} way
 * @param {import('./call-queue.ts').Job} first
 * @returns {Promise<Backend>}
 */
async function startWorker({ source, startWorker }, { name, args }) {
  const worker = startWorker();
  /** @type {import('comlink').Remote<import('./worker.js').WorkerApi>} */
  const remote = wrap(worker);
  /** @type {(reason: any) => void} */
  let fail = () => {};
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
    const { whole, small } = source;
    const given = typeof whole === 'function' ? proxy(whole) : whole;
    const started = remote.start(given, small, name, args.filter(isText));
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
  /** @type {Promise<unknown>} */
  let begun = Promise.resolve();
  // Not a race with a promise that may never settle: that would retain every answer.
  /** @type {(reason: any) => void} */
  let drop = () => {};
  /** @type {{ reason: any } | null} */
  let gone = null;
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
      const part = grow && proxy((/** @type {any} */ part) => signal?.aborted || grow.onPart(part));
      const outcome = part
        ? remote.grow(name, args, part)
        : remote.call(name, args, onProgress ? proxy(onProgress) : null);
      return new Promise((resolve, reject) => {
        drop = reject;
        if (gone) reject(gone.reason);
        outcome.then(resolve, reject);
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
 * @param {import('comlink').Remote<import('./worker.js').WorkerApi>} remote
 * @param {() => void} ended
 * @returns {Promise<void>} when the worker holds its lock, or is there without one
 */
async function watchEnd(remote, ended) {
  const { locks } = globalThis.navigator ?? {};
  const name = `mexplorer-${Math.random().toString(36).slice(2)}`;
  if (!locks || !(await remote.keep(name).catch(() => false))) return;
  // Without an origin nobody has locks.
  locks.request(name, ended).catch(() => {});
}

/** In Node without a timer's delay. @type {(work: () => void) => void} */
const turn = globalThis.setImmediate ?? ((work) => setTimeout(work, 0));

/** @param {unknown} value */
const isText = (value) => typeof value === 'string';

/** @returns {Promise<void>} */
const next = () => new Promise((resolve) => turn(resolve));

/** @param {import('./call-queue.ts').Job} first @returns {Promise<Backend>} */
async function startHere(first) {
  const core = await coreHere(first);
  return {
    worker: false,
    // One turn of the event loop before each call lets the page paint in between.
    run: async ({ name, args, onProgress, grow, signal }) => {
      await next();
      if (signal?.aborted) return { value: null };
      const now = await core.for(name, args);
      if (!grow) return runCall(now, name, args, onProgress);
      const stopped = () => signal?.aborted === true;
      return runJob(now, name, args, { onPart: grow.onPart, stopped, turn: next });
    },
    begun: () => Promise.resolve(),
    stop: () => {},
    end: () => {},
    prepare: async () => void (await core.prepare()),
  };
}

/** @param {import('./call-queue.ts').Job} first */
async function coreHere(first) {
  // Only where it is needed: where workers start, no page ever loads it.
  const { TwoStageCore } = await import('./two-stage-core.ts');
  /** @type {unknown} */
  let reason;
  for (const way of ways) {
    try {
      const core = new TwoStageCore((await way(base)).source);
      await core.for(first.name, first.args);
      return core;
    } catch (thrown) {
      reason ??= thrown;
    }
  }
  throw reason;
}
