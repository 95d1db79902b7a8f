/**
 * The amount that a screen reader reads out: everything, or only changes. The choice is an
 * attribute of the root, where boards and announcements look it up; boot.js restores it.
 */
import { said as saved } from '../../saved/settings.ts';

export type Said = 'full' | 'brief';

export function chooseSaid(said: Said) {
  const root = document.documentElement;
  if (said === 'brief') root.setAttribute('data-said', 'brief');
  else root.removeAttribute('data-said');
  saved.value = said;
}
