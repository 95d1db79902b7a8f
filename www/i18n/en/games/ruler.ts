import { fromValues, is, upTo } from '../grammar.ts';
import type { Args } from '../../args.ts';
import type { Words } from '../../languages.ts';

export const why = {
  'theorem.ruler': 'The marks of a ruler',
  'theorem.ruler.say':
    'A head on square n, counted from 1, is worth the largest power of 2 that divides n: 1, 2, 1, 4, 1, 2, 1, 8 …, as long as the marks of a ruler in inches.',
} satisfies Words;

export const claims = {
  'head.ruler': fromValues,
  'ruler-short': ({ n, power }: { n: number; power: number }) =>
    `Take the head on square ${n} = ${power} · ${n / power}. Runs of 1 to ${power} coins that end there leave the values ${upTo(power - 1)}, each once.${is(n, power) ? ` No run is longer, so its value is ${power}.` : ''}`,
  'ruler-long': ({ power, before, least }: Args<'power before least'>) =>
    `A longer run turns the coin on square ${before} as well and leaves a value of at least ${least}. So ${power} is not reached, and the value is ${power}.`,
} satisfies Words;
