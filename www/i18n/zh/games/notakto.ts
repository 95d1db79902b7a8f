import type * as en from '../../en/games/notakto.ts';
import type { Translated } from '../../languages.ts';

export const why = {
  'theorem.notakto': '18 个类决定胜负',
  'theorem.notakto.say':
    '每块没有连线的棋盘属于 Notakto 反常商的一个类：同一类的两块棋盘在任何局面里互换，胜负不变。一共 18 个类，用字母 a、b、c、d 写成。几块棋盘放在一起，类就相乘，规则为 a² = 1、b³ = b、b²c = c、b²d = d、cd = ad、d² = c²、c³ = ac²；已连线的棋盘为 1。积为 a、b²、bc、c² 时先手必败，其余必胜。',
  'head.crosses': '棋盘',
  'named.crosses': ({ label }) => `棋盘 ${label}`,
} satisfies Translated<typeof en.why>;

export const claims = {
  'head.cross': '各棋盘的类',
  'cross-class': ({ board, word }) => `棋盘 ${board} 的类为 ${word}。`,
  'cross-product': ({ word, lost, alone, boards }) =>
    `${Number(alone) ? '积就是这一块棋盘的类' : `${boards} 块未连线棋盘的积为 ${word}`}，${Number(lost) ? '在' : '不在'} a、b²、bc、c² 之中，先手${Number(lost) ? '必败' : '必胜'}。`,
  'cross-leave': ({ move, word }) => `走 ${move} 画叉，积成为 ${word}，对方必败。`,
  'cross-stuck': () => '怎么画叉，积都不会是 a、b²、bc、c²，对方都能获胜。',
  'cross-over': () => '无论画在哪个空格，都会在最后一块棋盘上连成一线。',
} satisfies Translated<typeof en.claims>;
