import { fromValues } from '../grammar.ts';
import type { Args } from '../../args.ts';
import type { Words } from '../../languages.ts';

export const why = {
  odious: 'Numbers with an odd count of ones',
  'theorem.odious': 'The values are the numbers with an odd count of ones',
  'theorem.odious.say':
    'A heap of n that is split into two smaller ones has the n-th number with an odd count of ones in binary as its value: 1, 2, 4, 7, 8, 11, … Such a number is not the nim-sum of two others of its kind, and all smaller numbers are reached. It is a Multi-SG game: an option of two heaps is worth the nim-sum of their values.',
  'odious.ones': 'ones',
} satisfies Words;

export const claims = {
  'odious-values':
    'A heap of n has the n-th number with an odd count of ones in binary: 1, 2, 4, 7, 8, 11, … An empty heap has 0.',
  'head.odious': fromValues,
  'odious-not': ({ n, value }: Args<'n value'>) =>
    `The value of ${n} is ${value}, because no move reaches ${value}: if two parts are left, both have values with an odd count of ones, and the nim-sum of these has an even count; if one part is left, it is smaller and has a smaller value.`,
  'odious-odd': ({ value }: Args<'value'>) =>
    `And every number below ${value} is reached. One with an odd count of ones is the value of a smaller part, which can be left alone.`,
  'odious-even': (given: Args<'number top rest high low value'>) =>
    `One with an even count of ones is the nim-sum of its highest power of 2 and the rest, which both have an odd count: ${given.number} = ${given.top} ⊕ ${given.rest}, the values of ${given.high} and ${given.low}. And 0 is reached by leaving nothing. So the mex is ${given.value}.`,
  'odious-zero': () => 'And 0 is reached by leaving nothing.',
} satisfies Words;
