import { fromValues, is, upTo } from '../grammar.ts';
import type { Words } from '../../index.ts';

export const name = 'Ruler';
export const rule =
  'Turn any run of neighbouring coins; the rightmost of them goes from head to tail.';
export const terms = 'The position is a row of H (head) and T (tail).';

export const why: Words = {
  'theorem.ruler': 'The marks of a ruler',
  'theorem.ruler.say':
    'A head on square n, counted from 1, is worth the largest power of 2 that divides n: 1, 2, 1, 4, 1, 2, 1, 8 …, as long as the marks of a ruler in inches.',
};

export const claims: Words = {
  'head.ruler': fromValues,
  'ruler-short': ({ n, power }) =>
    `Take the head on square ${n} = ${power} · ${n / power}. Runs of 1 to ${power} coins that end there leave the values ${upTo(power - 1)}, each once.${is(n, power) ? ` No run is longer, so its value is ${power}.` : ''}`,
  'ruler-long': ({ power, before, least }) =>
    `A longer run turns the coin on square ${before} as well and leaves a value of at least ${least}. So ${power} is not reached, and the value is ${power}.`,
};
