import type en from '../en/watch.ts';
import type { Translated } from '../../../i18n/languages.ts';

/** 电脑自己与自己对局。 */
export default {
  line_none: '双方都由电脑走',
  tools: '观看对局',
  pause: '暂停',
  go_on: '继续',
  step: '走一步',
  own: '现在自己来',
  pace: '速度',
  pace_slow: '慢',
  pace_even: '中',
  pace_fast: '快',
  begin: '双方都由电脑走，都走最好的着法。',
  start_lost: '从这里开始，只要对方不犯错，先走的一方必败。',
  start_won: '从这里开始，先走的一方能赢。',
  start_drawn: '从这里开始，双方都不能强制取胜。',
  zero_pairs: ({ who, plain, counted }) =>
    `${who}留下${plain ? ' ' : ' SG 值为 '}${counted.join('、')} 的局面，两两相等：对其中一个怎么走，就对另一个怎么走。所以现在轮到走的一方必败。`,
  zero_powers: ({ who, plain, values }) =>
    `${who}留下${plain ? ' ' : ' SG 值为 '}${values.join('、')} 的局面：拆成 2 的幂来看，每种幂都有偶数个（${values.join(' ⊕ ')} = 0），怎么走都会破坏这一点。所以现在轮到走的一方必败。`,
  won: ({ who, position }) => `${who}留下 ${position}，从这里怎么走都输。`,
  won_end: ({ who }) => `${who}走了决定胜负的最后一步。`,
  lost: ({ who }) => `${who}在这里赢不了：怎么走，对方都有取胜的应对。`,
  drawn: ({ who }) => `${who}保住和局：这里没有能赢的着法。`,
  unknown: '局面太大，在步数限制内判断不了胜负。',
} satisfies Translated<typeof en>;
