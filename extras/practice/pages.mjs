/**
 * The lists of docs/practice.md and its Chinese twin: every practice problem with its judge, its lessons and
 * its sample on the board. `npm run docs -- guide` writes them between `<!-- problems -->` and `<!-- /problems -->`.
 */
import { judgePosition } from 'mexplorer';
import { lessonsFor, t } from 'mexplorer/kit';
import { boardLinks } from './check/board-link.ts';
import { ideas, problems } from './problems.ts';

/** @typedef {'en' | 'zh'} Lang */
/** @typedef {import('../../scripts/lib/extras.mjs').Markdown} Markdown */

/** @type {Record<Lang, string>} */
export const PRACTICE_PAGES = { en: 'docs/practice.md', zh: 'docs/practice.zh.md' };

/** The longest link that the list shows; a longer one is on the page of the problem. */
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
    // Some problems have positions that belong to no game of the list.
    board ? (board.length > LONG ? '…' : `\`${board.replaceAll('|', '%7C')}\``) : '—',
  ];
}

/** The lists of all problems, one for each idea. @param {Lang} lang @param {Markdown} markdown */
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
 * The page with its lists updated from the core and the page.
 * @param {Lang} lang
 * @param {string} page
 * @param {Markdown} markdown
 */
export async function withProblems(lang, page, markdown) {
  const tables = await practiceTables(lang, markdown);
  return markdown.withSection(PRACTICE_PAGES[lang], page, 'problems', tables);
}

/** The pages with their writers, for `npm run docs -- guide`. @param {Markdown} markdown */
export default (markdown) =>
  Object.entries(PRACTICE_PAGES).map(([lang, path]) => [
    path,
    (/** @type {string} */ text) => withProblems(/** @type {Lang} */ (lang), text, markdown),
  ]);
