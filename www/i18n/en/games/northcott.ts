import type { Words } from '../../languages.ts';

export const why = {
  'theorem.northcott': 'The gaps are Nim heaps',
  'theorem.northcott.say':
    'Moving towards the other piece reduces a gap like a Nim heap. Moving back changes nothing in the end: the other side moves forward by the same number of squares, and the gap is what it was. Since the total number of squares moved back is limited, this ends, and the nim-sum of the gaps decides.',
  'theorem.misere-northcott': 'The gaps are misère Nim heaps',
  'theorem.misere-northcott.say':
    'As long as some gap is wider than 1, play as in Nim on the gaps; once none is, leave an odd number of gaps of 1. A wider gap never helps the losing side. If all gaps are closed but a piece may still move back, it moves back by one, and the other side has to close the gap.',
} satisfies Words;
