import { fromValues, is } from '../grammar.ts';
import type { Words } from '../../languages.ts';

export const why = {
  'theorem.turtles': 'Turning Turtles is Nim',
  'theorem.turtles.say':
    'A head on square n, counted from 1, is worth n: alone it goes to nothing, or to a head on any square on its left.',
} satisfies Words;

export const claims = {
  'head.turtle': fromValues,
  turtle: ({ n }: { n: number }) =>
    is(n, 1)
      ? 'A head on square 1 can only be turned to nothing: its value is 1.'
      : `A head on square ${n} can be turned by itself, which leaves 0, or together with a coin before it, as good as a head on any of the squares 1…${n - 1}. So its value is ${n}.`,
} satisfies Words;
