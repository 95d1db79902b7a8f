/** Language and theme of the page. */
import { fetchWords, languages } from '../i18n/languages.ts';
import { lang as savedLang, theme as savedTheme } from '../saved/settings.ts';
import type { Lang } from '../i18n/index.ts';
import type { ThemeChoice } from '../saved/settings.ts';

export type { ThemeChoice };

export function themeChoice(): ThemeChoice {
  const theme = savedTheme.value || document.documentElement.getAttribute('theme');
  return theme === 'light' || theme === 'dark' ? theme : 'auto';
}

export function chooseTheme(theme: ThemeChoice) {
  savedTheme.value = theme;
  const root = document.documentElement;
  if (theme === 'auto') root.removeAttribute('theme');
  else root.setAttribute('theme', theme);
}

/** The last chosen language, in whatever order words load. */
let chosen: string = '';

/** Switches to a language once its words are loaded. */
export async function chooseLang(lang: Lang) {
  chosen = lang;
  await fetchWords(lang);
  if (chosen !== lang) return;
  savedLang.value = lang;
  document.documentElement.lang = languages[lang].tag;
}
