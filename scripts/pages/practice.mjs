/**
 * The tables of docs/practice.md and its Chinese twin: every practice problem with its idea, its lessons
 * and its sample on the board. What stands between `<!-- problems -->` and `<!-- /problems -->` there is
 * written by this.
 */
import { format } from 'prettier';
import { judgePosition } from '../../www/index.js';
import { t } from '../../www/i18n/index.js';
import { boardLinks } from '../../www/learn/board-link.js';
import { lessonsFor } from '../../www/learn/outline.js';
import { judgeOf } from '../../www/page/find-problems.js';
import { ideas, problems } from '../../www/page/problems.js';
import '../../www/i18n/late.js';

/** @typedef {import('./guide.mjs').Lang} Lang */

/** @type {Record<Lang, string>} */
export const PRACTICE_PAGES = { en: 'docs/practice.md', zh: 'docs/practice.zh.md' };

/** @type {Record<Lang, { head: string[], count: (n: number) => string, between: string }>} */
const WORDS = {
  en: {
    head: ['Problem', 'Judge', 'Title', 'Lesson', 'Its sample on the board'],
    count: (n) => `${n} problems.`,
    between: ', ',
  },
  zh: {
    head: ['题号', '评测网站', '题名', '对应的课', '样例的棋盘'],
    count: (n) => `共 ${n} 题。`,
    between: '，',
  },
};

/** In a cell a bar would end it. @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

/** @param {Lang} lang @param {import('../../www/page/problems.js').Problem} problem */
async function row(lang, problem) {
  const { id, page, input } = problem;
  const lessons = lessonsFor(id).map(
    (lesson) => `${lesson.number} ${t(lang, `learn.title.${lesson.id}`)}`,
  );
  const [board] = boardLinks('', await judgePosition(id, input));
  const cells = [
    `[${id}](${page})`,
    cell(judgeOf(problem)),
    cell(t(lang, `practice.title_${id}`)),
    cell(lessons.join(WORDS[lang].between)),
    // No game of the list may have the positions of a problem.
    board ? `\`${board.replaceAll('|', '%7C')}\`` : '—',
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The tables of all problems, one for each idea. @param {Lang} lang */
export async function practiceTables(lang) {
  const { head, count } = WORDS[lang];
  const out = [count(problems.length), ''];
  for (const idea of ideas) {
    const of = problems.filter((problem) => problem.idea === idea);
    if (!of.length) continue;
    out.push(`### ${t(lang, `practice.idea_${idea}`)}`, '');
    out.push(`| ${head.join(' | ')} |`, `| ${head.map(() => '---').join(' | ')} |`);
    for (const problem of of) out.push(await row(lang, problem));
    out.push('');
  }
  return out.join('\n').trimEnd();
}

const MARKS = /(<!-- problems -->\n)[^]*(<!-- \/problems -->)/;

/** The page with its tables as the lists have them now. @param {Lang} lang @param {string} text */
export async function withProblems(lang, text) {
  if (!MARKS.test(text)) throw new Error(`${PRACTICE_PAGES[lang]} has no place for the problems`);
  const tables = await practiceTables(lang);
  const whole = text.replace(MARKS, (_, before, after) => `${before}\n${tables}\n\n${after}`);
  return format(whole, { parser: 'markdown', printWidth: 100, singleQuote: true });
}
