import type { Words } from '../../index.ts';

export const name = '翻硬币游戏（假龟）';
export const rule = '翻至多三枚硬币，其中最右边的一枚由正翻到反。';
export const terms = '局面是一排 H（正）和 T（反）。';

export const why: Words = {
  'theorem.mock-turtles': '假龟游戏与有奇数个 1 的数',
  'theorem.mock-turtles.say':
    '从 1 数起，第 n 格上的正面的值，是二进制中有奇数个 1 的第 n 个数：1、2、4、7、8、11……这样的数不是两个同类数的异或和，而比它小的数都能取到。',
};
