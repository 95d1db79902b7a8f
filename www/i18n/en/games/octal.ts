import type { Words } from '../../index.ts';

export const name = 'Take-and-break code';
export const rule =
  'The digit at place t says what may be left of a heap from which t stones are taken: 1 nothing, 2 one heap, 4 two heaps; a sum allows each of its parts.';
export const terms =
  'An octal code such as 0.77, 4.3 or 0.[3], where [ ] repeats; the position lists the heaps.';

export const why: Words = {
  'theorem.any-split': 'Take and break without limits',
  'theorem.any-split.say':
    'A heap of n is worth 2n − 2 from 2 on: a nim-sum is never more than the sum, so no option reaches that, and every smaller number is a single heap, or one beside a heap of 1.',
};
