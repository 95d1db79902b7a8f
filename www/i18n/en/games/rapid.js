export const name = 'The first part to end';
export const rule =
  'Move in every part: one move of the game that is named, in each. As soon as one part has no move left, nobody can move.';
export const terms =
  'After “rapid” stands nim, a set or a code such as subtract 1 3 4 or kayles, or a rule of your own; the position is written as there. A move has a share for each part, such as 1-3 2=2+1. An empty heap that a split leaves is no part.';

/** @type {import('../../index.js').Words} */
export const why = {
  'theorem.rapid': 'The part that ends first decides',
  'theorem.rapid.say':
    'A move is made in every part, until one has no move left. Give each part a number, the moves that it lasts when its winner hurries and its loser draws it out: 0 where it has ended; 1 more than the smallest even number of its options, if one is even; otherwise 1 more than their largest. What a part breaks into counts as its smallest piece. The player to move wins if the smallest number of all parts is odd. Under misère play odd and even change places.',
};
