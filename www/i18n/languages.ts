/**
 * The languages, one a line: the tag for `lang` attributes, the name in the language itself, a short
 * form of it for narrow screens, and the words. The first is the measure: its words stand in where
 * another language has none yet, and it serves readers of languages that are not here.
 * The folders of the languages repeat each other's shape on purpose: key by key, they are compared.
 */
import { first } from './first.ts';

/** One area's texts. */
// Each text names the arguments that it takes.
export type Words = Record<string, string | ((args: any) => string)>;

/** The text of a key (`area.key`) in the current language; `args` are what the text names. */
export type Translate = (key: string, args?: object | null) => string;

/** To the words of a language. */
export type Way = () => Promise<{ default: Record<string, Words> }>;

export interface Language {
  tag: string;
  name: string;
  short: string;
  words: Record<string, Words>;
  /** It lacks words, for which the first language is needed as well. */
  begun?: boolean;
}

/** The words of a language as far as they are here. */
const here = (lang: string) => (typeof first[lang] === 'function' ? {} : first[lang]);

const table = {
  en: { tag: 'en', name: 'English', short: 'En', words: here('en') },
  zh: { tag: 'zh-CN', name: '中文', short: '中', words: here('zh') },
} satisfies Record<string, Language>;

export type Lang = keyof typeof table;

export const languages: Record<Lang, Language> = table;

export const langs = Object.keys(table) as Lang[];

export const [FIRST] = langs;

/**
 * The language that serves a tag: the one that says most of it, as `zh` for Chinese of any kind, or
 * the first.
 */
export function langOf(tag: string | null | undefined): Lang {
  const asked = `${tag ?? ''}-`.toLowerCase();
  const serving = langs.filter((lang) => asked.startsWith(`${lang.toLowerCase()}-`));
  return serving.sort((a, b) => b.length - a.length)[0] ?? FIRST;
}

/** Ways to the words that are not here. */
const away: Map<string, Way> = new Map();
for (const [lang, way] of Object.entries(first)) {
  if (typeof way === 'function') away.set(lang, way);
}

const coming: Map<string, Promise<void>> = new Map();

/** Whether something can be said in a language now. */
export const isHere = (lang: Lang) => !away.has(lang);

/**
 * Fetches the words of a language, once; where that fails, the next one to ask tries again.
 * @returns none where they are here
 */
export function fetchWords(lang: Lang): Promise<void> | undefined {
  if (isHere(lang)) return undefined;
  let words = coming.get(lang);
  if (!words) {
    words = bring(lang).finally(() => coming.delete(lang));
    coming.set(lang, words);
  }
  return words;
}

async function bring(lang: Lang) {
  const way = away.get(lang) as Way;
  const [words] = await Promise.all([way(), languages[lang].begun && fetchWords(FIRST)]);
  Object.assign(languages[lang].words, words.default);
  away.delete(lang);
}

/** Every language, to compare their texts; those that do not come are left out. */
export async function fetchAllWords() {
  await Promise.allSettled(langs.map((lang) => fetchWords(lang)));
}
