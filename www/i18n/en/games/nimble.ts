import type { Args } from '../../args.ts';
import type { Words } from '../../languages.ts';

export const why = {
  'head.coin': 'Coin on square',
  'theorem.strip': 'A coin on a strip is a heap',
  'theorem.strip.say':
    'A coin on square n has n squares on its left. Moving it is like taking from a Nim heap of n; coins do not affect each other.',
  'named.coin': ({ label }: Args<'label'>) => `the coin on square ${label}`,
} satisfies Words;
