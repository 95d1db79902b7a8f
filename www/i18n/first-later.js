/** Takes the place of ./first.js where the words of a language come when it is asked for. */

/** @type {Record<string, import('./languages.js').Way>} */
export const first = {
  en: () => import('./en/index.js'),
  zh: () => import('./zh/index.js'),
};
