import { fromValues } from '../grammar.ts';
import type { Args } from '../../args.ts';
import type { Words } from '../../languages.ts';

export const why = {
  'theorem.ring': 'A ring becomes a row',
  'theorem.ring.say':
    'The first move in a ring opens it into one row, so its value is the mex of the values of the rows that can be left. The values of rows are given by the code. All values add up by nim-sum.',
  'theorem.misere-ring': 'A ring becomes a row, under misère play',
  'theorem.misere-ring.say':
    'The first move opens the ring into one row, and who wins a row under misère play is known. The ring is won exactly when one of these rows is lost.',
  'head.ring': 'Ring or row',
  'named.ring': ({ label }: { label: string }) =>
    label.endsWith('r') ? `the row of ${label.slice(0, -1)}` : `the ring of ${label}`,
} satisfies Words;

export const claims = {
  'head.ring': fromValues,
  'ring-open': (given: Args<'ring value'> & { rows: string; values: string }) =>
    `The ring of ${given.ring} can become a row of ${given.rows.replaceAll(', ', ' or ')}${given.rows.includes(',') ? `, with the values ${given.values}` : `, with the value ${given.values}`}. The least number missing is ${given.value}.`,
} satisfies Words;
