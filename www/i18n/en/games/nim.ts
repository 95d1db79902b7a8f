import type { Words } from '../../languages.ts';

export const why = {
  'theorem.bouton': 'Bouton’s theorem',
  'theorem.bouton.say':
    'In Nim the player to move loses exactly when the nim-sum of the heaps is 0. From 0 every move leads to another sum; from any other sum some move leads back to 0; and at the end, without stones, the nim-sum is 0.',
  'theorem.misere-nim': 'Bouton’s theorem for misère Nim',
  'theorem.misere-nim.say':
    'While some heap is larger than 1, the nim-sum decides as in normal play. Once all heaps are 1, an odd number of them is lost for the player to move.',
} satisfies Words;
