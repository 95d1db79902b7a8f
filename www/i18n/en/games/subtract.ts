import type { Args } from '../../args.ts';
import type { Words } from '../../languages.ts';

export const why = {
  interval: 'The remainder decides',
  'interval.remainder': ({ modulus }: Args<'modulus'>) => `mod ${modulus}`,
  'theorem.subtraction': 'Subtraction games are periodic',
  'theorem.subtraction.say':
    'A value depends only on the values just before it, as many as the largest number in the set. When such a run of values occurs again, everything after it repeats.',
  'theorem.interval': 'Subtraction of an interval',
  'theorem.interval.say':
    'Answer s with lo + hi − s: together that is lo + hi. So only the remainder modulo lo + hi counts.',
} satisfies Words;

export const claims = {
  'interval-one': ({ hi }: Args<'hi'>) =>
    `Taking 1 to ${hi}: a heap’s value is its remainder modulo ${BigInt(hi) + 1n}.`,
  'interval-steps': ({ lo, hi }: Args<'lo hi'>) =>
    `Taking ${lo} to ${hi}: divide the heap by ${lo} + ${hi} = ${BigInt(lo) + BigInt(hi)} and keep the remainder r. The value is ⌊r ÷ ${lo}⌋.`,
} satisfies Words;
