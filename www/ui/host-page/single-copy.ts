/**
 * If a page loads several copies of Mexplorer (two versions, or one from two addresses), only the
 * first registers elements: elements of different copies are not compatible.
 */
const KEY = Symbol.for('mexplorer.copy');
const mine = {};
const page = globalThis as { [KEY]?: object };
page[KEY] ??= mine;

/** Whether this copy registers the elements. */
export const isFirst = page[KEY] === mine;

let said = false;

/** Warns that this copy does nothing. */
export function warnOnce() {
  if (said) return;
  said = true;
  // A hint for the author of the page, not an error.
  globalThis.console.warn(
    'Mexplorer is on this page already; this second copy of it does nothing.',
  );
}
