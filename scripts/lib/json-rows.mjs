/**
 * Formats a JSON list with an item a line, or an object whose lists have one.
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
