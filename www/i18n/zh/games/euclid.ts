import { is } from '../grammar.ts';
import type * as en from '../../en/games/euclid.ts';
import type { Translated } from '../../languages.ts';

export const why = {
  'head.pair': '两堆',
  'theorem.euclid': '黄金比判定欧几里得游戏',
  'theorem.euclid.say':
    '先手必胜，当且仅当两堆相等，或大堆大于小堆的 φ = (1 + √5) ÷ 2 倍。比值小于 φ 时只有一种走法，走后的比值大于 φ；比值大于 φ 时，取到最后两个倍数之一便能使对方面对小于 φ 的比值，或结束游戏。',
  'theorem.misere-euclid': '反常规则下的欧几里得游戏',
  'theorem.misere-euclid.say':
    '先手必胜，当且仅当大堆大于小堆的 φ = (1 + √5) ÷ 2 倍。两堆相等则必败：唯一的走法取空一堆，对方便无步可走。',
  'theorem.euclid-values': '由余数得到各个值',
  'theorem.euclid-values.say':
    '设大堆除以小堆 a 的余数为 r。(a, a + r)、(a, 2a + r)、(a, 3a + r)……的值依次为 0、1、2……，但跳过 (r, a) 的值：其中每一个都能走到它前面的全部。',
  'named.pair': ({ label }) => `两堆 ${label}`,
} satisfies Translated<typeof en.why>;

export const claims = {
  'head.ratio': '两堆相差多远',
  'ratio-equal': ({ small }) => `两堆相等，都是 ${small}：一步就能结束游戏。`,
  'ratio-beyond': ({ small, large }) =>
    `${large} 大于 ${small} 的 φ ≈ 1.618 倍：精确地说，${large}² > ${large} · ${small} + ${small}²。`,
  'ratio-within': ({ small, large }) =>
    `${large} 小于 ${small} 的 φ ≈ 1.618 倍：精确地说，${large}² < ${large} · ${small} + ${small}²。此时只有一种走法，走后两堆之比大于 φ。`,
  'euclid-only': ({ small, left }) =>
    `大堆里只够减一次。唯一的走法留下 ${left} 和 ${small}，两者之比大于 φ：若 b < φa，则 a ÷ (b − a) > 1 ÷ (φ − 1) = φ。`,
  'euclid-leave': ({ small, remainder, left }) =>
    `取到最后两个倍数之一，会在 ${small} 旁边留下 ${remainder} 或 ${BigInt(remainder) + BigInt(small)}。留下 ${left}${is(left, 0) ? '：对局就此结束' : is(left, small) ? '：两堆相等则先手必败' : '：两堆之比小于 φ，先手必败'}。`,
} satisfies Translated<typeof en.claims>;
