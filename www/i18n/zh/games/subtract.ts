import type * as en from '../../en/games/subtract.ts';
import type { Translated } from '../../languages.ts';

export const why = {
  interval: '余数决定胜负',
  'interval.remainder': ({ modulus }) => `模 ${modulus}`,
  'theorem.subtraction': '集合 Nim 是周期的',
  'theorem.subtraction.say':
    '一个值只取决于它前面的若干个值，个数等于集合中最大的数。这样一段值一旦再次出现，其后的一切也随之重复。',
  'theorem.interval': '区间减法',
  'theorem.interval.say':
    '对方取 s，就取 lo + hi − s，两步合起来正好是 lo + hi。所以只看除以 lo + hi 的余数。',
} satisfies Translated<typeof en.why>;

export const claims = {
  'interval-one': ({ hi }) =>
    `每次取 1 到 ${hi} 个：一堆的值就是它除以 ${BigInt(hi) + 1n} 的余数。`,
  'interval-steps': ({ lo, hi }) =>
    `每次取 ${lo} 到 ${hi} 个：石子数除以 ${lo} + ${hi} = ${BigInt(lo) + BigInt(hi)}，余数记作 r，值为 ⌊r ÷ ${lo}⌋。`,
} satisfies Translated<typeof en.claims>;
