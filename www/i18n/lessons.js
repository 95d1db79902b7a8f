/**
 * The words of single lessons, loaded with the lesson: one file per lesson and language, a flat
 * object of texts with the little markup of `ui/text/rich-text.js`.
 */
import { FIRST } from './languages.js';

/**
 * Where a language has no words for a lesson yet, those of the first language stand in.
 * @param {import('./languages.js').Lang} lang
 * @param {string} id
 * @returns {Promise<Record<string, string>>}
 */
export const lessonWords = (lang, id) => wordsOf(lang, (tag) => import(`./${tag}/learn/${id}.js`));

/**
 * The words of the glossary's ideas, loaded with it.
 * @param {import('./languages.js').Lang} lang
 */
export const ideaWords = (lang) => wordsOf(lang, (tag) => import(`./${tag}/ideas.js`));

/**
 * What the remarks in programs say, by the remark.
 * @param {import('./languages.js').Lang} lang
 */
export const remarkWords = (lang) => wordsOf(lang, (tag) => import(`./${tag}/remarks.js`));

/**
 * @param {import('./languages.js').Lang} lang
 * @param {(tag: string) => Promise<{ default: Record<string, string> }>} load
 * @returns {Promise<Record<string, string>>}
 */
async function wordsOf(lang, load) {
  const first = (await load(FIRST)).default;
  if (lang === FIRST) return first;
  try {
    return { ...first, ...(await load(lang)).default };
  } catch {
    return first;
  }
}
