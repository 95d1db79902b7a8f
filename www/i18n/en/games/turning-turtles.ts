import { fromValues, is } from '../grammar.ts';
import type { Words } from '../../index.ts';

export const name = 'Turning Turtles';
export const rule = 'Turn a coin from head to tail and, if you like, one other to its left.';
export const terms = 'The position is a row of H (head) and T (tail).';

export const why: Words = {
  'theorem.turtles': 'Turning Turtles is Nim',
  'theorem.turtles.say':
    'A head on square n, counted from 1, is worth n: alone it goes to nothing, or to a head on any square on its left.',
};

export const claims: Words = {
  'head.turtle': fromValues,
  turtle: ({ n }) =>
    is(n, 1)
      ? 'A head on square 1 can only be turned to nothing: its value is 1.'
      : `A head on square ${n} can be turned by itself, which leaves 0, or together with a coin before it, as good as a head on any of the squares 1…${n - 1}. So its value is ${n}.`,
};
