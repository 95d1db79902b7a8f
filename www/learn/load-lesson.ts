/** Load a lesson with its texts, or its programs. */
import { lessonWords } from './lesson-words.ts';
import { entryOf, outline } from './outline.ts';
import type { Lang } from '../i18n/languages.ts';
import type { Lesson } from './lesson.ts';

export { CODE } from './code-languages.ts';

const NUMBERS = new Map(outline.map(({ id, number }) => [id, number]));

/** Replace each lesson id in a text, such as `@nim`, by the number of that lesson. */
export const numbered = (text: string) =>
  text.replace(/@([a-z]+)/g, (whole, id) => String(NUMBERS.get(id) ?? whole));

export async function loadLesson(
  lang: Lang,
  id: string,
): Promise<{ lesson: Lesson; words: Record<string, string> } | null> {
  const entry = entryOf(id);
  if (!entry) return null;
  const [lesson, words] = await Promise.all([
    import(`../../content/en/${id}.md?blocks`),
    lessonWords(lang, id),
  ]);
  const texts = Object.entries(words).map(([key, text]) => [key, numbered(text)]);
  return { lesson: { ...entry, ...lesson.default }, words: Object.fromEntries(texts) };
}

/**
 * Load the programs of a lesson in all programming languages. They are separate files, so that tests compile
 * and run exactly the displayed text.
 */
export async function loadCode(
  id: string,
): Promise<Record<keyof typeof import('./code-languages.ts').CODE, string>> {
  const files = await Promise.all([
    import(`../../tests/course-code/${id}.cpp?raw`),
    import(`../../tests/course-code/${id}.py?raw`),
    import(`../../tests/course-code/${id}.rs?raw`),
  ]);
  const [cpp, py, rs] = files.map((file) => String(file.default).trimEnd());
  return { cpp, py, rs };
}
