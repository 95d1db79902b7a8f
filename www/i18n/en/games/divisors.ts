import { fromValues, is, upTo } from '../grammar.ts';
import type { Args } from '../../args.ts';
import type { Words } from '../../languages.ts';

export const why = {
  'theorem.divisors': 'How many times 2 divides the heap',
  'theorem.divisors.say': 'The value of a heap is the number of times that 2 divides it.',
} satisfies Words;

export const claims = {
  'head.twos': fromValues,
  twos: ({ heap, twos, odd }: Args<'heap twos odd'>) =>
    is(twos, 0)
      ? `${heap} is odd, and so are its divisors: an odd number less an odd one is even. So no option has the value 0, and ${heap} itself has the value 0.`
      : `${heap} = 2^${twos} · ${odd}. Taking 2^j with j < ${twos} leaves a number that 2 divides exactly j times: the values ${upTo(Number(twos) - 1)} are reached. A divisor that 2 divides ${twos} times leaves one that 2 divides more often: ${twos} is not reached. So the value is ${twos}.`,
} satisfies Words;
