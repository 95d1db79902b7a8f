import { fromValues, many } from '../grammar.ts';
import type { Words } from '../../index.ts';

export const name = 'E&D: pairs of boxes';
export const rule =
  'Choose a pair of boxes: empty one of the two, then divide the contents of the other between them, at least one in each.';
export const terms =
  'The numbers are the contents of the boxes, pair by pair: 3 5 2 2 are the pairs (3, 5) and (2, 2).';

export const why: Words = {
  'theorem.e-and-d': 'Pairs of boxes add up',
  'theorem.e-and-d.say':
    'Each pair is a game of its own. The value of a pair (a, b) is the number of ones at the end of (a − 1) | (b − 1), the bitwise or, in binary. The values of the pairs add up by nim-sum.',
};

export const claims: Words = {
  'head.pair': fromValues,
  'pair-value': ({ a, b, value }) => {
    const [x, y] = [BigInt(a) - 1n, BigInt(b) - 1n];
    const bits = (n: bigint) => n.toString(2);
    return `The pair (${a}, ${b}): ${x} | ${y} is ${bits(x)} | ${bits(y)} = ${bits(x | y)} in binary, which ends in ${value} ${many(value, 'one', 'ones')}. So its value is ${value}.`;
  },
};
