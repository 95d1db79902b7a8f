/** Parses attributes written by authors of pages: tolerant of errors, with bounded sizes. */
import { badOption } from '../engine/errors.js';

/** The maximum length. */
const LONGEST = 4000;
/**
 * The maximum number of rows, columns and items, since larger tables are unreadable and block the
 * page.
 */
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
 * Runs work on an author's value: any exception is reported as an error of the attribute.
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
