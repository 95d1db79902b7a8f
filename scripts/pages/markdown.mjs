/** Functions for generated pages of docs/: table cells, tables, marked sections and formatting. */
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from '../lib/paths.mjs';

export { cell, code, table } from '../lib/tables.mjs';

/** Format a page of docs/ as `npm run format` does. @param {string} path @param {string} text */
export async function formatted(path, text) {
  const file = join(ROOT, path);
  return format(text, { ...(await resolveConfig(file)), filepath: file });
}

/**
 * Replace the section of a page between `<!-- NAME -->` and `<!-- /NAME -->`.
 * @param {string} path @param {string} page @param {string} name @param {string} section
 */
export function withSection(path, page, name, section) {
  const marks = new RegExp(`(<!-- ${name} -->\\n)[^]*(<!-- /${name} -->)`);
  if (!marks.test(page)) throw new Error(`${path} has no section "${name}"`);
  const whole = page.replace(marks, (_, start, end) => `${start}\n${section}\n\n${end}`);
  return formatted(path, whole);
}
