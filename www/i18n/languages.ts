/**
 * The languages, one a line: the tag for `lang` attributes, the name in the language itself, and a short
 * form of it for narrow screens. The first language is the reference: its words replace missing ones of
 * another language, and it serves readers of all languages without words here.
 *
 * Words are loaded by area, a file each in the folder of their language, when their element is about to
 * be shown: an element names its areas, and other code waits for `load` or `fetchWords`.
 */
import { FIRST_AREAS } from './areas.ts';
import type { Area, ArgumentsOf, Known } from './areas.ts';

/** A text, or a function of the arguments that it names. */
export type Text<Args = never> = string | ((args: Args) => string);

/** The texts of an area. */
export type Words = Record<string, Text>;

/** An area in another language: with the keys and the arguments of the first one's. */
export type Translated<English> = {
  [K in keyof English]: English[K] extends string[]
    ? string[]
    : Text<English[K] extends (args: infer A) => string ? A : unknown>;
};

/**
 * The text of a key (`area.key`) in the current language; `args` are the arguments that the text
 * names.
 */
export type Translate = <K extends string>(key: Known<K>, ...args: ArgumentsOf<K>) => string;

export interface Language {
  tag: string;
  name: string;
  short: string;
  /** The loaded words, by area. */
  words: Record<string, Words>;
  /** Whether the language lacks words, so that the first language is needed as well. */
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
 * The language for a tag: the one with the longest match, as `zh` for Chinese of any kind, or the
 * first.
 */
export function langOf(tag: string | null | undefined): Lang {
  const asked = `${tag ?? ''}-`.toLowerCase();
  const serving = langs.filter((lang) => asked.startsWith(`${lang.toLowerCase()}-`));
  return serving.sort((a, b) => b.length - a.length)[0] ?? FIRST;
}

/** The files of the first areas (FIRST_AREAS); later-areas.ts has the others. */
const first = import.meta.glob<{ default: Words }>('./*/{common,errors,games,moves,page,play}.ts');

/** The files of the other areas by language and area, such as `en/why.ts`. */
const later = async () => (await import('./later-areas.ts')).files;

/** The files of areas that extras have, by language and area. */
const others: Record<string, Set<() => Promise<{ default: Words }>>> = {};

/**
 * Adds the words of an extra.
 * @param given names, for the area of the page; areas of words, new ones or more for others, with a file for each
 *   language
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

/** Adds texts to an area, in every language. */
function addTexts(area: string, texts: Record<string, Record<Lang, string>>) {
  for (const lang of langs) {
    const own = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text[lang]]));
    const place = `${lang}/${area}`;
    added[place] = { ...added[place], ...own };
    // A page's first words are fetched before its scripts, and may have come.
    const here = languages[lang].words[area];
    if (here) languages[lang].words[area] = { ...here, ...own };
  }
}

const added: Partial<Record<string, Words>> = {};

/** The areas that were requested in any language, and that another language then needs as well. */
const wanted: Set<Area> = new Set(FIRST_AREAS);
/** The languages that were requested. */
const spoken: Set<Lang> = new Set();
const coming: Map<string, Promise<void>> = new Map();

const lacking = (lang: Lang, areas: Iterable<Area>) =>
  [...areas].filter((area) => !languages[lang].words[area]);

/** Whether a language has the words of areas; by default of all areas requested in any language. */
export const isHere = (lang: Lang, areas: Iterable<Area> = wanted) =>
  lacking(lang, areas).length === 0;

/**
 * Fetch words of a language, once; after a failure the next caller tries again.
 * @param areas by default all areas requested in any language
 * @returns nothing if the words are loaded
 */
export function fetchWords(lang: Lang, areas: Iterable<Area> = wanted): Promise<void> | undefined {
  spoken.add(lang);
  for (const area of areas) wanted.add(area);
  return bring(lang, areas);
}

/** Fetch areas in the requested languages, for code that is no element. */
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

/** The names of all areas. */
export const allAreas = async () => {
  const files = [...Object.keys(first), ...Object.keys(await later())];
  const own = files.map((file) => file.slice(0, -'.ts'.length));
  const names = [...own, ...Object.keys(others)].map((file) => file.split('/').at(-1) as Area);
  return [...new Set(names)];
};

/**
 * Fetch areas of every language, for code that compares languages; areas that fail to load are
 * omitted.
 */
export async function fetchAllWords(areas: Iterable<Area> = FIRST_AREAS) {
  await Promise.allSettled(langs.map((lang) => bring(lang, areas)));
}
