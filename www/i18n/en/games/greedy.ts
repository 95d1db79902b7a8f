import { is, many, minus } from '../grammar.ts';
import type { Args } from '../../args.ts';
import type { Words } from '../../languages.ts';

export const why = {
  'theorem.greedy': 'An even number of largest heaps is lost',
  'theorem.greedy.say':
    'Only a largest heap may be reduced. If the number of largest heaps is even, a move leaves it odd. If it is odd and above 1, reduce one of them; if it is 1, reduce that heap so that the number of largest heaps becomes even.',
  'theorem.misere-greedy': 'Largest heaps under misère play',
  'theorem.misere-greedy.say':
    'While some heap is above 1, an even number of largest heaps is lost, as in normal play. Once no heap is above 1, every move takes a heap of 1, and an odd number of them is lost.',
} satisfies Words;

export const claims = {
  'head.largest': 'The largest heaps',
  'largest-heaps': ({ size, count }: Args<'size count'>) =>
    `The largest size is ${size}, and ${count} heap${many(count, ' has', 's have')} it: an ${BigInt(count) % 2n ? 'odd' : 'even'} number.`,
  'largest-ones': ({ count }: Args<'count'>) =>
    `No heap is above 1, so each move takes one of the ${count} heap${many(count)} of 1. Under misère play an odd number of them is lost for the player to move.`,
  'greedy-even': ({ size, count }: Args<'size count'>) =>
    `${count} heaps of ${size}: a move reduces one of them and leaves ${minus(count, 1)}, an odd number. That can be answered.`,
  'greedy-odd': ({ size, count }: Args<'size count'>) =>
    `${count} heaps of ${size}: reduce one of them by any amount. ${minus(count, 1)} are left, an even number.`,
  'greedy-one': ({ size, next, others, left }: Args<'size next others left'>) =>
    is(next, 0)
      ? `There is only one heap: reduce ${size} to ${left}.`
      : `Below ${size} the largest size is ${next}, of which there ${many(others, 'is', 'are')} ${others}: reduce ${size} to ${left}.`,
} satisfies Words;
