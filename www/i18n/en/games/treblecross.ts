import type { Args } from '../../args.ts';
import type { Words } from '../../languages.ts';

export const why = {
  'head.strip': 'Strip',
  'named.strip': ({ label }: Args<'label'>) => `the strip of ${label}`,
} satisfies Words;
