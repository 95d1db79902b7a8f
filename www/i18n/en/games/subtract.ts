import type { Words } from '../../index.ts';

export const name = 'Subtraction game';
export const rule = 'Take from one heap, but only an amount from the given set.';
export const terms =
  'After “subtract” write the set, as in 1 3 4 or 1..5; the position lists the heaps.';

export const why: Words = {
  interval: 'The remainder decides',
  'interval.remainder': ({ modulus }) => `mod ${modulus}`,
  'theorem.subtraction': 'Subtraction games are periodic',
  'theorem.subtraction.say':
    'A value depends only on the values just before it, as many as the largest number in the set. When such a run of values occurs again, everything after it repeats.',
  'theorem.interval': 'Subtraction of an interval',
  'theorem.interval.say':
    'Answer s with lo + hi − s: together that is lo + hi. So only the remainder modulo lo + hi counts.',
};

export const claims: Words = {
  'interval-one': ({ hi }) =>
    `Taking 1 to ${hi}: a heap's value is its remainder modulo ${BigInt(hi) + 1n}.`,
  'interval-steps': ({ lo, hi }) =>
    `Taking ${lo} to ${hi}: divide the heap by ${lo} + ${hi} = ${BigInt(lo) + BigInt(hi)} and keep the remainder r. The value is ⌊r ÷ ${lo}⌋.`,
};
