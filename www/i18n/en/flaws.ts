import type { Words } from '../languages.ts';

/** What a link has that could not be read. */
export default {
  version: ({ value }) => `“${value}” is not a link to this page. The default is shown.`,
  later: ({ value }) =>
    `This link comes from a later version (${value}). What could be read is shown.`,
  view: ({ value, known }) => `There is no view “${value}”. Expected ${known}.`,
  encoding: ({ field }) => `The field “${field}” is damaged; its default is used.`,
  value: ({ field, value }) => `The field “${field}” cannot be “${value}”; its default is used.`,
} satisfies Words;
