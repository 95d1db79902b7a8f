/**
 * Write the lists of docs/practice.md and its Chinese version: every practice problem with its judge, its
 * lessons and its sample on the board. `npm run docs -- guide` puts them between `<!-- problems -->` and
 * `<!-- /problems -->`.
 */
import { judgePosition } from 'mexplorer';
import { lessonsFor, t } from 'mexplorer/kit';
import { boardLinks } from './check/board-link.ts';
import { ideas, problems } from './problems.ts';

/** @typedef {'en' | 'zh'} Lang */
/** @typedef {import('../../scripts/lib/extras.mjs').Markdown} Markdown */

/** @type {Record<Lang, string>} */
export const PRACTICE_PAGES = { en: 'docs/practice.md', zh: 'docs/practice.zh.md' };

/** The greatest length of a link in the list; the page of a problem has its longer links. */
const LONG = 36;

/** @type {Record<Lang, { head: string[], count: (n: number) => string }>} */
const WORDS = {
  en: {
    head: ['Problem', 'Title', 'Lesson', 'Sample on the board'],
    count: (n) => `${n} problems. “…” stands for a long link; the page of the problem has it.`,
  },
  zh: {
    head: ['题号', '题名', '课', '样例的棋盘'],
    count: (n) => `共 ${n} 题。“…”代表较长的链接，见该题的页面。`,
  },
};

/** @param {Lang} lang @param {import('./problems.ts').Problem} problem @param {Markdown['cell']} cell */
async function row(lang, problem, cell) {
  const { id, page, input } = problem;
  const [board] = boardLinks('', await judgePosition(id, input));
  return [
    `[${id}](${page})`,
    cell(t(lang, `problems.${id}`)),
    lessonsFor(id)
      .map(({ number }) => number)
      .join(', '),
    // Write a dash for problems whose positions no game of the list has.
    board ? (board.length > LONG ? '…' : `\`${board.replaceAll('|', '%7C')}\``) : '—',
  ];
}

/**
 * Return the lists of all problems, one for each group of problems.
 * @param {Lang} lang
 * @param {Markdown} markdown
 */
async function practiceTables(lang, { cell, table }) {
  const { head, count } = WORDS[lang];
  const out = [count(problems.length), ''];
  for (const idea of ideas) {
    const of = problems.filter((problem) => problem.idea === idea);
    if (!of.length) continue;
    const judges = [...new Set(of.map(({ judge }) => cell(judge)))];
    out.push(`### ${t(lang, `practice.idea_${idea}`)}`, '', `${judges.join(' · ')}`, '');
    out.push(...table(head, await Promise.all(of.map((problem) => row(lang, problem, cell)))));
  }
  return out.join('\n').trimEnd();
}

/**
 * Return the text of a documentation page with its lists updated.
 * @param {Lang} lang
 * @param {string} page
 * @param {Markdown} markdown
 */
export async function withProblems(lang, page, markdown) {
  const tables = await practiceTables(lang, markdown);
  return markdown.withSection(PRACTICE_PAGES[lang], page, 'problems', tables);
}

/**
 * Return the documentation pages with the functions that write them, for `npm run docs -- guide`.
 * @param {Markdown} markdown
 */
export default (markdown) =>
  Object.entries(PRACTICE_PAGES).map(([lang, path]) => [
    path,
    (/** @type {string} */ text) => withProblems(/** @type {Lang} */ (lang), text, markdown),
  ]);
