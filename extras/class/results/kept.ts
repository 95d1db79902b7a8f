/**
 * The results that a teacher has read, stored for this tab alone: a reload keeps them, and the browser drops
 * them when the tab is closed, since a school's computer may have many users.
 */
import { readResult, writeResult } from './result.ts';
import type { Result } from './result.ts';

const KEY = 'mexplorer-class-results';

/**
 * Store results in place of the earlier ones.
 * @returns whether the browser stores them
 */
export function keepResults(results: readonly Result[]): boolean {
  try {
    if (results.length) sessionStorage.setItem(KEY, JSON.stringify(results.map(writeResult)));
    else sessionStorage.removeItem(KEY);
    return true;
  } catch {
    // There is no space left, or storage is blocked. Remove the earlier results, which are incomplete.
    forgetResults();
    return false;
  }
}

function forgetResults() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked, so that nothing is stored.
  }
}

/** Return the stored results without damaged ones; an empty list if nothing can be read. */
export async function keptResults(): Promise<Result[]> {
  let texts: unknown;
  try {
    texts = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(texts)) return [];
  const read = await Promise.allSettled(texts.map((text) => readResult(String(text))));
  return read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}
