import type { Words } from '../../languages.ts';

export const why = {
  'head.strip': 'Strip',
  'named.strip': ({ label }) => `the strip of ${label}`,
} satisfies Words;
