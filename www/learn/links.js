/** Links from a lesson into the views of the page, whether the lesson stands in it or beside it. */

/**
 * @param {string} app the page's address, empty within it
 * @param {string} view
 * @param {Record<string, string | number | undefined>} [fields]
 */
export function linkTo(app, view, fields = {}) {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return `${app}#v1/${view}${given.length ? `?${query}` : ''}`;
}
