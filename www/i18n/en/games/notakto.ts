import type { Args } from '../../args.ts';
import type { Words } from '../../languages.ts';

export const why = {
  'theorem.notakto': '18 classes decide who wins',
  'theorem.notakto.say':
    'A live board belongs to one of the classes of the misère quotient of Notakto: two boards of one class can replace each other in any sum without changing who wins. There are 18 classes, written in the letters a, b, c and d. The classes of boards side by side multiply, by a² = 1, b³ = b, b²c = c, b²d = d, cd = ad, d² = c² and c³ = ac²; a dead board is 1. The player to move loses exactly at the products a, b², bc and c².',
  'head.crosses': 'Boards',
  'named.crosses': ({ label }: Args<'label'>) => `the boards ${label}`,
} satisfies Words;

export const claims = {
  'head.cross': 'The classes of the boards',
  'cross-class': ({ board, word }: Args<'board word'>) => `The board ${board} is ${word}.`,
  'cross-product': ({ word, lost, alone, boards }: Args<'word lost alone boards'>) =>
    `${Number(alone) ? 'The product is that of this board alone' : `The product of the ${boards} live boards is ${word}`}, ${Number(lost) ? 'one' : 'none'} of a, b², bc and c²: the player to move ${Number(lost) ? 'loses' : 'wins'}.`,
  'cross-leave': ({ move, word }: Args<'move word'>) =>
    `The cross ${move} leaves the product ${word}: lost for the other side.`,
  'cross-stuck': () => 'No cross leaves a, b², bc or c²: after any of them the other side can win.',
  'cross-over': () => 'Every free square would complete a line of the last live board.',
} satisfies Words;
