/**
 * Access to the only lesson of a package, which a previous script has put into the page. In packages this
 * module replaces load-lesson.ts.
 */
import type { Lesson } from './lesson.ts';

interface Packed {
  lesson: Lesson;
  /** The texts of the lesson by language. */
  words: Record<string, Record<string, string>>;
  /** The programs of the lesson by name, each by file extension. */
  code: Record<string, Record<string, string>>;
}

export { CODE } from './code-languages.ts';

export function packedLesson(): Packed {
  const { mexplorerLesson } = globalThis as { mexplorerLesson?: Packed };
  if (!mexplorerLesson) throw new Error('There is no lesson in this package.');
  return mexplorerLesson;
}

export async function loadLesson(lang: string, id: string) {
  const { lesson, words } = packedLesson();
  return lesson.id === id ? { lesson, words: words[lang] ?? words.en } : null;
}

/** Return a program of the lesson in all programming languages. */
export async function loadCode(name: string) {
  const code = packedLesson().code[name];
  if (!code) throw new Error('This lesson has no programs.');
  return code;
}
