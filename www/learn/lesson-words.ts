/**
 * Words that are loaded with the parts that show them: the words of a lesson, of the glossary's ideas,
 * of the remarks in programs. Each file is a flat object of texts with the little markup of
 * `ui/text/rich-text.ts`. The build makes those of a lesson from `content/<language>/<id>.md`.
 */
import { FIRST } from '../i18n/languages.ts';
import type { Lang } from '../i18n/languages.ts';

export type LessonWords = Record<string, string>;

/** If a language has no words for a lesson yet, those of the first language replace them. */
export const lessonWords = (lang: Lang, id: string): Promise<LessonWords> =>
  wordsOf(lang, (tag) => import(`../../content/${tag}/${id}.md`));

/** The words of the glossary's ideas, loaded with it. */
export const ideaWords = (lang: Lang) => wordsOf(lang, (tag) => import(`./words/${tag}/ideas.ts`));

/** The translations of the remarks in programs, by the remark. */
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
