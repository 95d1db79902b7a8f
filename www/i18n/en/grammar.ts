/** Helper functions for English sentences: numbers of any size, plurals, lists. */
import type { Exact } from '../args.ts';

export const minus = (a: Exact, b: Exact) => String(BigInt(a) - BigInt(b));

export const is = (a: Exact, b: Exact) => String(a) === String(b);

/** Return the ending `one` if n is 1, otherwise `more`. */
export const many = (n: Exact, one = '', more = 's') => (is(n, 1) ? one : more);

/** Return the name of a part, with its value if the value differs from the name. */
export const named = ({ part, label, value }: { part: string; label: Exact; value: Exact }) =>
  is(label, value) ? part : `${part}, worth ${value}`;

/** Return the numbers from 0 to `last` as a text: "0", "0 and 1" or "0…last". */
export const upTo = (last: Exact) => (is(last, 0) ? '0' : is(last, 1) ? '0 and 1' : `0…${last}`);

/**
 * Join names, and add the number of names that are missing from the list.
 * @param count the number of all names
 */
export const some = (names: string[], count: Exact) =>
  Number(count) > names.length
    ? `${names.join(', ')} and ${Number(count) - names.length} more`
    : names.join(', ');

export const cap = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const join = (list: unknown[]) => list.join(', ');

/** The heading of arguments about values. */
export const fromValues = 'Where the values come from';
