/**
 * The words of single lessons, loaded with the lesson: one file per lesson and language, a flat
 * object of texts with the little markup of `kit/rich.js`.
 */
import { FIRST } from './languages.js';

/**
 * Where a language has no words for a lesson yet, those of the first language stand in.
 * @param {import('./languages.js').Lang} lang
 * @param {string} id
 * @returns {Promise<Record<string, string>>}
 */
export async function lessonWords(lang, id) {
  const first = (await import(`./${FIRST}/learn/${id}.js`)).default;
  if (lang === FIRST) return first;
  try {
    return { ...first, ...(await import(`./${lang}/learn/${id}.js`)).default };
  } catch {
    return first;
  }
}
