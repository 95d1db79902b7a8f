import { fromValues } from '../grammar.ts';
import type * as en from '../../en/games/split.ts';
import type { Translated } from '../../languages.ts';

export const why = {
  odious: '奇数个 1 的数',
  'theorem.odious': '值是二进制中有奇数个 1 的数',
  'theorem.odious.say':
    '一堆可拆成两个较小的堆时，n 颗石子的堆的值是二进制中有奇数个 1 的第 n 个数：1、2、4、7、8、11……这样的数不是两个同类数的异或和，而比它小的数都能取到。这是 Multi-SG 游戏：拆成两堆时，SG 值是两堆 SG 值的异或和。',
  'odious.ones': '1 的个数',
} satisfies Translated<typeof en.why>;

export const claims = {
  'odious-values':
    'n 颗石子的堆的值，是二进制中 1 的个数为奇数的第 n 个数：1、2、4、7、8、11……空堆为 0。',
  'head.odious': fromValues,
  'odious-not': ({ n, value }) =>
    `${n} 的值是 ${value}。首先取不到 ${value}：若留下两个部分，两者的值都有奇数个 1，异或和有偶数个 1；若只留下一个部分，它更小，值也更小。`,
  'odious-odd': ({ value }) =>
    `其次，比 ${value} 小的数都能取到。有奇数个 1 的，是某个更小的部分的值，只留下它即可。`,
  'odious-even': ({ number, top, rest, high, low, value }) =>
    `有偶数个 1 的，是它的最高位与其余各位的异或和，两者都有奇数个 1：${number} = ${top} ⊕ ${rest}，正是 ${high} 和 ${low} 的值。什么都不留，就得到 0。所以 mex 为 ${value}。`,
  'odious-zero': () => '什么都不留，就得到 0。',
} satisfies Translated<typeof en.claims>;
