import { is } from '../grammar.ts';
import type { Args } from '../../args.ts';
import type { Words } from '../../languages.ts';

export const why = {
  'theorem.end-nim': 'One size of each end loses',
  'theorem.end-nim.say':
    'For every row, exactly one heap makes a lost position when it is added at the left end, and exactly one when it is added at the right end. Let x₀ and y₀ be these two for the heaps between the two ends. With a first heap x the position is lost for just one size of the last heap: 0 if x = x₀; x − 1 if x₀ < x ≤ y₀; x + 1 if y₀ ≤ x < x₀; x otherwise. So the sizes for a row follow from those for shorter rows.',
  'theorem.misere-end-nim': 'One size of each end loses, also under misère play',
  'theorem.misere-end-nim.say':
    'For every row, exactly one heap makes a lost position when it is added at the left end, and exactly one when it is added at the right end. Let x₀ and y₀ be these two for the heaps between the two ends; if there are none, both are 1. With a first heap x the position is lost for just one size of the last heap: 0 if x = x₀; x − 1 if x₀ < x ≤ y₀; x + 1 if y₀ ≤ x < x₀; x otherwise. So the sizes for a row follow from those for shorter rows.',
} satisfies Words;

export const claims = {
  'head.end': 'The two ends',
  'end-middle': ({ empty, before, behind }: Args<'empty before behind'>) =>
    is(before, 0)
      ? `${empty ? 'Nothing lies between the two ends, and nothing' : 'What lies between the two ends'} is lost as it stands: x₀ = y₀ = 0.`
      : `${empty ? 'Nothing lies between the two ends. A' : 'Take the heaps between the two ends. With a heap before them and none after, a'} lost position needs a heap of ${before}: x₀ = ${before}. ${empty ? 'The other side is the same' : 'With a heap after them and none before, it needs a heap of ' + behind}: y₀ = ${behind}.`,
  'end-sizes': ({ first, kept, own, other, wanted }: Args<'first kept own other wanted'>) => {
    const [x, y] = [BigInt(kept), BigInt(own)];
    const z = BigInt(other);
    const [name, mine, others] = first ? ['last', 'y₀', 'x₀'] : ['first', 'x₀', 'y₀'];
    const why =
      x === y
        ? `it is ${mine} itself`
        : y < x && x <= z
          ? `it is above ${mine} = ${own} and at most ${others} = ${other}, so it is one less`
          : z <= x && x < y
            ? `it is at least ${others} = ${other} and below ${mine} = ${own}, so it is one more`
            : 'it is not between the two, so it is the same';
    return `The ${name} heap is ${kept}. The ${first ? 'first' : 'last'} one loses only if it is ${wanted}: ${why}.`;
  },
  'end-lower': ({ heap, size, left }: Args<'heap size left'>) =>
    `Reduce heap ${heap} from ${size} to ${left}.`,
} satisfies Words;
