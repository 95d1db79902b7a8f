/** What sentences share: numbers of any size, plurals, lists. */

/** @typedef {number | string} Exact */

export const minus = (/** @type {Exact} */ a, /** @type {Exact} */ b) =>
  String(BigInt(a) - BigInt(b));

export const is = (/** @type {Exact} */ a, /** @type {Exact} */ b) => String(a) === String(b);

/** The ending for one, or for more than one. */
export const many = (/** @type {Exact} */ n, one = '', more = 's') => (is(n, 1) ? one : more);

/** A part by its name, with its value where that is something else. @param {any} says */
export const named = ({ part, label, value }) =>
  is(label, value) ? part : `${part}, worth ${value}`;

/** 0, 1 or 0…last. @param {Exact} last */
export const upTo = (last) => (is(last, 0) ? '0' : is(last, 1) ? '0 and 1' : `0…${last}`);

/** The first names of a list that is cut off. @param {string[]} names @param {Exact} count of all */
export const some = (names, count) =>
  Number(count) > names.length
    ? `${names.join(', ')} and ${Number(count) - names.length} more`
    : names.join(', ');

/** @param {string} text */
export const cap = (text) => text.charAt(0).toUpperCase() + text.slice(1);

export const join = (/** @type {any[]} */ list) => list.join(', ');

/** The heading of arguments on values. */
export const fromValues = 'Where the values come from';
