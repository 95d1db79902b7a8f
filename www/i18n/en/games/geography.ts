import { many } from '../grammar.ts';
import type { Args } from '../../args.ts';
import type { Words } from '../../languages.ts';

export const why = {
  'theorem.geography': 'Largest matchings decide',
  'theorem.geography.say':
    'A matching is a set of edges of which no two share a node. The player to move wins exactly when every largest matching covers the token’s node, on any graph, bipartite or not. (If the first player may also choose where the token starts, the second player wins exactly when there is a perfect matching, one that covers every node.)',
  matching: 'A largest matching',
} satisfies Words;

export const claims = {
  'matching-edges': ({ node, list, rest }: Args<'node rest list'>) =>
    `${list.join(', ')}${rest ? ` and ${rest} more` : ''}. The token stands on ${node}.`,
  'matching-empty': ({ node }: Args<'node'>) =>
    `No edge is left, so it is empty. The token stands on ${node}.`,
  'walk-cover': ({ node, size, without }: Args<'node size without'>) =>
    `The largest matching has ${size} ${many(size, 'edge', 'edges')}. Without ${node}, the largest has only ${without}. So every largest matching covers ${node}.`,
  'walk-along': ({ node, to }: Args<'node to'>) =>
    `Walk along its edge, to ${to}. Now ${node} is removed, and the rest of the matching is a largest matching of the remaining graph. It misses ${to}.`,
  'walk-free': ({ node, size }: Args<'node size'>) =>
    `This matching has ${size} ${many(size, 'edge', 'edges')}, none is larger, and it misses ${node}.`,
  'walk-answer': () =>
    'From a node that the matching misses, every step leads to a node that it covers: otherwise that step could be added, and the matching would not be a largest one. The other side answers along the edge of the matching, and the token is on a missed node again. So the other side always has an answer.',
  'walk-end': ({ node }: Args<'node'>) => `No edge leads on from ${node}.`,
} satisfies Words;
