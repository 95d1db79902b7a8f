import type * as en from '../../en/games/mock-turtles.ts';
import type { Translated } from '../../languages.ts';

export const why = {
  'theorem.mock-turtles': '假龟游戏与有奇数个 1 的数',
  'theorem.mock-turtles.say':
    '从 1 数起，第 n 格上的正面的值，是二进制中有奇数个 1 的第 n 个数：1、2、4、7、8、11……这样的数不是两个同类数的异或和，而比它小的数都能取到。',
} satisfies Translated<typeof en.why>;
