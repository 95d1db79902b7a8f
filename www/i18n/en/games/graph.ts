import { is, many, minus, some, upTo } from '../grammar.ts';
import type { Args } from '../../args.ts';
import type { Words } from '../../languages.ts';

export const why = {
  'graph-values': 'Values on the graph',
  'graph-values.node': 'Node',
  'graph-values.token': 'Token',
  'theorem.retrograde': 'Labels from the ends, backwards',
  'theorem.retrograde.say':
    'Begin at the nodes without arrows. A node with an arrow to a lost node is won; a node whose arrows all lead to won nodes is lost. Each new label may decide the nodes before it, in the order of a queue. Nodes that get no label are draws, since from there both sides can keep moving forever.',
  'theorem.loopy': 'Loopy values',
  'theorem.loopy.say':
    'Numbers are given smallest first: a node gets m if m is the mex of its options’ numbers and from every other option one can move on to an m. Such a node adds like a Nim heap of m. A node without a number is ∞: with one token on such a node the game is won if that token can move to the nim-sum of all the others, and drawn if not; with two or more it is a draw.',
  'graph-values.yes': '● here',
  'graph-values.no': '–',
} satisfies Words;

export const claims = {
  'graph-loopy':
    'A number adds like a Nim heap of that size. ∞ means that there is no number; the numbers of the options follow in braces.',
  'graph-mex':
    'A node’s value is the mex of the values of the nodes that its arrows lead to. A node without arrows has 0.',
  'head.turn': 'Who wins, node by node in the order of the queue',
  'head.label': 'The numbers, in the order in which they are given',
  'turn-end': ({ node, wins }: Args<'node wins'>) =>
    `${node} has no arrow: the player to move there ${wins ? 'wins under misère play (N)' : 'loses (P)'}.`,
  'turn-won': ({ node, to }: Args<'node to'>) =>
    `${node} has an arrow to ${to}, which is lost: won (N).`,
  'turn-lost': ({ node, options, count }: Args<'node count'> & { options: string[] }) =>
    is(count, 1)
      ? `The only arrow of ${node} leads to ${options}, which is won: lost (P).`
      : `All ${count} arrows of ${node} lead to nodes that are won (${some(options, count)}): lost (P).`,
  'turn-drawn': ({ nodes, count }: Args<'count'> & { nodes: string[] }) =>
    `The queue is empty, and ${some(nodes, count)} ${many(count, 'is', 'are')} left. No arrow from there leads to a lost node, and each of them has an arrow to a node that is left: a player who stays among them cannot be made to lose. A draw (D).`,
  'turn-more': ({ count }: Args<'count'>) =>
    `In the same way ${count} more ${many(count, 'node is', 'nodes are')} labelled.`,
  'label-end': ({ node }: Args<'node'>) => `${node} has no arrow: 0.`,
  'label-mex': (given: Args<'node value via'> & { others: string[]; count: number }) =>
    `${given.node} gets ${given.value}: ${[
      is(given.value, 0) ? '' : `its options have ${upTo(minus(given.value, 1))}`,
      ...given.others.map(
        (other, i) =>
          `from its option ${other} there is an arrow to ${given.via[i]}, which has ${given.value}`,
      ),
      given.count > given.others.length
        ? `and likewise from ${given.count - given.others.length} more`
        : '',
    ]
      .filter(Boolean)
      .join('; ')}.`,
  'label-left': ({ nodes, count }: Args<'count'> & { nodes: string[] }) =>
    `No more numbers can be given: ${some(nodes, count)} ${many(count, 'stays', 'stay')} infinite (∞).`,
  'label-open': ({ node, set, mex, through }: Args<'node mex through'> & { set: string[] }) =>
    `${node} is ∞: its options have ${set.length ? `the numbers ${set.join(', ')}` : 'no numbers'}, so it could only get ${mex}; but from its option ${through} no arrow leads to a ${mex}.`,
  'loops-moves': ({ moves }: Args<'moves'>) =>
    is(moves, 0)
      ? 'No move is left.'
      : `If the winner hurries and the loser delays, ${moves} ${many(moves, 'move is', 'moves are')} left.`,
  'loops-searched': ({ positions }: Args<'positions'>) =>
    `Under misère play the numbers do not add up, so all ${positions} ${many(positions, 'position', 'positions')} that play can come to ${many(positions, 'was', 'were')} labelled from the ends.`,
  'loops-hold': ({ moves, holds }: Args<'moves holds'>) =>
    is(moves, holds)
      ? is(moves, 1)
        ? 'The only move keeps the draw.'
        : `All ${moves} moves keep the draw.`
      : `Of ${moves} moves ${holds} ${many(holds, 'keeps', 'keep')} the draw; any other loses.`,
  'loops-leave': ({ part, value, to, target }: Args<'part value to target'>) =>
    `Look at ${part}, worth ${value}: on ${to} it is worth ${target}, the nim-sum of the others, and the whole is 0.`,
  'loops-bring': ({ part, to, target }: Args<'part to target'>) =>
    `Look at ${part}, the only one that is infinite: on ${to} it is worth ${target}, the nim-sum of the others, and the whole is 0.`,
  'loops-apart': ({ part, rest }: Args<'part rest'>) =>
    `Look at ${part}, the only one that is infinite. The others have the nim-sum ${rest}, and no arrow from there leads to a node with ${rest}. So no move leaves the nim-sum 0.`,
  'loops-both': ({ label, other, count }: Args<'label other count'>) =>
    `${is(count, 2) ? 'Two' : count} tokens are infinite, ${is(count, 2) ? '' : 'such as '}those on ${label} and ${other}. A move changes only one of them, so none leaves the nim-sum 0.`,
  'loops-lower': () =>
    'From the nim-sum 0 a move may lower a number. That is answered as in Nim: some number is lowered so that the nim-sum is 0 again.',
  'loops-back': () =>
    'Any other move leads to a larger number or to ∞. Then the same token moves on to the number that it had; such an arrow is there, because the number was given only with it.',
  'loops-ends': ({ rank }: Args<'rank'>) =>
    `This ends. The rank of a node counts how late its number was given; the ranks of the tokens add up to ${rank}, and the total falls with each move and its answer. So there are at most ${rank} such ${many(rank, 'pair', 'pairs')}.`,
} satisfies Words;
