import { fromValues, is } from '../grammar.ts';
import type * as en from '../../en/games/turning-turtles.ts';
import type { Translated } from '../../languages.ts';

export const why = {
  'theorem.turtles': '翻龟游戏就是 Nim',
  'theorem.turtles.say':
    '从 1 数起，第 n 格上的正面的值是 n：它单独在那里时，可以变没，也可以变成左边任意一格上的正面。',
} satisfies Translated<typeof en.why>;

export const claims = {
  'head.turtle': fromValues,
  turtle: ({ n }) =>
    is(n, 1)
      ? '第 1 格上的正面只能翻没：值为 1。'
      : `第 ${n} 格上的正面可以单独翻转，得到 0；也可以连同左边一枚一起翻转，相当于变成第 1…${n - 1} 格中任意一格上的正面。所以值为 ${n}。`,
} satisfies Translated<typeof en.claims>;
