import { is } from '../grammar.ts';
import type * as en from '../../en/games/race.ts';
import type { Translated } from '../../languages.ts';

export const why = {
  'theorem.race': '按区间倒数',
  'theorem.race.say':
    '每步可减 lo 到 hi 时，把数写成 lo + hi 的倍数加余数。谁留下余数 0 或大于 hi 的余数，谁就能把对方的每一步 s 用 lo + hi − s 补齐，最后则一步到 0。步数是别的集合时，值也会重复。',
} satisfies Translated<typeof en.why>;

export const claims = {
  'head.race': '余数',
  'race-lost': ({ count, times, total, remainder, hi }) =>
    `${count} = ${times} · ${total} + ${remainder}。余数${is(remainder, 0) ? '为 0' : `大于 ${hi}`}：对方减 s，就减 ${total} − s，到最后则一步到 0。所以值为 0。`,
  'race-won': ({ count, times, total, remainder, lo, hi, value }) =>
    `${count} = ${times} · ${total} + ${remainder}。余数在 1 到 ${hi} 之间，${is(lo, 1) ? '值为' : `值为 ${remainder} ÷ ${lo} 向上取整，即`} ${value}。`,
  'race-leave': ({ left, times, total, remainder }) =>
    `留下 ${left} = ${times} · ${total} + ${remainder}，对方必败。`,
} satisfies Translated<typeof en.claims>;
