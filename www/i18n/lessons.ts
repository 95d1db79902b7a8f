/**
 * The words of single lessons, loaded with the lesson: one file per lesson and language, a flat
 * object of texts with the little markup of `ui/text/rich-text.ts`.
 */
import { FIRST } from './languages.ts';
import type { Lang } from './languages.ts';

/** Where a language has no words for a lesson yet, those of the first language stand in. */
export const lessonWords = (lang: Lang, id: string): Promise<Record<string, string>> =>
  wordsOf(lang, (tag) => import(`./${tag}/learn/${id}.ts`));

/** The words of the glossary's ideas, loaded with it. */
export const ideaWords = (lang: Lang) => wordsOf(lang, (tag) => import(`./${tag}/ideas.ts`));

/** What the remarks in programs say, by the remark. */
export const remarkWords = (lang: Lang) => wordsOf(lang, (tag) => import(`./${tag}/remarks.ts`));

async function wordsOf(
  lang: Lang,
  load: (tag: string) => Promise<{ default: Record<string, string> }>,
): Promise<Record<string, string>> {
  const first = (await load(FIRST)).default;
  if (lang === FIRST) return first;
  try {
    return { ...first, ...(await load(lang)).default };
  } catch {
    return first;
  }
}
