/** Format tables in Markdown, and their cells. */

/** Escape the characters that end a table cell or begin an HTML tag. @param {string} text */
export const cell = (text) => text.replaceAll('|', '\\|').replace(/</g, '&lt;');

/** Format a text as code within a table cell. @param {string} text */
export const code = (text) => `\`${text.replaceAll('|', '\\|')}\``;

/**
 * Format a table in Markdown as a list of lines, which is empty if there are no rows. With `texts`, only the
 * columns in this list are left-aligned, and the others are right-aligned for numbers.
 * @param {string[]} head @param {string[][]} rows @param {number[]} [texts]
 */
export function table(head, rows, texts) {
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, i) => (texts?.includes(i) === false ? '---:' : '---'));
  return rows.length ? [line(head), line(rule), ...rows.map(line), ''] : [];
}
