import { is, some } from '../grammar.js';

export const name = 'Pruning trees';
export const rule = 'Take away a node of a tree with everything that grows on it.';
export const terms = 'a-b joins two nodes; the trees grow from the ground, which is 0.';

/** @type {import('../../index.js').Words} */
export const why = {
  'theorem.prune': 'One more than what grows on it',
  'theorem.prune.say':
    'A node with all that grows on it is worth 1 more than the nim-sum of the trees on it: that is the colon principle, since taking a node is cutting the edge below it. Trees beside each other add up by nim-sum.',
  'theorem.tree-stalks': 'A tree that does not branch is a heap',
  'theorem.tree-stalks.say':
    'Where nothing branches, taking a node leaves any smaller number of nodes of its tree, just as taking from a Nim heap does. So such trees are Nim, under misère play too.',
};

/** @type {import('../../index.js').Words} */
export const claims = {
  'head.tree': 'Where the values come from',
  'tree-tip': ({ nodes, count }) =>
    `Nothing grows on ${some(nodes, count)}: ${is(count, 1) ? 'it is' : 'each is'} worth 1.`,
  'tree-carry': ({ node, on, carries, value }) =>
    `On ${node} ${on.length > 1 ? 'grow' : 'grows'} ${on.join(', ')}${on.length > 1 ? `, with the nim-sum ${carries}` : ''}. So ${node} is worth ${value}.`,
};
