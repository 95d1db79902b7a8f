import type * as en from '../../en/games/queens.ts';
import type { Translated } from '../../languages.ts';

const mirrors: Record<string, string> = {
  point: '中心对称',
  columns: '左右对称',
  rows: '上下对称',
  diagonal: '沿对角线的对称',
  antidiagonal: '沿对角线的对称',
  shift: '平移半个棋盘',
};

export const why = {
  'theorem.mirror-pairs': '放在对称的位置上',
  'theorem.mirror-pairs.say':
    '设棋盘的一个对称把空格两两配对，每一对的两格互不攻击。对方放在一格，你就放在与它配对的那一格：它没有受到攻击，总可以放；对称保持攻击关系，所以放完后剩下的空格依然两两配对。先无处可放的总是对方。',
  'theorem.rooks': '步数是固定的',
  'theorem.rooks.say':
    '一个车无论放在哪里，都恰好占去一行和一列。所以剩下的步数等于空行数与空列数中较小的一个，谁也改变不了。',
  'head.squares': '空格',
  'named.squares': ({ label }) => `空格 ${label}`,
} satisfies Translated<typeof en.why>;

export const claims = {
  'mirror-first': ({ square, kind }) =>
    `放在 ${square}，剩下的空格就按${mirrors[String(kind)]}两两配对。`,
  'mirror-pair': ({ one, other, kind, after }) =>
    `${Number(after) ? '此后，每' : '每'}个空格与它在${mirrors[String(kind)]}下的像配对，例如 ${one} 与 ${other}：两格互不攻击。`,
  'mirror-answer': ({ after }) =>
    Number(after)
      ? '此后对方放一格，就放在与它配对的空格，所以先手走最后一步。'
      : '对方放一格，就放在与它配对的空格，所以后手走最后一步。',
  'rooks-left': ({ columns, rows, left }) =>
    `还有 ${columns} 列和 ${rows} 行是空的，所以还能走 ${left} 步。`,
  'rooks-parity': ({ left, misere }) =>
    `${left} 是${Number(left) % 2 ? '奇' : '偶'}数：当前玩家${Number(left) % 2 ? '走' : '走不到'}最后一步，${(Number(left) % 2 === 1) !== (Number(misere) === 1) ? '必胜' : '必败'}。`,
} satisfies Translated<typeof en.claims>;
