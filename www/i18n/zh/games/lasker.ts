import { fromValues, is, minus, upTo } from '../grammar.ts';
import type * as en from '../../en/games/lasker.ts';
import type { Translated } from '../../languages.ts';

export const why = {
  'theorem.lasker': 'Lasker Nim',
  'theorem.lasker.say':
    '4k + 3 的堆值为 4k + 4，4k + 4 的堆值为 4k + 3；其余的堆，值就是石子数。这是 Multi-SG 游戏：分成两堆时，SG 值是两堆 SG 值的异或和。',
} satisfies Translated<typeof en.why>;

export const claims = {
  'head.lasker': fromValues,
  'lasker-plain': ({ heap, remainder }) =>
    `${heap} 除以 4 余 ${remainder}。取石子留下更小的堆，它们的值合起来是 ${upTo(Number(heap) - 1)}。${is(heap, 1) ? '' : `拆成两堆时，异或和除以 4 余 ${is(remainder, 1) ? '2' : '0 或 1'}，不会是 ${heap}。`}所以值为 ${heap}。`,
  'lasker-three': ({ heap, value }) =>
    `${heap} 除以 4 余 3。取石子得到 ${upTo(Number(heap) - 1)}；拆成 1 和 ${minus(heap, 1)}，得到 1 ⊕ ${minus(heap, 1)} = ${heap}。任何拆法的异或和除以 4 都余 3，不会是 ${value}。所以值为 ${value}。`,
  'lasker-four': ({ heap, value }) =>
    `${heap} 是 4 的倍数。取石子得到 ${upTo(Number(heap) - 2)} 和 ${heap}（${value} 颗石子的值）。任何拆法的异或和除以 4 余 0 或 1，不会是 ${value}。所以值为 ${value}。`,
} satisfies Translated<typeof en.claims>;
