import { fromValues } from '../grammar.ts';
import type { Words } from '../../index.ts';

export const name = 'E&D 游戏';
export const rule =
  '选一组的两个盒子：倒空其中一个，再把另一盒里的分到这两个盒子里，每盒至少一个。';
export const terms = '各数为各盒里有多少个，两个一组：3 5 2 2 是 (3, 5) 和 (2, 2) 两组。';

export const why: Words = {
  'theorem.e-and-d': '每组是一个独立的子游戏',
  'theorem.e-and-d.say':
    '每组是一个独立的子游戏。一组 (a, b) 的 SG 值，等于 (a − 1) | (b − 1)（按位或）的二进制末尾连续的 1 的个数。各组的 SG 值求异或和。',
};

export const claims: Words = {
  'head.pair': fromValues,
  'pair-value': ({ a, b, value }) => {
    const [x, y] = [BigInt(a) - 1n, BigInt(b) - 1n];
    const bits = (n: bigint) => n.toString(2);
    return `(${a}, ${b}) 这一组：${x} | ${y}，即二进制 ${bits(x)} | ${bits(y)} = ${bits(x | y)}，末尾连续 ${value} 个 1，所以 SG 值为 ${value}。`;
  },
};
