/**
 * What long tables have reached, kept in the browser: a reload, or another day, goes on from there.
 * Storage may be forbidden or full; then nothing is kept, and nothing else happens.
 */
import { createStore, del, entries, get, set } from 'idb-keyval';

/** @typedef {import('../engine/types.js').GrundyValues} GrundyValues */

/**
 * @typedef {object} Kept
 * @property {string} build of the core that computed it: another one might compute otherwise
 * @property {number} time when it was written, in milliseconds
 * @property {GrundyValues} values of heaps 0, 1, 2 …
 */

/** So many tables are kept; of more, those written longest ago go. */
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

/** What is kept of a game's table. @param {string} game @returns {Promise<GrundyValues | null>} */
export function keptOf(game) {
  return tried(async () => {
    /** @type {Kept | undefined} */
    const found = await get(game, opened());
    return found?.build === BUILD ? found.values : null;
  }, null);
}

/** @param {string} game @param {GrundyValues} values @returns {Promise<boolean>} whether it is kept */
export function keep(game, values) {
  return tried(async () => {
    // What they stand in has room for the whole table.
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
