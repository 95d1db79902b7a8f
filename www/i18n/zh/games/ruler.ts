import { fromValues, is, upTo } from '../grammar.ts';
import type * as en from '../../en/games/ruler.ts';
import type { Translated } from '../../languages.ts';

export const why = {
  'theorem.ruler': '直尺上的刻度',
  'theorem.ruler.say':
    '从 1 数起，第 n 格上的正面的值，是整除 n 的最大的 2 的幂：1、2、1、4、1、2、1、8……正如英寸直尺上刻度的长短。',
} satisfies Translated<typeof en.why>;

export const claims = {
  'head.ruler': fromValues,
  'ruler-short': ({ n, power }) =>
    `看第 ${n} 格上的正面，${n} = ${power} · ${n / power}。以它结尾翻转 1 至 ${power} 枚，依次得到 ${upTo(power - 1)} 各一次。${is(n, power) ? `没有更长的，所以值为 ${power}。` : ''}`,
  'ruler-long': ({ power, before, least }) =>
    `翻转更长的一段，就会带上第 ${before} 格，得到的值至少为 ${least}。所以取不到 ${power}，值为 ${power}。`,
} satisfies Translated<typeof en.claims>;
