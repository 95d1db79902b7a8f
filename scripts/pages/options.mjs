/**
 * Write the tables of docs/api.md from the core's documentation: the calls, and their numeric options with
 * ranges and defaults. `npm run docs -- guide` writes the first table between `<!-- calls -->` and `<!--
 * /calls -->`, and the second between the same marks with `options`.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { table, withSection } from './markdown.mjs';

export const API_PAGE = 'docs/api.md';

/** @type {Record<string, string>} */
const MEANING = {
  budget: 'maximal number of steps; a step examines about one move',
  limit: 'maximal number of moves, positions, terms or inputs listed',
  level: 'size of the position',
  most: 'maximal number of numbers in an input',
  nodes: 'number of nodes, with those that no edge mentions',
  moves: 'maximal number of moves listed with their remoteness; `true` is 200',
  seed: 'seed of random choices; equal seeds give equal results',
  skill: 'share of moves that the computer plays optimally',
  third: 'third row of each bar of `chomp`',
  upto: 'largest heap; the search ends earlier if a period is proven',
};

/** @typedef {{ call: string, option: string, range: [string, string] | null, normal: string }} Option */

/**
 * Return every numeric option of every call, read from the generated type comments. The core's tests check
 * these comments.
 * @returns {Option[]}
 */
export function options() {
  // The folder has a file for the core, and a file for each extension that answers calls.
  const folder = join(ROOT, 'www', 'engine', 'types');
  const text = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const types = text
    .join('\n')
    .matchAll(/\/\*\* The options of `(\w+)`\. \*\/\nexport type (\w+)Options = \{([^}]*)\};/g);
  const inOrder = [...types].sort(([, , a], [, , b]) => (a < b ? -1 : 1));
  return inOrder.flatMap(([, call, , body]) =>
    [...body.matchAll(/\/\*\*([^]*?)\*\/\s*(\w+)\?: number/g)].map(([, comment, option]) => {
      const text = comment.replace(/\s*\n\s*\*\s*/g, ' ');
      const [, least, most] = text.match(/from (\S+) to (2\^53 − 1|[\d,]+)/) ?? [];
      const [, normal] = text.match(/default ([\d,]*\d)/) ?? [];
      return { call, option, range: most ? [least, most] : null, normal };
    }),
  );
}

/**
 * Return the page with its table of calls replaced. The rows come from the generated functions of
 * www/engine/calls.ts.
 * @param {string} page
 */
function withCalls(page) {
  const file = readFileSync(join(ROOT, 'www', 'engine', 'calls.ts'), 'utf8');
  const functions = file.matchAll(
    /\/\*\*\n((?: \*.*\n)+?) \*\/\nexport async function (\w+)\(([^)]*)\)/g,
  );
  const rows = [...functions].map(([, comment, name, parameters]) => {
    const [summary] = comment.replace(/^ \* ?/gm, '').split(/\n\n|\n@/);
    const own = parameters.replace(/options\?: Control\b/, '');
    const names = [...own.matchAll(/(\w+)\??: /g)].map(([, parameter]) => parameter);
    return [`\`${name}(${names.join(', ')})\``, summary.trim().replaceAll('\n', ' ')];
  });
  const lines = table(['Call', 'Answer'], rows);
  return withSection(API_PAGE, page, 'calls', lines.join('\n').trimEnd());
}

/** Return the page with its table of options replaced. @param {string} page */
function withOptions(page) {
  /** The names of calls, grouped by the JSON text of the other columns. @type {Map<string, string[]>} */
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

/** Return docs/api.md with both tables replaced. @param {string} page */
export async function withTables(page) {
  return withOptions(await withCalls(page));
}
