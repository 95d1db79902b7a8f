import type { Words } from '../../languages.ts';

export const why = {
  'theorem.poker-nim': 'Putting back changes nothing: it is Nim',
  'theorem.poker-nim.say':
    'The player who wins Nim on these heaps wins. If the other side puts stones back, take the same stones again: the heaps are what they were. The total number of stones put back is limited, so this ends, and the nim-sum of the heaps decides. A heap of n has the value n: growing adds no option that changes the mex.',
  'theorem.misere-poker-nim': 'Putting back changes nothing: it is misère Nim',
  'theorem.misere-poker-nim.say':
    'As long as some heap is larger than 1, play as in Nim; once none is, leave an odd number of heaps of 1. If the losing side puts stones back, the heaps are no longer a lost position of misère Nim, and there is an answer. If no stone is left but some may still be put back, put back one, and the other side has to take it.',
} satisfies Words;
