import { fromValues, many } from '../grammar.ts';
import type { Args } from '../../args.ts';
import type { Words } from '../../languages.ts';

export const why = {
  'theorem.e-and-d': 'Pairs of boxes add up',
  'theorem.e-and-d.say':
    'Each pair is a game of its own. The value of a pair (a, b) is the number of ones at the end of (a − 1) | (b − 1), the bitwise or, in binary. The values of the pairs add up by nim-sum.',
} satisfies Words;

export const claims = {
  'head.pair': fromValues,
  'pair-value': ({ a, b, value }: Args<'a b value'>) => {
    const [x, y] = [BigInt(a) - 1n, BigInt(b) - 1n];
    const bits = (n: bigint) => n.toString(2);
    return `The pair (${a}, ${b}): ${x} | ${y} is ${bits(x)} | ${bits(y)} = ${bits(x | y)} in binary, which ends in ${value} ${many(value, 'one', 'ones')}. So its value is ${value}.`;
  },
} satisfies Words;
