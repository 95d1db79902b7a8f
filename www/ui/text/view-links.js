/** Links to views of the page, from lessons and widgets inside or outside of it. */

/**
 * @param {string} app the address of the page, empty within it; an unsafe address counts as empty
 * @param {string} view
 * @param {Record<string, string | number | undefined>} [fields]
 */
export function linkTo(app, view, fields = {}) {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  // Relative to the current page.
  const leads = homeOf(app, 'https://page.invalid/') !== null;
  return `${leads ? app : ''}#v1/${view}${given.length ? `?${query}` : ''}`;
}

/**
 * The address of the page as given by an author; null if it is not safe to link to.
 * @param {string | null} given
 * @param {string} base
 */
export function homeOf(given, base) {
  if (given === null) return null;
  try {
    const { protocol, href } = new URL(given, base);
    return ['http:', 'https:', 'file:'].includes(protocol) ? href.replace(/#.*$/s, '') : null;
  } catch {
    return null;
  }
}
