import type { Words } from '../../languages.ts';

export const why = {
  'theorem.rapid': 'The part that ends first decides',
  'theorem.rapid.say':
    'Each turn makes a move in every part, until one has no move left. Give each part a number: how many moves it lasts when its winner hurries and its loser delays. It is 0 where it has ended; 1 more than the smallest even number of its options, if one is even; otherwise 1 more than their largest. If a part breaks into pieces, the smallest number counts. The player to move wins if the smallest number of all parts is odd. Under misère play odd and even are exchanged.',
} satisfies Words;
