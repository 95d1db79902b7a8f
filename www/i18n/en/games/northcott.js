export const name = "Northcott's game";
export const rule =
  'Each row holds a white and a black piece. Move one piece any number of squares within its row, towards the other piece or back, without jumping over it. So that play ends, the squares moved back in all rows together are limited.';
export const terms =
  'The numbers are the free squares between the two pieces of each row. After a colon stands how many squares may still be moved back in all; without a colon, none.';

/** @type {import('../../index.js').Words} */
export const why = {
  'theorem.northcott': 'The gaps are Nim heaps',
  'theorem.northcott.say':
    'Moving towards the other piece takes from a gap like from a heap of Nim. Moving back changes nothing in the end: the other side moves forward by as many squares, and the gap is what it was. Since only so many squares may be moved back in all, this comes to an end, and the nim-sum of the gaps decides.',
  'theorem.misere-northcott': 'The gaps are misère Nim heaps',
  'theorem.misere-northcott.say':
    'As long as some gap is wider than 1, play as in Nim on the gaps; once none is, leave an odd number of gaps of 1. A wider gap never helps whoever has lost. If all gaps are closed but a piece may still move back, it moves back by one, and the other side has to close the gap.',
};
