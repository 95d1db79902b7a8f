import type { Words } from '../../index.ts';

export const name = 'Notakto（只画叉的井字棋）';
export const rule =
  '在一块棋盘的空格里画叉；有三叉连成一线的棋盘就不再用。在最后一块棋盘上连成一线的人输，所以谁也不会这样走：这一步不列为走法，反常规则下也一样。';
export const terms =
  '每块棋盘写九个字符，逐行写：X 是叉，. 是空格。走法如 1:2:3，是第 1 块棋盘第 2 行第 3 列。';

export const why: Words = {
  'theorem.notakto': '18 个类决定胜负',
  'theorem.notakto.say':
    '每块没有连线的棋盘属于 Notakto 反常商的一个类：同一类的两块棋盘在任何局面里互换，胜负不变。一共 18 个类，用字母 a、b、c、d 写成。几块棋盘放在一起，类就相乘，规则为 a² = 1、b³ = b、b²c = c、b²d = d、cd = ad、d² = c²、c³ = ac²；已连线的棋盘为 1。积为 a、b²、bc、c² 时先手必败，其余必胜。',
  'head.crosses': '棋盘',
  'named.crosses': ({ label }) => `棋盘 ${label}`,
};

export const claims: Words = {
  'head.cross': '各棋盘的类',
  'cross-class': ({ board, word }) => `棋盘 ${board} 的类为 ${word}。`,
  'cross-product': ({ word, lost, alone, boards }) =>
    `${Number(alone) ? '积就是这一块棋盘的类' : `${boards} 块未连线棋盘的积为 ${word}`}，${Number(lost) ? '在' : '不在'} a、b²、bc、c² 之中，先手${Number(lost) ? '必败' : '必胜'}。`,
  'cross-leave': ({ move, word }) => `走 ${move} 画叉，积成为 ${word}，对方必败。`,
  'cross-stuck': () => '怎么画叉，积都不会是 a、b²、bc、c²，对方都能获胜。',
  'cross-over': () => '无论画在哪个空格，都会在最后一块棋盘上连成一线。',
};
