/** What the author of a page writes into attributes: read with patience, and bounded. */
import { badOption } from '../engine/errors.js';

/** Longer is no exercise. */
const LONGEST = 4000;
/** Rows, columns and counts beyond this are a table that nobody reads, and a page that stands still. */
const MOST = 200;

/**
 * An attribute that is JSON: an object of texts, lists and small numbers.
 * @param {string} name of the attribute
 * @param {unknown} value where it is no text, it is a lesson's own, and known to be right
 * @returns {any}
 */
export function authored(name, value) {
  if (typeof value !== 'string') return value;
  const wrong = () => badOption(name, value, 'a JSON object');
  if (value.length > LONGEST) throw wrong();
  /** @type {unknown} */
  let read;
  try {
    read = JSON.parse(value, (_, inner) => {
      const isLarge = typeof inner === 'number' && !(Math.abs(inner) <= MOST);
      if (isLarge || (Array.isArray(inner) && inner.length > MOST)) throw wrong();
      return inner;
    });
  } catch {
    throw wrong();
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) throw wrong();
  return read;
}

/**
 * Does what may fail by what the author wrote: whatever is thrown then is the attribute's fault.
 * @template T
 * @param {string} name of the attribute
 * @param {unknown} value
 * @param {() => T} work
 * @returns {T}
 */
export function attempt(name, value, work) {
  try {
    return work();
  } catch (error) {
    if (/** @type {any} */ (error)?.code === 'bad-option') throw error;
    throw badOption(name, value, 'one of the forms of docs/course.md');
  }
}
