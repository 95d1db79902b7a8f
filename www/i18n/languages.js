/**
 * The languages, one a line: the tag for `lang` attributes, the name in the language itself, a short
 * form of it for narrow screens, and the words. The first is the measure: its words stand in where
 * another language has none yet, and it serves readers of languages that are not here.
 * The folders of the languages repeat each other's shape on purpose: key by key, they are compared.
 *
 * @typedef {Record<string, string | ((args: any) => string)>} Words one area's texts
 * @typedef {{ tag: string, name: string, short: string, words: Record<string, Words> }} Language
 */
import en from './en/index.js';
import zh from './zh/index.js';

/** @satisfies {Record<string, Language>} */
const table = {
  en: { tag: 'en', name: 'English', short: 'En', words: en },
  zh: { tag: 'zh-CN', name: '中文', short: '中', words: zh },
};

/** @typedef {keyof typeof table} Lang */

/** @type {Record<Lang, Language>} */
export const languages = table;

export const [FIRST] = /** @type {Lang[]} */ (Object.keys(table));
