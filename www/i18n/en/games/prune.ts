import { fromValues, is, some } from '../grammar.ts';
import type { Args } from '../../args.ts';
import type { Words } from '../../languages.ts';

export const why = {
  'theorem.prune': 'One more than what grows on it',
  'theorem.prune.say':
    'A node with all that grows on it is worth 1 more than the nim-sum of the trees on it: that is the colon principle, since taking a node is cutting the edge below it. Separate trees add up by nim-sum.',
  'theorem.tree-stalks': 'A tree that does not branch is a heap',
  'theorem.tree-stalks.say':
    'If a tree does not branch, taking a node can leave any smaller number of its nodes, just as in a Nim heap. So such trees are Nim, also under misère play.',
} satisfies Words;

export const claims = {
  'head.tree': fromValues,
  'tree-tip': ({ nodes, count }: Args<'count'> & { nodes: string[] }) =>
    `Nothing grows on ${some(nodes, count)}: ${is(count, 1) ? 'it is' : 'each is'} worth 1.`,
  'tree-carry': ({ node, on, carries, value }: Args<'node carries value'> & { on: string[] }) =>
    `On ${node} ${on.length > 1 ? 'grow' : 'grows'} ${on.join(', ')}${on.length > 1 ? `, with the nim-sum ${carries}` : ''}. So ${node} is worth ${value}.`,
} satisfies Words;
