import type { Words } from '../../languages.ts';

export const why = {
  'theorem.any-split': 'Take and break without limits',
  'theorem.any-split.say':
    'A heap of n is worth 2n − 2 from 2 on: a nim-sum is never more than the sum, so no option reaches that, and every smaller number is a single heap, or one beside a heap of 1.',
} satisfies Words;
