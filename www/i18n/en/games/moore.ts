import { is, join, many, minus } from '../grammar.ts';
import type { Args } from '../../args.ts';
import type { Words } from '../../languages.ts';

export const why = {
  moore: ({ modulus }: Args<'modulus'>) => `Ones in each column, modulo ${modulus}`,
  'moore.ones': 'ones',
  'moore.odd': ({ modulus }: Args<'modulus'>) => `not divisible by ${modulus}`,
  'moore.mod': ({ modulus }: Args<'modulus'>) => `mod ${modulus}`,
  'moore.zero': ({ modulus }: Args<'modulus'>) => `Every column count is divisible by ${modulus}.`,
  'moore.some': ({ modulus, bits }: Args<'modulus bits'>) =>
    `The count is not divisible by ${modulus} in the column${many(bits.length)} ${join(bits)}.`,
  'theorem.moore': 'Moore’s theorem',
  'theorem.moore.say':
    'When a move may touch up to k heaps, write the heaps in binary and count the ones of each column. The player to move loses exactly when every count is divisible by k + 1.',
  'theorem.misere-moore': 'Moore’s theorem under misère play',
  'theorem.misere-moore.say':
    'While some heap is larger than 1, the columns decide as in normal play. When all heaps are 1, the player to move loses exactly when their number leaves the remainder 1 by k + 1.',
} satisfies Words;

export const claims = {
  'moore-spoil': ({ modulus }: Args<'modulus'>) =>
    `When every count is divisible by ${modulus}, look at the highest column that a move changes: there a 1 becomes 0 in at least one and at most ${minus(modulus, 1)} of the heaps, and no 0 becomes 1. So that count is no longer divisible by ${modulus}.`,
  'moore-touch': (given: Args<'column ones touched modulus surplus'> & { heaps: string[] }) =>
    `Column ${given.column}: ${given.ones} of the heaps not yet touched ${many(given.ones, 'has', 'have')} a 1, which is ${given.surplus} more than a multiple of ${given.modulus}${is(given.touched, 0) ? '' : `, and the ${given.touched} touched so far cannot make that up`}. Make it 0 in ${given.heaps.map((h: string) => `the heap of ${h}`).join(' and ')}. What is touched may be written freely in the columns below.`,
  'moore-write': ({ column, ones, wanted, modulus }: Args<'column ones wanted modulus'>) =>
    `Column ${column}: ${ones} of the heaps not touched ${many(ones, 'has', 'have')} a 1${is(wanted, 0) ? `, a multiple of ${modulus}. Write 0 into all that are touched.` : `, ${wanted} less than a multiple of ${modulus}. Write a 1 into ${wanted} of those touched.`}`,
  'moore-after': ({ to }: Args<'to'>) =>
    `That leaves ${to}. Each heap touched has become smaller, since its highest change is from 1 to 0, and every column count is divisible.`,
  'moore-end': ({ keep, modulus }: Args<'keep modulus'>) =>
    `Few heaps are above 1, so one move can bring them all to 0 or 1. Leave ${keep} ones: that is remainder 1 by ${modulus}.`,
} satisfies Words;
