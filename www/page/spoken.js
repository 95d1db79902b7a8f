/**
 * How much is said to whoever listens to the page: everything, or only what changes. The choice
 * stands at the root, where boards and announcements look for it; boot.js restores it.
 */
import { writeText } from '../ui/storage.ts';

/** @typedef {'full' | 'brief'} Said */

/** @returns {Said} */
export const saidChoice = () =>
  document.documentElement.getAttribute('data-said') === 'brief' ? 'brief' : 'full';

/** @param {Said} said */
export function chooseSaid(said) {
  const root = document.documentElement;
  if (said === 'brief') root.setAttribute('data-said', 'brief');
  else root.removeAttribute('data-said');
  writeText('mexplorer-said', said);
}
