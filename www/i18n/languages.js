/**
 * The languages, one a line: the tag for `lang` attributes, the name in the language itself, a short
 * form of it for narrow screens, and the words. The first is the measure: its words stand in where
 * another language has none yet, and it serves readers of languages that are not here.
 * The folders of the languages repeat each other's shape on purpose: key by key, they are compared.
 *
 * @typedef {Record<string, string | ((args: any) => string)>} Words one area's texts
 * @typedef {() => Promise<{ default: Record<string, Words> }>} Way to the words of a language
 * @typedef {object} Language
 * @property {string} tag
 * @property {string} name
 * @property {string} short
 * @property {Record<string, Words>} words
 * @property {boolean} [begun] it lacks words, for which the first language is needed as well
 */
import { first } from './first.js';

/** The words of a language as far as they are here. @param {string} lang */
const here = (lang) => (typeof first[lang] === 'function' ? {} : first[lang]);

/** @satisfies {Record<string, Language>} */
const table = {
  en: { tag: 'en', name: 'English', short: 'En', words: here('en') },
  zh: { tag: 'zh-CN', name: '中文', short: '中', words: here('zh') },
};

/** @typedef {keyof typeof table} Lang */

/** @type {Record<Lang, Language>} */
export const languages = table;

export const [FIRST] = /** @type {Lang[]} */ (Object.keys(table));

/**
 * The language that serves a tag: the one that says most of it, as `zh` for Chinese of any kind, or
 * the first.
 * @param {string | null | undefined} tag
 * @returns {Lang}
 */
export function langOf(tag) {
  const asked = `${tag ?? ''}-`.toLowerCase();
  const all = /** @type {Lang[]} */ (Object.keys(languages));
  const serving = all.filter((lang) => asked.startsWith(`${lang.toLowerCase()}-`));
  return serving.sort((a, b) => b.length - a.length)[0] ?? FIRST;
}

/** Ways to the words that are not here. @type {Map<string, Way>} */
const away = new Map();
for (const [lang, way] of Object.entries(first)) {
  if (typeof way === 'function') away.set(lang, way);
}

/** @type {Map<string, Promise<void>>} */
const coming = new Map();

/** Whether something can be said in a language now. @param {Lang} lang */
export const isHere = (lang) => !away.has(lang);

/**
 * Fetches the words of a language, once; where that fails, the next one to ask tries again.
 * @param {Lang} lang
 * @returns {Promise<void> | undefined} none where they are here
 */
export function fetchWords(lang) {
  if (isHere(lang)) return undefined;
  let words = coming.get(lang);
  if (!words) {
    words = bring(lang).finally(() => coming.delete(lang));
    coming.set(lang, words);
  }
  return words;
}

/** @param {Lang} lang */
async function bring(lang) {
  const way = /** @type {Way} */ (away.get(lang));
  const [words] = await Promise.all([way(), languages[lang].begun && fetchWords(FIRST)]);
  Object.assign(languages[lang].words, words.default);
  away.delete(lang);
}

/** Every language, for whoever compares what they say; those that do not come are left out. */
export async function fetchAllWords() {
  const all = /** @type {Lang[]} */ (Object.keys(languages));
  await Promise.allSettled(all.map((lang) => fetchWords(lang)));
}
