import { is } from '../grammar.ts';
import type * as en from '../../en/games/wythoff.ts';
import type { Translated } from '../../languages.ts';

export const why = {
  'theorem.golden': 'Wythoff 定理',
  'theorem.golden.say':
    '必败态（P）是数对 (⌊nφ⌋, ⌊nφ²⌋)，其中 φ = (1 + √5) ÷ 2：(0, 0)、(1, 2)、(3, 5)、(4, 7)……每个正整数恰好出现在其中一对里，每个差也恰好出现一次。',
  'theorem.misere-golden': '反常规则下的 Wythoff 游戏',
  'theorem.misere-golden.say':
    '必败态（P）与正常规则相同，只有最小的两个不同：(0, 1) 与 (2, 2) 取代 (0, 0) 与 (1, 2)。',
} satisfies Translated<typeof en.why>;

export const claims = {
  'head.golden': '黄金数对',
  'golden-difference': ({ small, large, n }) => `两堆之差为 ${large} − ${small} = ${n}。`,
  'golden-pair': ({ n, a, b }) =>
    `差为 ${n} 的黄金数对是 (⌊${n}φ⌋, ⌊${n}φ²⌋) = (${a}, ${b})，其中 φ = (1 + √5) ÷ 2。`,
  'golden-small': ({ n, a, b }) => `反常规则下，差为 ${n} 的数对是例外的 (${a}, ${b})。`,
  'golden-is': '此局面正是这个数对：必败态（P）。',
  'golden-not': '此局面不是这个数对：总有一步能走到某个黄金数对。',
  'golden-one': ({ kept, from, left }) =>
    `与 ${kept} 成对的是 ${left}，小于 ${from}：把 ${from} 变成 ${left}。`,
  'golden-both': ({ n, small, large, take }) =>
    `差同为 ${n} 的数对是 (${small}, ${large})，比两堆都小：从两堆各取 ${take}。`,
  'golden-stay': ({ small, large, n }) =>
    `从 (${small}, ${large}) 走不到另一个数对：只动一堆，另一堆的 ${is(small, large) ? small : `${small} 或 ${large}`} 不变，而它不在别的数对里；两堆同动，差 ${n} 不变，而别的数对没有这个差。`,
} satisfies Translated<typeof en.claims>;
