/**
 * The persistent settings: language and theme. Without access to storage they last as long as the
 * page.
 */
import { fetchWords, languages } from '../i18n/languages.ts';
import { readText, writeText } from '../ui/storage.ts';
import type { Lang } from '../i18n/index.ts';

export type ThemeChoice = 'auto' | 'light' | 'dark';

export const read = (key: string) => readText(`mexplorer-${key}`);

export const write = (key: string, value: string) => writeText(`mexplorer-${key}`, value);

export function themeChoice(): ThemeChoice {
  const theme = read('theme') ?? document.documentElement.getAttribute('theme');
  return theme === 'light' || theme === 'dark' ? theme : 'auto';
}

export function chooseTheme(theme: ThemeChoice) {
  write('theme', theme);
  const root = document.documentElement;
  if (theme === 'auto') root.removeAttribute('theme');
  else root.setAttribute('theme', theme);
}

/** The language chosen last, in whatever order words load. */
let chosen: string = '';

/** Switches to a language once its words are loaded. */
export async function chooseLang(lang: Lang) {
  chosen = lang;
  await fetchWords(lang);
  if (chosen !== lang) return;
  write('lang', lang);
  document.documentElement.lang = languages[lang].tag;
}
