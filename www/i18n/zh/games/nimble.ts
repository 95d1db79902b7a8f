import type * as en from '../../en/games/nimble.ts';
import type { Translated } from '../../languages.ts';

export const why = {
  'head.coin': '硬币所在格',
  'theorem.strip': '格带上的硬币就是一堆',
  'theorem.strip.say':
    '第 n 格上的硬币左边有 n 格。移动它就是从 n 颗石子的 Nim 堆中取石子；硬币之间互不影响。',
  'named.coin': ({ label }) => `第 ${label} 格上的硬币`,
} satisfies Translated<typeof en.why>;
