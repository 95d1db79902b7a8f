/** 各句共用：任意大小的数、列举。 */

/** @typedef {number | string} Exact */

export const minus = (/** @type {Exact} */ a, /** @type {Exact} */ b) =>
  String(BigInt(a) - BigInt(b));

export const is = (/** @type {Exact} */ a, /** @type {Exact} */ b) => String(a) === String(b);

/** 一个部分的名称；值与名称不同时写出值。 @param {any} says */
export const named = ({ part, label, value }) =>
  is(label, value) ? part : `${part}（值为 ${value}）`;

/** 0、1 或 0…last。 @param {Exact} last */
export const upTo = (last) => (is(last, 0) ? '0' : is(last, 1) ? '0、1' : `0…${last}`);

/** 列表的前几项。 @param {string[]} names @param {Exact} count 总数 */
export const some = (names, count) =>
  Number(count) > names.length ? `${names.join('、')} 等 ${count} 个点` : names.join('、');

export const join = (/** @type {any[]} */ list) => list.join('、');

/** 论证 SG 值时的标题。 */
export const fromValues = '值从何而来';
