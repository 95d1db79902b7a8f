import type * as en from '../../en/games/sum.ts';
import type { Translated } from '../../languages.ts';

export const why = {
  terms: '各个游戏的值',
  'terms.game': '游戏',
  'terms.position': '局面',
  'terms.parts': '各部分',
} satisfies Translated<typeof en.why>;

export const claims = {
  'head.terms-reach': '使异或和为 0 的走法',
  'head.terms-classes': '此后所有局面的类',
  'terms-reach': ({ label, value, target, to, more }) =>
    `${label} 的值为 ${value}，要变成 ${target}：走到 ${to.join(' 或 ')}${Number(more) ? ' 等' : ''}。`,
  'terms-alone': ({ label }) =>
    `其余游戏的异或和为 0，所以由 ${label} 单独决定：单独玩它能赢的一方赢得整个和；对方走别处时，应对使其余部分的异或和重新为 0。`,
  'terms-bring': ({ label, rest }) =>
    `只有 ${label} 是无穷的。把它走到值为 ${rest} 的局面，即其余部分的异或和；这时整体的值为 0。`,
  'terms-apart': ({ label, rest }) =>
    `只有 ${label} 是无穷的，而它的后继中没有值为 ${rest}（其余部分的异或和）的局面，所以谁也不能使整体的值为 0。`,
  'terms-both': ({ label, other }) =>
    label === other
      ? `${label} 中有不止一枚棋子是无穷的。一步只改变其中一枚，所以谁也不能使整体的值为 0。`
      : `${label} 和 ${other} 都是无穷的。一步只改变其中一个，所以谁也不能使整体的值为 0。`,
  'terms-classes': ({ order, lost }) =>
    `加上任何游戏都分不出胜负差别的局面属于同一类（Plambeck 2005）。此后的所有局面共分 ${order} 类，其中 ${lost} 类对走的一方必败；并排的游戏，其类相乘就是整体的类。这由计算得出。`,
} satisfies Translated<typeof en.claims>;
