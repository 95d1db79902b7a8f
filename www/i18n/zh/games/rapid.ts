import type { Words } from '../../index.ts';

export const name = '先走完者定胜负';
export const rule =
  '每个部分都要走一步，走法按后面写的游戏。只要有一个部分走不动，就谁也不能再走。';
export const terms =
  '“rapid”后面写 nim、集合或取拆码（如 subtract 1 3 4、kayles），或自己写的规则；局面按那个游戏来写。走法给每个部分写一份，例如 1-3 2=2+1。拆分留下的空堆不算一个部分。';

export const why: Words = {
  'theorem.rapid': '最先走完的部分决定胜负',
  'theorem.rapid.say':
    '每个部分都要走一步，直到有一个部分走不动。给每个部分一个步数：胜方求快、负方拖延时还能走几步。走完的为 0；后继里有偶数时，取最小的偶数加 1；否则取最大的加 1。一个部分拆成几块时，按其中最小的算。各部分步数的最小值为奇数时先手必胜。反常规则下奇偶对调。',
};
