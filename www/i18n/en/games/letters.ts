import type { Args } from '../../args.ts';
import type { Words } from '../../languages.ts';

export const why = {
  'letter.n': ({ label }: Args<'label'>) => `letter ${label}`,
  'head.letter': 'Letters',
  'theorem.letters': 'Equal letters have period 3',
  'theorem.letters.say':
    'n equal letters have the values 1, 2, 3, 1, 2, 3, …; none has 0. Different letters are separate heaps, and their nim-sum decides.',
  'named.letter': ({ label }: Args<'label'>) => `the letters ${label}`,
} satisfies Words;
