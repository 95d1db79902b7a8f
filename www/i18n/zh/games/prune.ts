import { fromValues, is, some } from '../grammar.ts';
import type { Words } from '../../index.ts';

export const name = '删子树';
export const rule = '选树上的一个点，把它的整棵子树删去。';
export const terms = 'a-b 是一条边；0 是地面，各棵树的根都长在上面。';

export const why: Words = {
  'theorem.prune': '比上面的异或和大 1',
  'theorem.prune.say':
    '一个点的子树，SG 值等于它各个孩子的子树的异或和加 1：删一个点就是剪断它下面的边，这正是克朗原理。并排的树按异或和相加。',
  'theorem.tree-stalks': '不分叉的树就是一堆',
  'theorem.tree-stalks.say':
    '不分叉时，删一个点可以使这棵树剩下任意更少的点，正如从 Nim 堆中取石子。所以这样的树就是 Nim，反常规则下也一样。',
};

export const claims: Words = {
  'head.tree': fromValues,
  'tree-tip': ({ nodes, count }) =>
    `${some(nodes, count)} 上面什么也没有，${is(count, 1) ? '' : '各'}值 1。`,
  'tree-carry': ({ node, on, carries, value }) =>
    `${node} 的孩子：${on.join('，')}${on.length > 1 ? `，异或和为 ${carries}` : ''}。所以 ${node} 的值为 ${value}。`,
};
