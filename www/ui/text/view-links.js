/** Links into the views of the page, from lessons and widgets that stand in it or elsewhere. */

/**
 * @param {string} app the page's address, empty within it; one that no link may lead to counts as empty
 * @param {string} view
 * @param {Record<string, string | number | undefined>} [fields]
 */
export function linkTo(app, view, fields = {}) {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  // Relative to whatever page it stands in.
  const leads = homeOf(app, 'https://page.invalid/') !== null;
  return `${leads ? app : ''}#v1/${view}${given.length ? `?${query}` : ''}`;
}

/**
 * The address of the page as an author has given it; null if it is none that a link may lead to.
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
