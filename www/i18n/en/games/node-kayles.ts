import type { Words } from '../../languages.ts';

export const why = {
  'head.component': 'Component',
  'named.component': ({ label }) => `the component ${label}`,
} satisfies Words;
