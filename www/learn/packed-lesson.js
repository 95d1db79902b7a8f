/**
 * The one lesson of a package, which a script before this one has put into its page: the counterpart of
 * load-lesson.js, which a package is built without.
 *
 * @typedef {object} Packed
 * @property {import('./lesson.js').Lesson} lesson
 * @property {Record<string, Record<string, string>>} words by language
 * @property {Record<string, Record<string, string>>} code its programs by name, each by file extension
 */

export { CODE } from './code-languages.js';

/** @returns {Packed} */
export function packedLesson() {
  const packed = /** @type {any} */ (globalThis).mexplorerLesson;
  if (!packed) throw new Error('There is no lesson in this package.');
  return packed;
}

/** @param {string} lang @param {string} id */
export async function loadLesson(lang, id) {
  const { lesson, words } = packedLesson();
  return lesson.id === id ? { lesson, words: words[lang] ?? words.en } : null;
}

/** The programs of a lesson. */
export async function loadCode(/** @type {string} */ name) {
  const code = packedLesson().code[name];
  if (!code) throw new Error('This lesson has no programs.');
  return code;
}
