import type * as en from '../../en/games/rapid.ts';
import type { Translated } from '../../languages.ts';

export const why = {
  'theorem.rapid': '最先走完的部分决定胜负',
  'theorem.rapid.say':
    '每个部分都要走一步，直到有一个部分走不动。给每个部分一个步数：胜方求快、负方拖延时还能走几步。走完的为 0；后继里有偶数时，取最小的偶数加 1；否则取最大的加 1。一个部分拆成几块时，按其中最小的算。各部分步数的最小值为奇数时先手必胜。反常规则下奇偶对调。',
} satisfies Translated<typeof en.why>;
