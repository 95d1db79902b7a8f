import type * as en from '../../en/games/cram.ts';
import type { Translated } from '../../languages.ts';

export const why = {
  'theorem.half-turn': '中心对称的应对',
  'theorem.half-turn.say':
    '空格关于棋盘中心对称，而且没有骨牌会碰到自己的对称位置。所以后手总可以把骨牌放在对方那一张的对称位置上。',
  'theorem.half-turn-move': '一步造成中心对称',
  'theorem.half-turn-move.say':
    '有一张骨牌放下之后，空格关于棋盘中心对称，而且没有骨牌会碰到自己的对称位置。此后对方放一张，就在对称位置放一张。',
  'head.region': '区域',
  'named.region': ({ label }) => `区域 ${label}`,
} satisfies Translated<typeof en.why>;
