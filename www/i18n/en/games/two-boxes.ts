import { is } from '../grammar.ts';
import type { Args } from '../../args.ts';
import type { Words } from '../../languages.ts';

export const why = {
  'theorem.two-boxes': 'Two odd boxes are lost',
  'theorem.two-boxes.say':
    'The player to move loses exactly when both boxes hold an odd number. An odd number can only be divided into an odd and an even one, which is not lost; an even number can be divided into 1 and an odd number, which is. So the player who leaves two odd boxes can do so again and again, down to 1 and 1, where there is no move.',
  'theorem.misere-two-boxes': 'Remainders by 3 decide',
  'theorem.misere-two-boxes.say':
    'The player to move loses exactly when both boxes leave remainder 2 by 3, or one does and the other holds 1. A number of remainder 2 divides into remainders 0 and 2 or 1 and 1, and neither is lost. Any other two boxes but 1 and 1 can be answered: a multiple of 3 is divided into 1 and the rest, a number from 4 on of remainder 1 into 2 and the rest. At 1 and 1 there is no move, so the player to move has won.',
  residues: ({ modulus }: Args<'modulus'>) => `Remainders modulo ${modulus}`,
  'residues.even': 'Even and odd',
  'residues.mod': ({ modulus }: Args<'modulus'>) => `mod ${modulus}`,
} satisfies Words;

export const claims = {
  'boxes-divide': ({ box, large, small, modulus }: Args<'box large small modulus'>) =>
    is(modulus, 2)
      ? `${box} is even: divide it into ${small} and ${large}, which are both odd.`
      : `Divide ${box} into ${small} and ${large}. That is one of the lost pairs.`,
} satisfies Words;
