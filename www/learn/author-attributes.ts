/** Parse attributes written by authors of pages. Errors are reported, and sizes are limited. */
import { badOption } from '../engine/errors.ts';

/** The largest length of an attribute in characters. */
const LONGEST = 4000;
/**
 * The largest number in an attribute and the largest length of a list, since larger tables are unreadable and
 * block the page.
 */
const MOST = 200;

/**
 * Return the object of an attribute written as JSON, with texts, lists and small numbers.
 * @param name the name of the attribute
 * @param value the text of the attribute; an object comes from a lesson, is valid, and is returned unchanged
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
 * Run work on an author's value, and report any exception as an error of the attribute.
 * @param name the name of the attribute
 */
export function attempt<T>(name: string, value: unknown, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if ((error as { code?: string } | null)?.code === 'bad-option') throw error;
    throw badOption(name, value, 'one of the forms of docs/course.md');
  }
}
