import type * as en from '../../en/games/poker-nim.ts';
import type { Translated } from '../../languages.ts';

export const why = {
  'theorem.poker-nim': '放回无济于事，仍是 Nim',
  'theorem.poker-nim.say':
    '谁在这几堆的 Nim 里必胜，谁就必胜：对方放回多少，就立刻取走多少，各堆和原来一样。合计放回的个数有上限，所以游戏总会结束，胜负由各堆的异或和决定。n 颗石子的一堆 SG 值就是 n：它还能变大，并不会带来 mex 要排除的值。',
  'theorem.misere-poker-nim': '放回无济于事，仍是反 Nim',
  'theorem.misere-poker-nim.say':
    '只要有一堆多于 1 个，就像 Nim 那样走；都不多于 1 时，留下奇数个 1。已败的一方若放回石子，局面就不再是反 Nim 的必败局面，可以应对。若石子已取完而还能放回，就放回一颗，对方只好取走它。',
} satisfies Translated<typeof en.why>;
