/**
 * The table of options in docs/api.md and its Chinese twin: call, option, range and default as the core's
 * types document them. `npm run docs -- guide` writes it between `<!-- options -->` and `<!-- /options -->`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { ROOT } from '../lib/paths.mjs';

/** @typedef {import('./guide.mjs').Lang} Lang */

/** @type {Record<Lang, string>} */
export const API_PAGES = { en: 'docs/api.md', zh: 'docs/api.zh.md' };

/** @type {Record<Lang, { head: string, to: string, finite: string, meaning: Record<string, string> }>} */
const WORDS = {
  en: {
    head: '| Option | Meaning | Range | Default | Calls |',
    to: ' to ',
    finite: 'any finite number',
    meaning: {
      budget: 'steps at most; one step is about one move looked at',
      limit: 'moves, positions or terms that are listed at most',
      level: 'how large the position is',
      moves: 'moves that are listed at most, each with its own remoteness; `true` is 200',
      seed: 'where chance begins: the same seed, the same result',
      skill: 'how often the computer plays as well as can be played',
      third: 'the third row of each bar of `chomp`',
      upto: 'the largest heap',
    },
  },
  zh: {
    head: '| 选项 | 含义 | 范围 | 默认 | 调用 |',
    to: ' 至 ',
    finite: '任意有限数',
    meaning: {
      budget: '最多走的步数；一步约为查看一种着法',
      limit: '最多列出的着法、局面或项数',
      level: '局面的大小',
      moves: '最多列出的着法，每种都带步数；`true` 即 200',
      seed: '随机数的种子：种子相同，结果相同',
      skill: '电脑下出最佳着法的频率',
      third: '`chomp` 每块的第三行',
      upto: '最大的堆',
    },
  },
};

/** @typedef {{ call: string, option: string, range: [string, string] | null, normal: string }} Option */

/** Every option of every call, from the comments that the core's tests hold true. @returns {Option[]} */
function options() {
  const file = join(ROOT, 'www', 'engine', 'types', 'answers.ts');
  const types = readFileSync(file, 'utf8').matchAll(
    /\/\*\* The options of `(\w+)`\. \*\/\nexport type \w+Options = \{([^}]*)\};/g,
  );
  return [...types].flatMap(([, call, body]) =>
    [...body.matchAll(/\/\*\*([^]*?)\*\/\s*(\w+)\?: number/g)].map(([, comment, option]) => {
      const text = comment.replace(/\s*\n\s*\*\s*/g, ' ');
      const [, least, most] = text.match(/from (\S+) to (2\^53 − 1|[\d,]+)/) ?? [];
      const [, normal] = text.match(/default ([\d,]*\d)/) ?? [];
      return { call, option, range: most ? [least, most] : null, normal };
    }),
  );
}

/** @param {Lang} lang */
function table(lang) {
  const { head, to, finite, meaning } = WORDS[lang];
  /** Calls by what the other columns say. @type {Map<string, string[]>} */
  const rows = new Map();
  const all = options().sort((a, b) => a.option.localeCompare(b.option));
  for (const { call, option, range, normal } of all) {
    const start = `| \`${option}\` | ${meaning[option]} |`;
    const row = `${start} ${range ? range.join(to) : finite} | ${normal} |`;
    rows.set(row, [...(rows.get(row) ?? []), `\`${call}\``]);
  }
  const lines = [...rows].map(([row, calls]) => `${row} ${calls.join(', ')} |`);
  return [head, '| --- | --- | --- | --- | --- |', ...lines].join('\n');
}

/** The page with its table. @param {Lang} lang @param {string} text */
export async function withOptions(lang, text) {
  const marks = /(<!-- options -->\n)[^]*(<!-- \/options -->)/;
  if (!marks.test(text)) throw new Error(`${API_PAGES[lang]} has no place for the options`);
  const whole = text.replace(marks, (_, before, after) => `${before}\n${table(lang)}\n${after}`);
  return format(whole, { parser: 'markdown', printWidth: 100, singleQuote: true });
}
