/** Loads a lesson with its texts and its code, each on demand. */
import { lessonWords } from '../i18n/lessons.ts';
import { entryOf, outline } from './outline.js';

export { CODE } from './code-languages.js';

const NUMBERS = new Map(outline.map(({ id, number }) => [id, number]));

/**
 * A text in which `@nim` stands for the number of that lesson.
 * @param {string} text
 */
export const numbered = (text) =>
  text.replace(/@([a-z]+)/g, (whole, id) => String(NUMBERS.get(id) ?? whole));

/**
 * @param {import('../i18n/languages.ts').Lang} lang
 * @param {string} id
 * @returns {Promise<{ lesson: import('./lesson.js').Lesson, words: Record<string, string> } | null>}
 */
export async function loadLesson(lang, id) {
  const entry = entryOf(id);
  if (!entry?.ready) return null;
  const [lesson, words] = await Promise.all([import(`./lessons/${id}.js`), lessonWords(lang, id)]);
  const texts = Object.entries(words).map(([key, text]) => [key, numbered(text)]);
  return { lesson: { ...entry, ...lesson.default }, words: Object.fromEntries(texts) };
}

/**
 * The programs of a lesson. They are separate files, so that tests compile and run the text that is
 * shown.
 * @param {string} id
 * @returns {Promise<Record<keyof typeof import('./code-languages.js').CODE, string>>}
 */
export async function loadCode(id) {
  const files = await Promise.all([
    import(`../../tests/course-code/${id}.cpp?raw`),
    import(`../../tests/course-code/${id}.py?raw`),
    import(`../../tests/course-code/${id}.rs?raw`),
  ]);
  const [cpp, py, rs] = files.map((file) => String(file.default).trimEnd());
  return { cpp, py, rs };
}
