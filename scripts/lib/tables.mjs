/** Tables of Markdown, and their cells. */

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
