import { minus } from '../grammar.js';

export const name = 'Boxes by distance';
export const rule =
  'Move any number of stones from one box to the box before it, which is one nearer to box 0. What lies in box 0 stays there.';
export const terms =
  'The numbers are the stones in boxes 0, 1, 2 …: the box number is its distance from box 0. In a typed move places count from 1, as in every game: 2-1 moves one stone out of box 1.';

/** @type {import('../../index.js').Words} */
export const why = {
  'theorem.boxes': 'Only the boxes at an odd distance count',
  'theorem.boxes.say':
    'It is staircase Nim: a move changes a stone’s distance from box 0 by one. What comes out of an even box can be sent on at once, just as much of it, into the next even box. So only the odd boxes count, each as a Nim heap: moving stones out of one takes them from that heap.',
  'theorem.misere-boxes': 'Only the boxes at an odd distance count, as misère Nim heaps',
  'theorem.misere-boxes.say':
    'It is misère staircase Nim: a move changes a stone’s distance from box 0 by one. What comes out of an even box can be sent on at once, just as much of it, into the next even box. So the odd boxes decide, as the heaps of misère Nim do.',
  'named.place': ({ label }) => `box ${label}`,
  'head.place': 'Box',
};

/** @type {import('../../index.js').Words} */
export const claims = {
  'head.box': 'The mirror reply',
  'box-mirror': ({ from, to }) =>
    `Stones that come from box ${from}, an even one, to box ${to} can be sent on to box ${minus(to, 1)} at once, as many of them: then the odd boxes hold what they held.`,
  'box-end': () => 'Every move brings stones nearer to box 0, so play comes to an end.',
};
