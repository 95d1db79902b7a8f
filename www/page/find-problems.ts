/** Search for practice problems by id, title in any language, and judge. */
import { problems } from './problems.ts';
import { t } from '../i18n/index.ts';
import { langs } from '../i18n/languages.ts';
import type { Problem } from './problems.ts';

/** The judges by the host of their pages. */
const judges: Record<string, string> = {
  'www.acwing.com': 'AcWing',
  'www.luogu.com.cn': 'Luogu 洛谷',
  'acm.hdu.edu.cn': 'HDU 杭电',
  'poj.org': 'POJ 北大',
  'cses.fi': 'CSES',
  'atcoder.jp': 'AtCoder',
  'codeforces.com': 'Codeforces',
  'loj.ac': 'LibreOJ LOJ',
  'uva.onlinejudge.org': 'UVa',
  'onlinejudge.org': 'UVa',
  'www.spoj.com': 'SPOJ',
};

/** The judge of a problem; an unknown one is its host. */
export function judgeOf({ page }: Problem) {
  const { host } = new URL(page);
  return judges[host] ?? host;
}

/** Text normalized for search. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\s’'·,，、-]+/gu, '')
    .toLowerCase();

/** The problems that match a text, all if it is empty. */
export function findProblems(query: string) {
  const wanted = plain(query);
  return problems.filter((problem) => {
    const { id, idea } = problem;
    const titles = langs.flatMap((lang) => [
      t(lang, `practice.title_${id}`),
      t(lang, `practice.idea_${idea}`),
    ]);
    // From its first letter, since SPOJ is not POJ.
    const judge = judgeOf(problem).split(' ');
    return (
      judge.some((name) => plain(name).startsWith(wanted)) ||
      [id, ...titles].some((text) => plain(text).includes(wanted))
    );
  });
}
