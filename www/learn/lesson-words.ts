/**
 * Loaders of texts for parts of the course: the texts of a lesson, of the glossary, and of comments in
 * programs. Each file is a flat object of texts with the markup of `ui/text/rich-text.ts`. The build makes
 * the texts of a lesson from `content/<language>/<id>.md`.
 */
import { FIRST } from '../i18n/languages.ts';
import type { Lang } from '../i18n/languages.ts';

export type LessonWords = Record<string, string>;

/** Load the texts of a lesson, in the first language if the given language has none. */
export const lessonWords = (lang: Lang, id: string): Promise<LessonWords> =>
  wordsOf(lang, (tag) => import(`../../content/${tag}/${id}.md`));

/** Load the texts of the glossary's topics. */
export const ideaWords = (lang: Lang) => wordsOf(lang, (tag) => import(`./words/${tag}/ideas.ts`));

/** Load the translations of comments in programs, by the English comment. */
export const remarkWords = (lang: Lang) =>
  wordsOf(lang, (tag) => import(`./words/${tag}/remarks.ts`));

async function wordsOf(
  lang: Lang,
  load: (tag: string) => Promise<{ default: LessonWords }>,
): Promise<LessonWords> {
  const { default: first } = await load(FIRST);
  if (lang === FIRST) return first;
  try {
    return { ...first, ...(await load(lang)).default };
  } catch {
    return first;
  }
}
