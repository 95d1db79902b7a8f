import type { Args } from '../../../i18n/args.ts';
import type { Words } from '../../../i18n/languages.ts';

/** Notes above the view: parts of a link that could not be parsed, a new build, a language that did not arrive. */
export default {
  version: ({ value }: Args<'value'>) =>
    `“${value}” is not a link to this page. The default is shown.`,
  later: ({ value }: Args<'value'>) =>
    `This link comes from a later version (${value}). What could be read is shown.`,
  view: ({ value, known }: Args<'value known'>) =>
    `There is no view “${value}”. Expected ${known}.`,
  encoding: ({ field }: Args<'field'>) => `The field “${field}” is damaged; its default is used.`,
  value: ({ field, value }: Args<'field value'>) =>
    `The field “${field}” cannot be “${value}”; its default is used.`,
  update_ready: 'A new version of this page is ready.',
  update_take: 'Load it now',
  update_later: 'Later',
  lang_failed: ({ name }: Args<'name'>) =>
    `${name} could not be loaded, so all stays in this language. Try again, or reload the page.`,
} satisfies Words;
