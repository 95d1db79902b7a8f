/**
 * Starts a core: in a worker, by whatever way there is to one, and else in the page's own thread,
 * which then says why.
 */
import { proxy, wrap } from 'comlink';
import { badOption, MexError } from './errors.js';
import { forbidsWasm } from './policy.js';
import { runCall, runJob } from './run-call.js';
import { missing, spare, ways } from './workers.js';

/**
 * A worker that has not said that it is there after so long does not start here. What is wrong is
 * mostly told at once; a script on its way over a slow line is not wrong.
 */
const START_TIMEOUT = 20_000;

/**
 * @typedef {object} Backend
 * @property {(job: import('./call-queue.js').Job) => Promise<import('./run-call.js').Outcome>} run
 * @property {() => Promise<unknown>} begun when the running call was begun with
 * @property {() => void} stop asks the running call to end by itself, if it can
 * @property {() => void} end
 * @property {() => Promise<void>} prepare fetches what later calls may need
 * @property {boolean} worker
 */

/** How many of the ways did not lead to a worker on this page. */
let failed = 0;

/** @type {string | undefined} */
let base;

/**
 * Says where things lie; to be called before anything else is asked.
 * @param {{ base?: string | URL }} places `base`: a folder that holds `mexplorer_small.wasm`,
 *   `mexplorer_simd.wasm` and `mexplorer_bg.wasm`, for apps whose bundler does not bring them along
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
 * @param {import('./call-queue.js').Job} first the call that it is started for
 * @returns {Promise<Backend>}
 */
export async function startBackend(first) {
  const mayWork = typeof Worker === 'function' && typeof document === 'object';
  /** @type {any} */
  let reason = null;
  while (mayWork && failed < ways.length) {
    const way = failed;
    try {
      return await startWorker(ways[way], first);
    } catch (thrown) {
      reason = thrown;
      // Several queues start at once, and each way is given up once.
      failed = Math.max(failed, way + 1);
    }
  }
  try {
    const backend = await startHere(first);
    if (mayWork) tell(reason);
    return backend;
  } catch (thrown) {
    // It may have been the line, which may be back.
    failed = 0;
    throw new MexError({
      code: 'internal',
      message: `the core could not be loaded (${thrown?.message ?? thrown})`,
      details: {
        loading: true,
        policy: forbidsWasm(),
        missing: missing(),
        reason: String(thrown?.message ?? thrown),
      },
    });
  }
}

let told = false;

/** Once, for whoever wonders why the page stutters. @param {any} reason */
function tell(reason) {
  if (told || reason === null) return;
  told = true;
  const why = String(reason?.message ?? reason);
  console.warn(`Mexplorer: no worker starts here (${why}), so the page's own thread computes.`);
}

/**
 * @param {(typeof ways)[number]} way
 * @param {import('./call-queue.js').Job} first
 * @returns {Promise<Backend>}
 */
async function startWorker(way, { name, args }) {
  const { worker, source, started } = await way(base);
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
    const watched = tellEnd(remote, () => fail(new Error('it went away')));
    // At once, so that the core is on its way while this thread draws.
    const { more, ...place } = source;
    const standing = remote.start(place, name, args.filter(isText), more && proxy(more));
    standing.catch(() => {});
    // The worker first, since the binary may take as long as it takes; and watched before its first
    // call, so that it cannot go away unseen over that.
    await Promise.race([Promise.all([here, watched]), broken]);
    clearTimeout(timer);
    await Promise.race([standing, broken]);
  } catch (reason) {
    worker.terminate();
    throw reason;
  } finally {
    clearTimeout(timer);
    started?.();
  }
  /** @type {Promise<unknown>} */
  let begun = Promise.resolve();
  // Not by a race with what may never come, which would keep every answer that ever won it.
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
      // A worker answers in turn: whoever has answered this is at the call next.
      begun = remote.hello();
      // What a cancelled call still has on the way is nobody's any more.
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
 * A worker that the browser ends to have its room says nothing. A lock that it held becomes free, though.
 * Where there are no locks (a page from the disk, a frame without an origin) the call that it was
 * at waits until it is cancelled.
 * @param {import('comlink').Remote<import('./worker.js').WorkerApi>} remote
 * @param {() => void} ended
 * @returns {Promise<void>} when the worker holds its lock, or is there without one
 */
async function tellEnd(remote, ended) {
  const { locks } = globalThis.navigator ?? {};
  const name = `mexplorer-${Math.random().toString(36).slice(2)}`;
  if (!locks || !(await remote.keep(name).catch(() => false))) return;
  // Without an origin nobody has locks.
  locks.request(name, ended).catch(() => {});
}

/** Node's own way waits for no clock. @type {(work: () => void) => void} */
const turn = globalThis.setImmediate ?? ((work) => setTimeout(work, 0));

/** @param {unknown} value */
const isText = (value) => typeof value === 'string';

/** @returns {Promise<void>} */
const next = () => new Promise((resolve) => turn(resolve));

/** @param {import('./call-queue.js').Job} first @returns {Promise<Backend>} */
async function startHere(first) {
  // Only where it is needed: where workers start, no page ever loads it.
  const { GrowingCore } = await import('./growing-core.js');
  /** @param {import('./core.js').Source} source */
  const begun = async (source) => {
    const growing = new GrowingCore(source);
    await growing.for(first.name, first.args);
    return growing;
  };
  const core = await begun({ base }).catch(async (reason) => {
    const source = await spare().catch(() => null);
    if (!source) throw reason;
    return begun(source);
  });
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
    prepare: () => core.prepare(),
  };
}
