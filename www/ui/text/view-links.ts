/** Return the link to a view of the page, for lessons and widgets inside or outside of the page. */

/** @param app the address of the page, '' within the page; an unsafe address counts as '' */
export function linkTo(
  app: string,
  view: string,
  fields: Record<string, string | number | undefined> = {},
) {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  // Check the address, which may be relative to the current page.
  const leads = homeOf(app, 'https://page.invalid/') !== null;
  return `${leads ? app : ''}#v1/${view}${given.length ? `?${query}` : ''}`;
}

/** Return the absolute address of the page as given by an author; null if linking to it is unsafe. */
export function homeOf(given: string | null, base: string) {
  if (given === null) return null;
  try {
    const { protocol, href } = new URL(given, base);
    return ['http:', 'https:', 'file:'].includes(protocol) ? href.replace(/#.*$/s, '') : null;
  } catch {
    return null;
  }
}
