import { fromValues, is, some } from '../grammar.ts';
import type * as en from '../../en/games/prune.ts';
import type { Translated } from '../../languages.ts';

export const why = {
  'theorem.prune': '比上面的异或和大 1',
  'theorem.prune.say':
    '一个点的子树，SG 值等于它各个孩子的子树的异或和加 1：删一个点就是剪断它下面的边，这正是克朗原理。并排的树按异或和相加。',
  'theorem.tree-stalks': '不分叉的树就是一堆',
  'theorem.tree-stalks.say':
    '不分叉时，删一个点可以使这棵树剩下任意更少的点，正如从 Nim 堆中取石子。所以这样的树就是 Nim，反常规则下也一样。',
} satisfies Translated<typeof en.why>;

export const claims = {
  'head.tree': fromValues,
  'tree-tip': ({ nodes, count }) =>
    `${some(nodes, count)} 上面什么也没有，${is(count, 1) ? '' : '各'}值 1。`,
  'tree-carry': ({ node, on, carries, value }) =>
    `${node} 的孩子：${on.join('，')}${on.length > 1 ? `，异或和为 ${carries}` : ''}。所以 ${node} 的值为 ${value}。`,
} satisfies Translated<typeof en.claims>;
