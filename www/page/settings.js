/**
 * The persistent settings: language and theme. Without access to storage they last as long as the
 * page.
 */
import { fetchWords, languages } from '../i18n/languages.ts';
import { readText, writeText } from '../ui/storage.ts';

/** @typedef {'auto' | 'light' | 'dark'} ThemeChoice */

/** @param {string} key */
export const read = (key) => readText(`mexplorer-${key}`);

/** @param {string} key @param {string} value */
export const write = (key, value) => writeText(`mexplorer-${key}`, value);

/** @returns {ThemeChoice} */
export function themeChoice() {
  const theme = read('theme') ?? document.documentElement.getAttribute('theme');
  return theme === 'light' || theme === 'dark' ? theme : 'auto';
}

/** @param {ThemeChoice} theme */
export function chooseTheme(theme) {
  write('theme', theme);
  const root = document.documentElement;
  if (theme === 'auto') root.removeAttribute('theme');
  else root.setAttribute('theme', theme);
}

/** The language chosen last, in whatever order words load. @type {string} */
let chosen = '';

/**
 * Switches to a language once its words are loaded.
 * @param {import('../i18n/index.ts').Lang} lang
 */
export async function chooseLang(lang) {
  chosen = lang;
  await fetchWords(lang);
  if (chosen !== lang) return;
  write('lang', lang);
  document.documentElement.lang = languages[lang].tag;
}
