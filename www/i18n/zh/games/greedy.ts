import { is, minus } from '../grammar.ts';
import type * as en from '../../en/games/greedy.ts';
import type { Translated } from '../../languages.ts';

export const why = {
  'theorem.greedy': '最大的堆有偶数个则必败',
  'theorem.greedy.say':
    '只能取最大的堆。最大的堆有偶数个时，走一步后变成奇数个。有奇数个且多于一个时，取其中一个即可；只有一个时，可以把它减小，使最大的堆又是偶数个。',
  'theorem.misere-greedy': '反常规则下的最大堆',
  'theorem.misere-greedy.say':
    '只要还有大于 1 的堆，就与正常规则一样：最大的堆有偶数个则必败。没有大于 1 的堆以后，每步取走一个 1 堆，奇数个时先手必败。',
} satisfies Translated<typeof en.why>;

export const claims = {
  'head.largest': '最大的堆',
  'largest-heaps': ({ size, count }) =>
    `最大的堆有 ${size} 颗石子，共有 ${count} 堆，是${BigInt(count) % 2n ? '奇' : '偶'}数。`,
  'largest-ones': ({ count }) =>
    `没有大于 1 的堆，每步都取走 ${count} 个 1 堆中的一个。反常规则下，面对奇数个 1 堆时先手必败。`,
  'greedy-even': ({ size, count }) =>
    `大小为 ${size} 的有 ${count} 堆：走一步减小其中一堆，剩 ${minus(count, 1)} 堆，是奇数，对方可以应对。`,
  'greedy-odd': ({ size, count }) =>
    `大小为 ${size} 的有 ${count} 堆：任意减小其中一堆，剩 ${minus(count, 1)} 堆，是偶数。`,
  'greedy-one': ({ size, next, others, left }) =>
    is(next, 0)
      ? `只有一堆：把 ${size} 减到 ${left}。`
      : `${size} 以下最大的是 ${next}，有 ${others} 堆：把 ${size} 减到 ${left}。`,
} satisfies Translated<typeof en.claims>;
