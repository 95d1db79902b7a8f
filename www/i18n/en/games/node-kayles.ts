import type { Args } from '../../args.ts';
import type { Words } from '../../languages.ts';

export const why = {
  'head.component': 'Component',
  'named.component': ({ label }: Args<'label'>) => `the component ${label}`,
} satisfies Words;
