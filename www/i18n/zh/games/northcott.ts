import type * as en from '../../en/games/northcott.ts';
import type { Translated } from '../../languages.ts';

export const why = {
  'theorem.northcott': '间隔就是 Nim 的石子堆',
  'theorem.northcott.say':
    '靠近对方的棋子，等于从这一行的间隔里取走几格，和 Nim 一样。后退终究不改变什么：对方前进同样多的格数，间隔就恢复原样。合计能后退的格数有限，所以游戏一定结束，胜负由各间隔的异或和决定。',
  'theorem.misere-northcott': '间隔就是反 Nim 的石子堆',
  'theorem.misere-northcott.say':
    '只要有大于 1 的间隔，就按间隔的 Nim 来走；都不大于 1 时，留下奇数个为 1 的间隔。把间隔变宽救不了必败的一方。若所有间隔都已合拢而还能后退，就后退一格，对方只得把它合拢。',
} satisfies Translated<typeof en.why>;
