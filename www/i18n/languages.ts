/**
 * The languages, one per line of the table: the tag for `lang` attributes, the name in the language itself,
 * and a short form of the name for narrow screens. The first language is the reference: its texts replace
 * missing texts of other languages, and readers of any unsupported language get it.
 *
 * Texts are loaded by area (group), one file each in the folder of their language, when the element that
 * needs them is about to be shown. An element lists its areas, and other code waits for `load` or
 * `fetchWords`.
 */
import { FIRST_AREAS } from './areas.ts';
import type { Area, ArgumentsOf, Known } from './areas.ts';

/** A text, or a function that returns a text from named arguments. */
export type Text<Args = never> = string | ((args: Args) => string);

/** The texts of an area by key. */
export type Words = Record<string, Text>;

/** The type of an area in another language, with the keys and the arguments of the first language. */
export type Translated<English> = {
  [K in keyof English]: English[K] extends string[]
    ? string[]
    : Text<English[K] extends (args: infer A) => string ? A : unknown>;
};

/** Return the text of a key (`area.key`) in the current language; `args` are the arguments of the text. */
export type Translate = <K extends string>(key: Known<K>, ...args: ArgumentsOf<K>) => string;

export interface Language {
  tag: string;
  name: string;
  short: string;
  /** The loaded texts by area. */
  words: Record<string, Words>;
  /** Whether the language lacks some texts, so that the texts of the first language are loaded as well. */
  begun?: boolean;
}

const table = {
  en: { tag: 'en', name: 'English', short: 'En', words: {} },
  zh: { tag: 'zh-CN', name: '中文', short: '中', words: {} },
} satisfies Record<string, Language>;

export type Lang = keyof typeof table;

export const languages: Record<Lang, Language> = table;

export const langs = Object.keys(table) as Lang[];

export const [FIRST] = langs;

/**
 * Return the language for a tag: the longest language code with which the tag begins, such as `zh` for any
 * kind of Chinese, or else the first language.
 */
export function langOf(tag: string | null | undefined): Lang {
  const asked = `${tag ?? ''}-`.toLowerCase();
  const serving = langs.filter((lang) => asked.startsWith(`${lang.toLowerCase()}-`));
  return serving.sort((a, b) => b.length - a.length)[0] ?? FIRST;
}

/** The files of the areas in FIRST_AREAS; later-areas.ts has the files of all other areas. */
const first = import.meta.glob<{ default: Words }>('./*/{common,errors,games,moves,page,play}.ts');

/** Return the files of all other areas by language and area, such as `en/why.ts`. */
const later = async () => (await import('./later-areas.ts')).files;

/** The files of areas that extras (optional modules) add, by language and area. */
const others: Record<string, Set<() => Promise<{ default: Words }>>> = {};

/**
 * Add the texts of an extra.
 * @param given `names` are texts for the area `page`; `words` are texts for new or existing areas, with a
 * file for each language
 */
export function addWords(given: {
  names?: Record<string, Record<Lang, string>>;
  words?: Record<string, Record<Lang, () => Promise<{ default: Words }>>>;
}) {
  if (given.names) addTexts('page', given.names);
  for (const [area, loaders] of Object.entries(given.words ?? {})) {
    for (const lang of langs) (others[`${lang}/${area}`] ??= new Set()).add(loaders[lang]);
  }
}

/** Add texts to an area in every language. */
function addTexts(area: string, texts: Record<string, Record<Lang, string>>) {
  for (const lang of langs) {
    const own = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text[lang]]));
    const place = `${lang}/${area}`;
    added[place] = { ...added[place], ...own };
    // Add the texts also to an area that is already loaded: a page's first texts are fetched before its
    // scripts.
    const here = languages[lang].words[area];
    if (here) languages[lang].words[area] = { ...here, ...own };
  }
}

const added: Partial<Record<string, Words>> = {};

/** The areas requested in any language. Another language needs them too when a reader switches to it. */
const wanted: Set<Area> = new Set(FIRST_AREAS);
/** The languages that were requested. */
const spoken: Set<Lang> = new Set();
const coming: Map<string, Promise<void>> = new Map();

const lacking = (lang: Lang, areas: Iterable<Area>) =>
  [...areas].filter((area) => !languages[lang].words[area]);

/** Return whether the texts of areas are loaded in a language. */
export const isHere = (lang: Lang, areas: Iterable<Area> = wanted) =>
  lacking(lang, areas).length === 0;

/**
 * Fetch texts of a language, each file once. After a failure, the next call tries again.
 * @param areas by default all areas requested in any language
 * @returns a promise, or nothing if the texts are loaded
 */
export function fetchWords(lang: Lang, areas: Iterable<Area> = wanted): Promise<void> | undefined {
  spoken.add(lang);
  for (const area of areas) wanted.add(area);
  return bring(lang, areas);
}

/** Fetch areas in all requested languages, for code outside of elements. */
export async function load(...areas: Area[]) {
  await Promise.all([...spoken].map((lang) => fetchWords(lang, areas)));
}

function bring(lang: Lang, areas: Iterable<Area>): Promise<void> | undefined {
  const missing = lacking(lang, areas).map((area) => once(lang, area));
  const others = languages[lang].begun ? bring(FIRST, areas) : undefined;
  return missing.length ? Promise.all([...missing, others]).then(() => {}) : others;
}

function once(lang: Lang, area: Area) {
  const file = `${lang}/${area}.ts`;
  const words = coming.get(file) ?? read(lang, area, file).finally(() => coming.delete(file));
  coming.set(file, words);
  return words;
}

async function read(lang: Lang, area: Area, file: string) {
  const kernel = first[`./${file}`] ?? (await later())[file];
  const own = [kernel, ...(others[`${lang}/${area}`] ?? [])].map((each) => each?.());
  const hasMore = area === 'why' || area === 'claims';
  const games = hasMore ? await (await import('./explanations.ts')).ofGames(lang) : [];
  const words = [
    ...(await Promise.all(own)).map((each) => each?.default),
    added[`${lang}/${area}`],
    ...games.map((game) => game[area]),
  ];
  languages[lang].words[area] = Object.assign({}, ...words);
}

/** Return the names of all areas. */
export const allAreas = async () => {
  const files = [...Object.keys(first), ...Object.keys(await later())];
  const own = files.map((file) => file.slice(0, -'.ts'.length));
  const names = [...own, ...Object.keys(others)].map((file) => file.split('/').at(-1) as Area);
  return [...new Set(names)];
};

/** Fetch areas in every language, for code that compares languages. Areas that fail to load are omitted. */
export async function fetchAllWords(areas: Iterable<Area> = FIRST_AREAS) {
  await Promise.allSettled(langs.map((lang) => bring(lang, areas)));
}
