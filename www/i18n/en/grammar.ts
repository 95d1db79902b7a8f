/** Helpers of sentences: numbers of any size, plurals, lists. */
import type { Exact } from '../args.ts';

export const minus = (a: Exact, b: Exact) => String(BigInt(a) - BigInt(b));

export const is = (a: Exact, b: Exact) => String(a) === String(b);

/** The ending for one, or for more than one. */
export const many = (n: Exact, one = '', more = 's') => (is(n, 1) ? one : more);

/** A part by its name, with its value if that differs. */
export const named = ({ part, label, value }: { part: string; label: Exact; value: Exact }) =>
  is(label, value) ? part : `${part}, worth ${value}`;

/** 0, 1 or 0…last. */
export const upTo = (last: Exact) => (is(last, 0) ? '0' : is(last, 1) ? '0 and 1' : `0…${last}`);

/**
 * The first names of a shortened list.
 * @param count of all
 */
export const some = (names: string[], count: Exact) =>
  Number(count) > names.length
    ? `${names.join(', ')} and ${Number(count) - names.length} more`
    : names.join(', ');

export const cap = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const join = (list: unknown[]) => list.join(', ');

/** The heading of arguments on values. */
export const fromValues = 'Where the values come from';
