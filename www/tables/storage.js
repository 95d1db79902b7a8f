/**
 * Long tables are cached in IndexedDB, so that a reload continues from there. Without access or
 * space nothing is cached.
 */
import { createStore, del, entries, get, set } from 'idb-keyval';

/** @typedef {import('../engine/types.ts').GrundyValues} GrundyValues */

/**
 * @typedef {object} Kept
 * @property {string} build of the core that computed it, which invalidates the cache
 * @property {number} time when it was stored, in milliseconds
 * @property {GrundyValues} values of heaps 0, 1, 2 …
 */

/** The number of cached tables; the oldest are deleted. */
const MOST = 4;

const BUILD = typeof __MEX_BUILD__ === 'string' ? __MEX_BUILD__ : '';

/** @type {ReturnType<typeof createStore> | null} */
let store = null;

const opened = () => (store ??= createStore('mexplorer-tables', 'values'));

/** @template T @param {() => Promise<T>} work @param {T} otherwise */
async function tried(work, otherwise) {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}

/** The cached values of a game. @param {string} game @returns {Promise<GrundyValues | null>} */
export function keptOf(game) {
  return tried(async () => {
    /** @type {Kept | undefined} */
    const found = await get(game, opened());
    return found?.build === BUILD ? found.values : null;
  }, null);
}

/**
 * @param {string} game
 * @param {GrundyValues} values
 * @returns {Promise<boolean>} whether it was stored
 */
export function keep(game, values) {
  return tried(async () => {
    // A copy, since the buffer has space for the whole table.
    await set(game, { build: BUILD, time: Date.now(), values: values.slice() }, opened());
    /** @type {[string, Kept][]} */
    const all = await entries(opened());
    const last = all.sort(([, a], [, b]) => b.time - a.time).slice(MOST);
    await Promise.all(last.map(([name]) => del(name, opened())));
    return true;
  }, false);
}

/** @param {string} game */
export function forget(game) {
  return tried(() => del(game, opened()), undefined);
}
