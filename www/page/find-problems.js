/** Search for practice problems by id, title in any loaded language, and judge. */
import { problems } from './problems.js';
import { t } from '../i18n/index.js';
import { isHere, languages } from '../i18n/languages.js';

/** @typedef {import('../i18n/languages.js').Lang} Lang */

/** The judges by how ids begin; numbers alone are AcWing's. */
const judges = {
  P: 'Luogu 洛谷',
  HDU: 'HDU 杭电',
  POJ: 'POJ 北大',
  CSES: 'CSES',
  ABC: 'AtCoder ABC',
  ARC: 'AtCoder ARC',
  AGC: 'AtCoder AGC',
  102780: 'Codeforces Gym',
};

/** The judge of a problem. @param {string} id */
export const judgeOf = (id) =>
  Object.entries(judges).find(([start]) => id.startsWith(start))?.[1] ?? 'AcWing';

/** Text normalized for search. @param {string} text */
const plain = (text) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\s’'·,，、-]+/gu, '')
    .toLowerCase();

/** The problems that match a text, all if it is empty. @param {string} query */
export function findProblems(query) {
  const wanted = plain(query);
  const langs = /** @type {Lang[]} */ (Object.keys(languages)).filter(isHere);
  return problems.filter(({ id, idea }) => {
    const titles = langs.flatMap((lang) => [
      t(lang, `practice.title_${id}`),
      t(lang, `practice.idea_${idea}`),
    ]);
    return [id, judgeOf(id), ...titles].some((text) => plain(text).includes(wanted));
  });
}
