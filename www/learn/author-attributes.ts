/** Parses attributes written by authors of pages: tolerant of errors, with bounded sizes. */
import { badOption } from '../engine/errors.ts';

/** The maximum length. */
const LONGEST = 4000;
/**
 * The maximum number of rows, columns and items, since larger tables are unreadable and block the
 * page.
 */
const MOST = 200;

/**
 * An attribute that is JSON: an object of texts, lists and small numbers.
 * @param name of the attribute
 * @param value where it is no text, it is a lesson's own, and known to be right
 */
export function authored<T extends object>(name: string, value: T | string): T;
export function authored<T extends object>(name: string, value: T | string | null): T | null;
export function authored(name: string, value: object | string | null) {
  if (typeof value !== 'string') return value;
  const wrong = () => badOption(name, value, 'a JSON object');
  if (value.length > LONGEST) throw wrong();
  let read: unknown;
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
 * @param name of the attribute
 */
export function attempt<T>(name: string, value: unknown, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if ((error as { code?: string } | null)?.code === 'bad-option') throw error;
    throw badOption(name, value, 'one of the forms of docs/course.md');
  }
}
