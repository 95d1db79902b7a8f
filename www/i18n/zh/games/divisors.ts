import { fromValues, is, upTo } from '../grammar.ts';
import type * as en from '../../en/games/divisors.ts';
import type { Translated } from '../../languages.ts';

export const why = {
  'theorem.divisors': '石子数能连续几次被 2 整除',
  'theorem.divisors.say': '一堆的值，就是石子数能连续被 2 整除的次数。',
} satisfies Translated<typeof en.why>;

export const claims = {
  'head.twos': fromValues,
  twos: ({ heap, twos, odd }) =>
    is(twos, 0)
      ? `${heap} 是奇数，它的约数也都是奇数，奇数减奇数得偶数。所以没有后继的值为 0，${heap} 的值为 0。`
      : `${heap} = 2^${twos} · ${odd}。取走 2^j（j < ${twos}），剩下的数恰好能连续 j 次被 2 整除，所以取到了 ${upTo(Number(twos) - 1)}；取走能连续 ${twos} 次被 2 整除的约数，剩下的数被 2 整除的次数更多，所以取不到 ${twos}。因此值为 ${twos}。`,
} satisfies Translated<typeof en.claims>;
