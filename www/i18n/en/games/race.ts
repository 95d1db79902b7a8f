import { is } from '../grammar.ts';
import type { Args } from '../../args.ts';
import type { Words } from '../../languages.ts';

export const why = {
  'theorem.race': 'Counting down by an interval',
  'theorem.race.say':
    'With all steps from lo to hi, write the count as a multiple of lo + hi and a remainder. A player who leaves the remainder 0, or one above hi, can answer every step s with lo + hi − s, or at the end with a step to 0. With other sets of steps the values repeat, too.',
} satisfies Words;

export const claims = {
  'head.race': 'The remainder',
  'race-lost': ({ count, times, total, remainder, hi }: Args<'count times total remainder hi'>) =>
    `${count} = ${times} · ${total} + ${remainder}. The remainder is ${is(remainder, 0) ? '0' : `above ${hi}`}: any step s can be answered with ${total} − s, or at the end with a step to 0. So the value is 0.`,
  'race-won': (given: Args<'count times total remainder lo hi value'>) =>
    `${given.count} = ${given.times} · ${given.total} + ${given.remainder}. The remainder is from 1 to ${given.hi}, so the value is ${is(given.lo, 1) ? '' : `${given.remainder} ÷ ${given.lo} rounded up, `}${given.value}.`,
  'race-leave': ({ left, times, total, remainder }: Args<'left times total remainder'>) =>
    `Leave ${left} = ${times} · ${total} + ${remainder}, which is lost for the other side.`,
} satisfies Words;
