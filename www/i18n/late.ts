/**
 * The words that the first view of the page does not need, two thirds of all: whoever says some of them
 * imports this, and they come with it. tests/unit/i18n/late-words.test.js finds who forgot.
 */
import en from './en/late.ts';
import zh from './zh/late.ts';
import './boards.ts';
import './report.ts';
import './sharing.ts';
import { languages } from './languages.ts';
import type { Lang, Words } from './languages.ts';

const late: Partial<Record<Lang, Record<string, Words>>> = { en, zh };

for (const [lang, words] of Object.entries(late)) {
  Object.assign(languages[lang as Lang].words, words);
}
