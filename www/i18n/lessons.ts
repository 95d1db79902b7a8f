/**
 * The words of single lessons, loaded with the lesson: one file per lesson and language, a flat
 * object of texts with the little markup of `ui/text/rich-text.ts`. Texts in a list are numbered: the
 * steps of `proof` are `proof.1`, `proof.2`, …
 */
import { FIRST } from './languages.ts';
import type { Lang } from './languages.ts';

export type LessonWords = Record<string, string | string[]>;

/** Where a language has no words for a lesson yet, those of the first language stand in. */
export const lessonWords = (lang: Lang, id: string): Promise<Record<string, string>> =>
  wordsOf(lang, (tag) => import(`./${tag}/learn/${id}.ts`));

/** The words of the glossary's ideas, loaded with it. */
export const ideaWords = (lang: Lang) => wordsOf(lang, (tag) => import(`./${tag}/ideas.ts`));

/** What the remarks in programs say, by the remark. */
export const remarkWords = (lang: Lang) => wordsOf(lang, (tag) => import(`./${tag}/remarks.ts`));

async function wordsOf(
  lang: Lang,
  load: (tag: string) => Promise<{ default: LessonWords }>,
): Promise<Record<string, string>> {
  const first = numbered((await load(FIRST)).default);
  if (lang === FIRST) return first;
  try {
    return { ...first, ...numbered((await load(lang)).default) };
  } catch {
    return first;
  }
}

const numbered = (words: LessonWords): Record<string, string> =>
  Object.fromEntries(
    Object.entries(words).flatMap(([key, text]) =>
      typeof text === 'string' ? [[key, text]] : text.map((one, i) => [`${key}.${i + 1}`, one]),
    ),
  );
