/** 各句共用：任意大小的数、列举。 */
import type { Exact } from '../args.ts';

export const minus = (a: Exact, b: Exact) => String(BigInt(a) - BigInt(b));

export const is = (a: Exact, b: Exact) => String(a) === String(b);

/** 一个部分的名称；值与名称不同时写出值。 */
export const named = ({ part, label, value }: { part: string; label: Exact; value: Exact }) =>
  is(label, value) ? part : `${part}（值为 ${value}）`;

/** Return the numbers from 0 to `last` as a text: "0", "0、1" or "0…last". */
export const upTo = (last: Exact) => (is(last, 0) ? '0' : is(last, 1) ? '0、1' : `0…${last}`);

/**
 * Join names, and add the total number if names are missing from the list.
 * @param count the number of all names
 */
export const some = (names: string[], count: Exact) =>
  Number(count) > names.length ? `${names.join('、')} 等 ${count} 个点` : names.join('、');

export const join = (list: unknown[]) => list.join('、');

/** The heading of arguments about SG values. */
export const fromValues = '值从何而来';
