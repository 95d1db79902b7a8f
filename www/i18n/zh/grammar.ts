/** 各句共用：任意大小的数、列举。 */
import type { Exact } from '../args.ts';

export const minus = (a: Exact, b: Exact) => String(BigInt(a) - BigInt(b));

export const is = (a: Exact, b: Exact) => String(a) === String(b);

/** 一个部分的名称；值与名称不同时写出值。 */
export const named = ({ part, label, value }: { part: string; label: Exact; value: Exact }) =>
  is(label, value) ? part : `${part}（值为 ${value}）`;

/** 0、1 或 0…last。 */
export const upTo = (last: Exact) => (is(last, 0) ? '0' : is(last, 1) ? '0、1' : `0…${last}`);

/**
 * 列表的前几项。
 * @param count 总数
 */
export const some = (names: string[], count: Exact) =>
  Number(count) > names.length ? `${names.join('、')} 等 ${count} 个点` : names.join('、');

export const join = (list: unknown[]) => list.join('、');

/** 论证 SG 值时的标题。 */
export const fromValues = '值从何而来';
