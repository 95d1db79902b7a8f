/**
 * The table of options in docs/api.md: call, option, range and default, as the core's types document them.
 * `npm run docs -- guide` writes it between `<!-- options -->` and `<!-- /options -->`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { table, withSection } from './markdown.mjs';

export const API_PAGE = 'docs/api.md';

/** @type {Record<string, string>} */
const MEANING = {
  budget: 'maximal number of steps; a step examines about one move',
  limit: 'maximal number of moves, positions or terms listed',
  level: 'size of the position',
  moves: 'maximal number of moves listed with their remoteness; `true` is 200',
  seed: 'seed of random choices; equal seeds give equal results',
  skill: 'share of moves that the computer plays optimally',
  third: 'third row of each bar of `chomp`',
  upto: 'largest heap; the search ends earlier if a period is proven',
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

/** The page with its table. @param {string} page */
export function withOptions(page) {
  /** Calls by what the other columns say. @type {Map<string, string[]>} */
  const calls = new Map();
  const all = options().sort((a, b) => a.option.localeCompare(b.option));
  for (const { call, option, range, normal } of all) {
    const row = [`\`${option}\``, MEANING[option], range?.join(' to ') ?? 'finite number', normal];
    const key = JSON.stringify(row);
    calls.set(key, [...(calls.get(key) ?? []), `\`${call}\``]);
  }
  const rows = [...calls].map(([key, names]) => [...JSON.parse(key), names.join(', ')]);
  const lines = table(['Option', 'Meaning', 'Range', 'Default', 'Calls'], rows);
  return withSection(API_PAGE, page, 'options', lines.join('\n').trimEnd());
}
