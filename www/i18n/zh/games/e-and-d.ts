import { fromValues } from '../grammar.ts';
import type * as en from '../../en/games/e-and-d.ts';
import type { Translated } from '../../languages.ts';

export const why = {
  'theorem.e-and-d': '每组是一个独立的子游戏',
  'theorem.e-and-d.say':
    '每组是一个独立的子游戏。一组 (a, b) 的 SG 值，等于 (a − 1) | (b − 1)（按位或）的二进制末尾连续的 1 的个数。各组的 SG 值求异或和。',
} satisfies Translated<typeof en.why>;

export const claims = {
  'head.pair': fromValues,
  'pair-value': ({ a, b, value }) => {
    const [x, y] = [BigInt(a) - 1n, BigInt(b) - 1n];
    const bits = (n: bigint) => n.toString(2);
    return `(${a}, ${b}) 这一组：${x} | ${y}，即二进制 ${bits(x)} | ${bits(y)} = ${bits(x | y)}，末尾连续 ${value} 个 1，所以 SG 值为 ${value}。`;
  },
} satisfies Translated<typeof en.claims>;
