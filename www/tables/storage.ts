/**
 * A cache of long tables in IndexedDB, so that a reload continues the computation. If the browser refuses
 * access or has no space, nothing is cached.
 */
import { createStore, del, entries, get, set } from 'idb-keyval';
import type { GrundyValues } from '../engine/types.ts';

interface Kept {
  /** The version of the core that computed the values; values of another version are ignored. */
  build: string;
  /** The time of storing, in milliseconds. */
  time: number;
  /** The values of heaps 0, 1, 2 …. */
  values: GrundyValues;
}

/** The maximum number of cached tables; the oldest are deleted. */
const MOST = 4;

const BUILD = typeof __MEX_BUILD__ === 'string' ? __MEX_BUILD__ : '';

let store: ReturnType<typeof createStore> | null = null;

const opened = () => (store ??= createStore('mexplorer-tables', 'values'));

async function tried<T>(work: () => Promise<T>, otherwise: T) {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}

/** Return the cached values of a game; null if there are none. */
export function keptOf(game: string): Promise<GrundyValues | null> {
  return tried(async () => {
    const found: Kept | undefined = await get(game, opened());
    return found?.build === BUILD ? found.values : null;
  }, null);
}

/**
 * Cache the values of a game.
 * @returns whether the values were stored
 */
export function keep(game: string, values: GrundyValues): Promise<boolean> {
  return tried(async () => {
    // Store a copy of the values, since their buffer has space for the whole table.
    await set(game, { build: BUILD, time: Date.now(), values: values.slice() }, opened());
    const all: [string, Kept][] = await entries(opened());
    const last = all.sort(([, a], [, b]) => b.time - a.time).slice(MOST);
    await Promise.all(last.map(([name]) => del(name, opened())));
    return true;
  }, false);
}

export function forget(game: string) {
  return tried(() => del(game, opened()), undefined);
}
