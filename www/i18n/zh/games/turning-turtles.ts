import { fromValues, is } from '../grammar.ts';
import type { Words } from '../../index.ts';

export const name = '翻硬币游戏（翻龟）';
export const rule = '把一枚硬币由正翻到反，还可以再翻它左边的一枚。';
export const terms = '局面是一排 H（正）和 T（反）。';

export const why: Words = {
  'theorem.turtles': '翻龟游戏就是 Nim',
  'theorem.turtles.say':
    '从 1 数起，第 n 格上的正面的值是 n：它单独在那里时，可以变没，也可以变成左边任意一格上的正面。',
};

export const claims: Words = {
  'head.turtle': fromValues,
  turtle: ({ n }) =>
    is(n, 1)
      ? '第 1 格上的正面只能翻没：值为 1。'
      : `第 ${n} 格上的正面可以单独翻转，得到 0；也可以连同左边一枚一起翻转，相当于变成第 1…${n - 1} 格中任意一格上的正面。所以值为 ${n}。`,
};
