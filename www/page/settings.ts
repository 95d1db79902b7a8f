/** Functions that switch the language and the theme of the page. */
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

/** The language chosen last. A language whose words finish loading after a later choice is ignored. */
let chosen: string = '';

/** Load the words of a language, then switch to the language. */
export async function chooseLang(lang: Lang) {
  chosen = lang;
  await fetchWords(lang);
  if (chosen !== lang) return;
  savedLang.value = lang;
  document.documentElement.lang = languages[lang].tag;
}
