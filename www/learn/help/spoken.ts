/**
 * The choice of how much a screen reader reads out: everything, or only changes. The choice is stored as an
 * attribute of the root element, which boards and announcements read; boot.js restores it.
 */
import { said as saved } from '../../saved/settings.ts';

export type Said = 'full' | 'brief';

export function chooseSaid(said: Said) {
  const root = document.documentElement;
  if (said === 'brief') root.setAttribute('data-said', 'brief');
  else root.removeAttribute('data-said');
  saved.value = said;
}
