import { fromValues, is, minus, upTo } from '../grammar.ts';
import type { Args } from '../../args.ts';
import type { Words } from '../../languages.ts';

export const why = {
  'theorem.lasker': 'Lasker’s Nim',
  'theorem.lasker.say':
    'A heap of 4k + 3 is worth 4k + 4 and one of 4k + 4 is worth 4k + 3; any other heap is worth its size. It is a Multi-SG game: an option of two heaps is worth the nim-sum of their values.',
} satisfies Words;

export const claims = {
  'head.lasker': fromValues,
  'lasker-plain': ({ heap, remainder }: Args<'heap remainder'>) =>
    `${heap} leaves remainder ${remainder} by 4. Taking leaves a smaller heap: together they have the values ${upTo(Number(heap) - 1)}. ${is(heap, 1) ? '' : `A split gives a nim-sum of remainder ${is(remainder, 1) ? '2' : '0 or 1'} by 4, so never ${heap}. `}The value is ${heap}.`,
  'lasker-three': ({ heap, value }: Args<'heap value'>) =>
    `${heap} leaves remainder 3 by 4. Taking gives the values ${upTo(Number(heap) - 1)}; the split into 1 and ${minus(heap, 1)} gives 1 ⊕ ${minus(heap, 1)} = ${heap}. Every split gives remainder 3 by 4, so never ${value}. The value is ${value}.`,
  'lasker-four': ({ heap, value }: Args<'heap value'>) =>
    `${heap} is a multiple of 4. Taking gives the values ${upTo(Number(heap) - 2)} and ${heap}, the value of ${value}. A split gives remainder 0 or 1 by 4, so never ${value}. The value is ${value}.`,
} satisfies Words;
