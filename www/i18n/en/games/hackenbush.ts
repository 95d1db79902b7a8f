import { many } from '../grammar.ts';
import type { Args } from '../../args.ts';
import type { Words } from '../../languages.ts';

export const why = {
  'head.plant': 'Plant',
  stems: 'From the tips down',
  'stems.edge': 'Edge',
  'stems.carries': 'Carries',
  'stems.worth': 'Is worth',
  'theorem.colon': 'The colon principle',
  'theorem.colon.say':
    'Branches that meet at a node may be replaced by one stalk as long as their nim-sum. So a tree is worth a stalk: from the tips down, add 1 for each edge and take the nim-sum where branches meet. Separate plants add up by nim-sum, too.',
  'theorem.stalks': 'A stalk is a heap',
  'theorem.stalks.say':
    'Cutting a stalk can leave any smaller height, just as in a Nim heap. A plant that does not branch is Nim, also under misère play.',
  'theorem.fusion': 'The fusion principle',
  'theorem.fusion.say':
    'All nodes of a cycle may be merged into one without changing the value. Its edges become loops, and a loop is worth as much as a stalk of one edge: an odd cycle counts 1, an even one 0.',
  'named.plant': ({ label }: Args<'label'>) => `the plant ${label}`,
} satisfies Words;

export const claims = {
  'stems-cycle': ({ node }: Args<'node'>) => `cycles at ${node}`,
  'stems-edges': ({ edges }: Args<'edges'>) => `${edges} edge${many(edges)}`,
  stems:
    'An edge is worth 1 more than the nim-sum of what grows on it. Cycles that meet are worth 1 if they have an odd number of edges together, else 0.',
} satisfies Words;
