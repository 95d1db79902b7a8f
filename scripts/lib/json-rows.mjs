/**
 * Format a JSON list with one item per line. Of an object, the lists are formatted with one item per line.
 * @param {unknown[] | Record<string, unknown>} value
 * @returns {string}
 */
export function jsonRows(value) {
  const list = (/** @type {unknown[]} */ items) =>
    `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
  if (Array.isArray(value)) return `${list(value)}\n`;
  const entries = Object.entries(value).map(
    ([key, item]) =>
      `${JSON.stringify(key)}: ${Array.isArray(item) ? list(item) : JSON.stringify(item)}`,
  );
  return `{\n${entries.join(',\n')}\n}\n`;
}
