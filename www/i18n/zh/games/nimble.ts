import type { Words } from '../../index.ts';

export const name = 'Nimble（移硬币）';
export const rule = '把一枚硬币向左移任意多格；一格里可以放任意多枚。';
export const terms = '各数为各枚硬币所在的格子，从 0 数起。';

export const why: Words = {
  'head.coin': '硬币所在格',
  'theorem.strip': '格带上的硬币就是一堆',
  'theorem.strip.say':
    '第 n 格上的硬币左边有 n 格。移动它就是从 n 颗石子的 Nim 堆中取石子；硬币之间互不影响。',
  'named.coin': ({ label }) => `第 ${label} 格上的硬币`,
};
