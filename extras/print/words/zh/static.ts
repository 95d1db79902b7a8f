/** 不经浏览器画出的图，以及图旁的文字。 */
import type { Translated } from 'mexplorer/kit';
import type en from '../en/static.ts';

export default {
  title: ({ name, position }) => `${name}：${position}`,
  named: ({ name, line }) => `${name}（${line}）`,
  moves_count: ({ wins, all }) => `${all} 种走法中有 ${wins} 种必胜。`,
  misere: ({ name }) => `${name}（反常规则）`,
  moves: ({ moves, rest }) => `必胜走法：${moves.join('；')}${rest ? `；另有 ${rest} 种` : ''}。`,
  both: ({ who, moves }) => `${who}${moves}`,
  and: ({ one, other }) => `${one}${other}${/[。！？]$/.test(other) ? '' : '。'}`,
  then: ({ says }) => says,
  between: '。',
  more_heaps: ({ count }) => `另有 ${count} 堆`,
  map_cut: ({ side }) => `只画到 ${side} 个一堆为止。`,
  'alt.game': ({ name, position }) =>
    position.trim() === ''
      ? `“${name}”终局的棋盘，什么也没有剩下。`
      : `“${name}”的棋盘，局面为 ${position}。`,
  'alt.table': ({ game, upto, values, more }) =>
    `“${game}”的 SG 值表，堆的大小从 0 到 ${upto}${
      values ? `：${values}${more ? ' 等' : ''}` : '，待填'
    }。`,
  'alt.graph': ({ name, position, count, board }) =>
    board
      ? `一张有 ${count} 个顶点的图，上面放着棋子，是“${name}”的局面 ${position}。`
      : `“${name}”的局面 ${position} 的博弈图，共 ${count} 个局面。`,
  'alt.union': ({ union, n }) => `答案：${n} 个中有 ${union} 个。`,
  'alt.venn': ({ sets, union }) =>
    `集合的维恩图，各大小为 ${sets}${union ? `；合起来共有 ${union} 个元素` : ''}。`,
} satisfies Translated<typeof en>;
