/**
 * Of several copies of Mexplorer on a page (two versions, or the same from two addresses) the first
 * serves it alone: elements of one copy do not understand those of another.
 */
const KEY = Symbol.for('mexplorer.copy');
const mine = {};
const page = /** @type {any} */ (globalThis);
page[KEY] ??= mine;

/** Whether this copy serves the page. */
export const isFirst = page[KEY] === mine;

let said = false;

/** Says that this copy does nothing. */
export function sayOnce() {
  if (said) return;
  said = true;
  // For whoever writes the page; nothing is wrong on it.
  globalThis.console.warn(
    'Mexplorer is on this page already; this second copy of it does nothing.',
  );
}
