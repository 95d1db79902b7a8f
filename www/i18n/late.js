/**
 * The words that the first view of the page does not need, two thirds of all: whoever says some of them
 * imports this, and they come with it. tests/unit/i18n/late-words.test.js finds who forgot.
 */
import en from './en/late.js';
import zh from './zh/late.js';
import './boards.js';
import './report.js';
import './sharing.js';
import { languages } from './languages.js';

/** @type {Partial<Record<import('./languages.js').Lang, Record<string, import('./languages.js').Words>>>} */
const late = { en, zh };

for (const [lang, words] of Object.entries(late)) {
  Object.assign(languages[/** @type {import('./languages.js').Lang} */ (lang)].words, words);
}
