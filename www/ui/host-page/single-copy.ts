/**
 * If a page loads several copies of Mexplorer (two versions, or one from two addresses), only the
 * first registers elements: elements of different copies are not compatible.
 */
const KEY = Symbol.for('mexplorer.copy');
const mine = {};
const page = globalThis as { [KEY]?: object };
page[KEY] ??= mine;

/** Whether this copy is the first of the page, which registers the elements. */
export const isFirst = page[KEY] === mine;

let said = false;

/** Warn once that this copy of Mexplorer does nothing. */
export function warnOnce() {
  if (said) return;
  said = true;
  // Use a warning rather than an error: the message is a hint for the author of the page.
  globalThis.console.warn(
    'Mexplorer is on this page already; this second copy of it does nothing.',
  );
}
