/**
 * The practice problems that a person has solved, by their ids. Stored in this browser only; without
 * access to storage they last as long as the page.
 */
import { readText, writeText } from '../ui/storage.ts';

const KEY = 'mexplorer-solved';

let solved: Set<string> | null = null;

function load(): Set<string> {
  if (solved) return solved;
  solved = new Set();
  try {
    const ids = JSON.parse(readText(KEY) ?? '[]');
    if (Array.isArray(ids)) solved = new Set(ids.filter((id) => typeof id === 'string'));
  } catch {
    // Storage holds something else.
  }
  return solved;
}

export const isSolved = (id: string) => load().has(id);

/** Marks a problem, or takes its mark away. */
export function markSolved(id: string, done: boolean) {
  if (done) load().add(id);
  else load().delete(id);
  writeText(KEY, JSON.stringify([...load()]));
}
