/** Helpers of the generated pages of docs: cells, tables, marked sections, and the format. */
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from '../lib/paths.mjs';

/** A page of docs in the format that `npm run format` gives it. @param {string} path @param {string} text */
export async function formatted(path, text) {
  const file = join(ROOT, path);
  return format(text, { ...(await resolveConfig(file)), filepath: file });
}

/** Escapes the characters that end a cell or begin a tag. @param {string} text */
export const cell = (text) => text.replaceAll('|', '\\|').replace(/</g, '&lt;');

/** Code in a cell. @param {string} text */
export const code = (text) => `\`${text.replaceAll('|', '\\|')}\``;

/**
 * A table; nothing without rows. Columns are text, or numbers but for those given.
 * @param {string[]} head @param {string[][]} rows @param {number[]} [texts]
 */
export function table(head, rows, texts) {
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, i) => (texts?.includes(i) === false ? '---:' : '---'));
  return rows.length ? [line(head), line(rule), ...rows.map(line), ''] : [];
}

/**
 * Replaces the section between `<!-- NAME -->` and `<!-- /NAME -->`.
 * @param {string} path @param {string} page @param {string} name @param {string} section
 */
export function withSection(path, page, name, section) {
  const marks = new RegExp(`(<!-- ${name} -->\\n)[^]*(<!-- /${name} -->)`);
  if (!marks.test(page)) throw new Error(`${path} has no section "${name}"`);
  const whole = page.replace(marks, (_, start, end) => `${start}\n${section}\n\n${end}`);
  return formatted(path, whole);
}
