/**
 * The practice problems that a person has solved, by their ids. Stored in this browser only; without
 * access to storage they last as long as the page.
 */
import { readText, writeText } from '../ui/storage.ts';

const KEY = 'mexplorer-solved';

/** @type {Set<string> | null} */
let solved = null;

/** @returns {Set<string>} */
function load() {
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

/** @param {string} id */
export const isSolved = (id) => load().has(id);

/** Marks a problem, or takes its mark away. @param {string} id @param {boolean} done */
export function markSolved(id, done) {
  if (done) load().add(id);
  else load().delete(id);
  writeText(KEY, JSON.stringify([...load()]));
}
