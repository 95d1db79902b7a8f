import type { Words } from '../../index.ts';

export const name = 'Letters';
export const rule = 'Take one letter, two equal letters, or every copy of one letter.';
export const terms = 'The position is a word in capital letters.';

export const why: Words = {
  'letter.n': ({ label }) => `letter ${label}`,
  'head.letter': 'Letters',
  'theorem.letters': 'Equal letters have period 3',
  'theorem.letters.say':
    'n equal letters have the values 1, 2, 3, 1, 2, 3, …; none has 0. Different letters are separate heaps, and their nim-sum decides.',
  'named.letter': ({ label }) => `the letters ${label}`,
};
