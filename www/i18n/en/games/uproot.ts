import type { Args } from '../../args.ts';
import type { Words } from '../../languages.ts';

export const why = {
  'theorem.uproot': 'The path is removed, the rest become separate trees',
  'theorem.uproot.say':
    'Taking a node takes the path below it and leaves the trees beside that path, which add up by nim-sum. A tree is worth the mex over all its nodes. From the tips down: what can be left of a tree is the nim-sum of all that grows on its lowest node, or, for each tree on that, what can be left of it with the others beside it. These sets are merged as binary tries.',
} satisfies Words;

export const claims = {
  'tree-ways': ({ node, ways, value }: Args<'node value ways'>) =>
    `The tree on ${node}, by the node that is taken and what is left then: ${ways.join(', ')}. The least number missing is ${value}.`,
} satisfies Words;
