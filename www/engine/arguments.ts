/**
 * Check the arguments of calls, and convert them into the form that is passed to the core. Each function
 * takes an object with one property, the argument under its name, and throws `bad-option` for an invalid
 * argument.
 */
import { badOption } from './errors.ts';

type Named = Record<string, unknown>;

const entry = (named: Named): [name: string, value: unknown] => Object.entries(named)[0]!;

export function text(named: Named): string {
  const [name, value] = entry(named);
  if (typeof value !== 'string') throw badOption(name, value, 'a text');
  return value;
}

/** Return the id of a practice problem, which may be given as a number or a text. */
export function id(named: Named): string {
  const [name, value] = entry(named);
  return typeof value === 'number' ? String(value) : text({ [name]: value });
}

export function whole(named: Named): number {
  const [name, value] = entry(named);
  if (Number.isSafeInteger(value) && Number(value) >= 0) return Number(value);
  throw badOption(name, value, 'a whole number, 0 or more');
}

/** Return the digits of a whole number of any size. */
export function digits(named: Named): string {
  const [name, value] = entry(named);
  if (typeof value === 'string') return value;
  if (typeof value === 'bigint' || Number.isSafeInteger(value)) return String(value);
  throw badOption(name, value, 'a whole number, or its digits as text');
}

export const texts = (named: Named) => list(named, text, 'a list of texts');
export const digitsList = (named: Named) => list(named, digits, 'a list of numbers');

/** Return the values of heaps, given as a list or a typed array. */
export function values(named: Named): number[] {
  const [name, value] = entry(named);
  const given =
    ArrayBuffer.isView(value) && !(value instanceof DataView) ? [...(value as Uint8Array)] : value;
  return list({ [name]: given }, whole, 'a list of whole numbers');
}

/** Return numbers of nodes unchanged: the core accepts arrays of any type. */
export const nodes = (named: Named) => entry(named)[1];

/** Return the numbers of the two nodes of each edge unchanged. */
export const edges = nodes;

function list<T>(named: Named, item: (named: Named) => T, expected: string): T[] {
  const [name, value] = entry(named);
  if (!Array.isArray(value)) throw badOption(name, value, expected);
  return value.map((one) => item({ [name]: one }));
}

/**
 * Return the sizes of intersections as pairs of a name and a text. A size of null, which is to be computed,
 * becomes `?`.
 */
export function sizes(named: Named): [name: string, size: string][] {
  const [name, value] = entry(named);
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw badOption(name, value, 'an object of sizes');
  }
  return Object.entries(value).map(([name, size]) => [name, size === null ? '?' : String(size)]);
}

export function optional<T>(kind: (named: Named) => T, named: Named): T | undefined {
  return entry(named)[1] === undefined ? undefined : kind(named);
}
