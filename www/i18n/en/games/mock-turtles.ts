import type { Words } from '../../languages.ts';

export const why = {
  'theorem.mock-turtles': 'Mock Turtles and the odious numbers',
  'theorem.mock-turtles.say':
    'A head on square n, counted from 1, is worth the n-th number with an odd count of ones in binary: 1, 2, 4, 7, 8, 11, … Such a number is not the nim-sum of two others of its kind, and all smaller numbers are reached.',
} satisfies Words;
