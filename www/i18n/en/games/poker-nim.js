export const name = 'Poker Nim';
export const rule =
  'Take any number of stones from one heap, or put stones back on one heap. So that play ends, both players together may put back only so many in all.';
export const terms =
  'After “poker-nim” stands how many stones may be put back in all; the position lists the heaps. After a colon stands how many of them are left, as in 3 5:7; without a colon, all.';

/** @type {import('../../index.js').Words} */
export const why = {
  'theorem.poker-nim': 'Putting back changes nothing: it is Nim',
  'theorem.poker-nim.say':
    'Whoever can win Nim on these heaps wins. If the other side puts stones back, take just these stones again: the heaps are what they were. Only so many stones may be put back in all, so this comes to an end, and the nim-sum of the heaps decides. A heap of n has the value n: that it can also grow adds no value that the mex would have to leave out.',
  'theorem.misere-poker-nim': 'Putting back changes nothing: it is misère Nim',
  'theorem.misere-poker-nim.say':
    'As long as some heap is larger than 1, play as in Nim; once none is, leave an odd number of heaps of 1. If the side that has lost puts stones back, the heaps are no lost position of misère Nim any more, and it is answered. If no stone is left but some may still be put back, put back one, and the other side has to take it.',
};
