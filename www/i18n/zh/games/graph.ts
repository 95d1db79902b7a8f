import { is, minus, some, upTo } from '../grammar.ts';
import type * as en from '../../en/games/graph.ts';
import type { Translated } from '../../languages.ts';

export const why = {
  'graph-values': '图上各顶点的值',
  'graph-values.node': '顶点',
  'graph-values.token': '棋子',
  'theorem.retrograde': '从终点倒推标记',
  'theorem.retrograde.say':
    '从终点开始，用队列倒推：有后继必败，就必胜；后继全都必胜，就必败。每标一个点，就可能定下它的前驱。队列走完仍未标到的是平局：在那里双方都可以一直走下去。',
  'theorem.loopy': '循环博弈值',
  'theorem.loopy.say':
    '从小到大给出数值：若 m 是后继数值的 mex，且从其余每个后继都能再走到值为 m 的点，则该点的值为 m，与 m 颗石子的 Nim 堆一样相加。得不到数值的点为 ∞：只有一枚棋子在 ∞ 上时，若它能走到其余各枚的异或和就必胜，否则平局；有两枚或更多时是平局。',
  'graph-values.yes': '● 在此',
  'graph-values.no': '–',
} satisfies Translated<typeof en.why>;

export const claims = {
  'graph-loopy':
    '有数值的顶点，与同样大小的 Nim 堆一样相加。∞ 表示没有数值；花括号里是后继的数值。',
  'graph-mex': '一个顶点的值，是它的箭头所到各顶点的值的 mex。没有出边的顶点为 0。',
  'head.turn': '按队列的顺序逐点定胜负',
  'head.label': '按给出的顺序看各点的数值',
  'turn-end': ({ node, wins }) =>
    `${node} 没有出边：${wins ? '反常规则下，轮到在那里走的一方胜（N）' : '轮到在那里走的一方负（P）'}。`,
  'turn-won': ({ node, to }) => `${node} 有边到必败的 ${to}：必胜（N）。`,
  'turn-lost': ({ node, options, count }) =>
    is(count, 1)
      ? `${node} 唯一的出边到必胜的 ${options}：必败（P）。`
      : `${node} 的 ${count} 条出边都到必胜的点（${some(options, count)}）：必败（P）。`,
  'turn-drawn': ({ nodes, count }) =>
    `队列已空，剩下 ${some(nodes, count)}。从那里没有边到必败的点，又总有一条边到剩下的点：一直留在其中就不会输。平局（D）。`,
  'turn-more': ({ count }) => `同样还标出 ${count} 个点。`,
  'label-end': ({ node }) => `${node} 没有出边：值为 0。`,
  'label-mex': ({ node, value, others, via, count }) =>
    `${node} 的值为 ${value}：${[
      is(value, 0) ? '' : `后继中有 ${upTo(minus(value, 1))}`,
      ...others.map(
        (other: string, i: number) => `从后继 ${other} 有边到值为 ${value} 的 ${via[i]}`,
      ),
      count > others.length ? `其余 ${count - others.length} 个后继也是如此` : '',
    ]
      .filter(Boolean)
      .join('；')}。`,
  'label-left': ({ nodes, count }) => `再也给不出数值：${some(nodes, count)} 为 ∞。`,
  'label-open': ({ node, set, mex, through }) =>
    `${node} 为 ∞：后继${set.length ? `的数值有 ${set.join('、')}` : '都没有数值'}，它只可能得 ${mex}；但从后继 ${through} 没有边到值为 ${mex} 的点。`,
  'loops-moves': ({ moves }) =>
    is(moves, 0) ? '已无步可走。' : `胜方走最短、负方走最长时，还有 ${moves} 步。`,
  'loops-searched': ({ positions }) =>
    `反常规则下数值不能相加，所以把能走到的 ${positions} 个局面全都从终点倒推标记。`,
  'loops-hold': ({ moves, holds }) =>
    is(moves, holds)
      ? is(moves, 1)
        ? '唯一的走法保持平局。'
        : `${moves} 种走法都保持平局。`
      : `${moves} 种走法中有 ${holds} 种保持平局，其余都会输。`,
  'loops-leave': ({ part, value, to, target }) =>
    `看${part}，值为 ${value}：走到 ${to}，值变成 ${target}，正是其余各枚的异或和，总和就是 0。`,
  'loops-bring': ({ part, to, target }) =>
    `看${part}，只有它是 ∞：走到 ${to}，值变成 ${target}，正是其余各枚的异或和，总和就是 0。`,
  'loops-apart': ({ part, rest }) =>
    `看${part}，只有它是 ∞。其余各枚的异或和为 ${rest}，而从那里没有边到值为 ${rest} 的点。所以没有一步能使异或和为 0。`,
  'loops-both': ({ label, other, count }) =>
    `有 ${count} 枚棋子为 ∞${is(count, 2) ? '，' : '，例如'}在 ${label} 和 ${other} 上。一步只动其中一枚，所以没有一步能使异或和为 0。`,
  'loops-lower': () =>
    '异或和为 0 时，对方若减小一个数值，就照 Nim 应对：再减小某个数值，使异或和变回 0。',
  'loops-back': () =>
    '对方若走到更大的数值或 ∞，就把同一枚棋子再走到原来的数值：必有这样的边，因为有了它才给出那个数值。',
  'loops-ends': ({ rank }) =>
    `这样总会结束：数值给得越晚，级别越高；异或和为 0 时，各枚的级别之和为 ${rank}，每一步连同应对都使它变小，所以这样的来回至多 ${rank} 次。`,
} satisfies Translated<typeof en.claims>;
