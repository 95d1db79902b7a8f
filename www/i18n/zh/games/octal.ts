import type { Words } from '../../index.ts';

export const name = '八进制游戏';
export const rule =
  '第 t 位数字规定从一堆里取走 t 颗石子以后可以剩下什么：1 不剩，2 剩一堆，4 剩两堆，数字之和表示都可以。';
export const terms = '八进制编码，如 0.77、4.3 或 0.[3]，[ ] 表示循环；局面写出各堆石子数。';

export const why: Words = {
  'theorem.any-split': '任取任分',
  'theorem.any-split.say':
    '从 2 起，n 的堆值为 2n − 2：异或和不会大于和，所以后继都到不了这个值；而更小的数，都是一堆的值，或一堆与 1 的和的值。',
};
