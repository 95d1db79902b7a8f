/**
 * The English sentences of arguments that several games share: the text of each claim, with the numbers of a
 * position.
 */
import { many, minus, named, some } from './grammar.ts';
import type { Args } from '../args.ts';
import type { Words } from '../languages.ts';

/** The arguments about a part of a position whose value can be lowered to a target. */
type Part = Args<'label value sum target'> & { part: string };

export default {
  'head.ones': 'The endgame under misère play',
  'ones-none': ({ ones }: Args<'ones'>) =>
    `No number is above 1; ${ones} ${many(ones, 'is', 'are')} exactly 1, an ${BigInt(ones) % 2n ? 'odd' : 'even'} number. In this endgame an odd number of ones is lost for the player to move, an even number won.`,
  'ones-residue': ({ ones, residue, modulus }: Args<'ones residue modulus'>) =>
    `No heap is above 1; ${ones} ${many(ones, 'is', 'are')} exactly 1, which leaves the remainder ${residue} by ${modulus}. In this endgame the remainder 1 is lost for the player to move, any other won.`,
  'ones-bigger': ({ ones, bigger }: Args<'ones bigger'>) =>
    `${bigger} number${many(bigger, ' is', 's are')} above 1, ${ones} ${many(ones, 'is', 'are')} equal to 1. While some number is above 1, misère play follows the same sums as normal play.`,
  'ones-one': ({ ones }: Args<'ones'>) =>
    `Exactly one number is above 1, beside ${ones} equal to 1. The player who moves it chooses whether an odd or an even number of ones is left, and so wins.`,
  'ones-firm': ({ bigger }: Args<'bigger'>) =>
    `${bigger} part${many(bigger, ' is', 's are')} more than a single stone, even where the value is 0 or 1. While such a part is there, misère play follows the same sums as normal play.`,
  'period-like': ({ heap, reduced, nimber }: Args<'heap reduced nimber'>) =>
    `${heap} behaves as ${reduced}: SG value ${nimber}.`,
  'quotient-classes': (given: Args<'order lost words'> & { others: number }) =>
    `Two sums belong to one class if no third sum added to both distinguishes them in misère play. There are ${given.order} classes; the sums of ${given.lost === 1 ? 'one of them are' : `${given.lost} of them are`} losing (P): ${some(given.words, given.words.length + given.others)}.`,
  'quotient-proven': ({ preperiod, length }: Args<'preperiod length'>) =>
    `That the classes repeat after ${length} from size ${preperiod} on is proven, so every size has its class.`,
  'quotient-upto': ({ heap }: Args<'heap'>) =>
    `This is proven for all sums of heaps up to ${heap}.`,
  'quotient-genus':
    'Genus: the value in normal play, and raised the values in misère play alone, beside one Nim heap of 2, beside two, and so on; the last two go on in turns. With one more Nim heap of n beside all that, the position is lost exactly if n is that value. Beside other heaps of this game the class decides.',
  'quotient-lost': ({ product }: Args<'product'>) =>
    `The classes multiply to ${product}, which is a class of losing positions: every move leaves a winning one.`,
  'quotient-won': ({ product }: Args<'product'>) =>
    `The classes multiply to ${product}, which is not a class of losing positions: some move leaves one.`,
  'head.search': 'Decided by search',
  search:
    'No theorem is known here. All lines of play were searched to the end; the winning answers are given below.',
  'head.argument': 'The argument',
  // Claims about the nim-sum.
  'one-value': ({ value, sizes }: Args<'value sizes'>) =>
    sizes
      ? `There is only one number, ${value}, and it can be lowered to 0.`
      : `There is only one part. Its value ${value} is not 0; by the definition of the mex one of its options has the value 0.`,
  'one-zero': () =>
    'There is only one part, and its value is 0: by the definition of the mex none of its options has the value 0.',
  'sum-top': ({ sum, top, ones }: Args<'sum top ones'>) =>
    `The nim-sum ${sum} is not 0. Its highest column is ${top}, and ${ones} of the numbers ${many(ones, 'has', 'have')} a 1 there: an odd number, so there is at least one.`,
  'sum-lower': (says: Part) =>
    `Look at ${named(says)}: ${says.value} ⊕ ${says.sum} = ${says.target} is smaller than ${says.value}, because the 1 in that column becomes 0 and the columns above stay as they are.`,
  'sum-reach': ({ value, target, sum, sizes }: Args<'value target sum sizes'>) =>
    `${
      sizes
        ? `It can be lowered by ${minus(value, target)}, to ${target}.`
        : `Its value is a mex, so every value below ${value} is the value of one of its options: move to one of value ${target}.`
    } The nim-sum is then ${sum} ⊕ ${sum} = 0.`,
  'sum-spoil': ({ sizes }: Args<'sizes'>) =>
    sizes
      ? 'From the nim-sum 0 each move changes one of the numbers, a, into another number b. The nim-sum becomes a ⊕ b, and that is not 0, because b ≠ a.'
      : 'From the nim-sum 0 each move changes the value a of one part into a value b. By the definition of the mex no option of a part has the value of the part itself, so b ≠ a, and the nim-sum becomes a ⊕ b ≠ 0.',
  'sum-back': () =>
    'The other side can then make the nim-sum 0 again: it lowers a number that has a 1 in the highest column of the sum.',
  'sum-end': () =>
    'The game ends, and at the end the nim-sum is 0. So the player who always leaves 0 makes the last move.',
  'ends-last': (says: Part) =>
    `Only one number is above 1: look at ${named(says)}. It can be brought to 0 or to 1. Bring it to ${says.target}, and an odd number of ones is left.`,
  'ends-ones': ({ sizes }: Args<'sizes'>) =>
    sizes
      ? 'An odd number of ones is lost for the player to move: the ones go one by one, and the player to move takes the last.'
      : 'Tame parts of value 1 count as single stones, and an odd number of single stones is lost for the player to move.',
  'ends-spoil': ({ bigger }: Args<'bigger'>) =>
    `The nim-sum is 0, and ${bigger} numbers are above 1. After any move the nim-sum is not 0, and some number is still above 1.`,
  'ends-back': () =>
    'The other side then answers as in normal play and makes the nim-sum 0 again; when only one number above 1 is left, it brings that one to 0 or 1, so that an odd number of ones is left.',
  'ends-lower': (says: Part) =>
    `As in normal play: look at ${named(says)}. ${says.value} ⊕ ${says.sum} = ${says.target} is smaller than ${says.value}; bring it to ${says.target}, and the nim-sum is 0.`,
  'ends-keep': () =>
    'There were at least two numbers above 1, so one is left; with the nim-sum 0 it is not the only one. Whatever is answered, the nim-sum is not 0 then and some number is above 1, and you go on in the same way. When only one number above 1 is left, it is your move: leave an odd number of ones.',
} satisfies Words;
