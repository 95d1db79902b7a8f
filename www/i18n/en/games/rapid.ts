import type { Words } from '../../index.ts';

export const name = 'The first part to end';
export const rule =
  'Make one move, by the rules of the named game, in every part. As soon as one part has no move left, neither player can move.';
export const terms =
  'After “rapid” write nim, a set or a code such as subtract 1 3 4 or kayles, or a rule of your own; the position is written as in that game. A move names one move for each part, such as 1-3 2=2+1. An empty heap left by a split is not a part.';

export const why: Words = {
  'theorem.rapid': 'The part that ends first decides',
  'theorem.rapid.say':
    'Each turn makes a move in every part, until one has no move left. Give each part a number: how many moves it lasts when its winner hurries and its loser delays. It is 0 where it has ended; 1 more than the smallest even number of its options, if one is even; otherwise 1 more than their largest. If a part breaks into pieces, the smallest number counts. The player to move wins if the smallest number of all parts is odd. Under misère play odd and even are exchanged.',
};
