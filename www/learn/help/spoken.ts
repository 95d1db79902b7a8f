/**
 * How much a screen reader hears: everything, or only what changes. The choice
 * stands at the root, where boards and announcements look for it; boot.js restores it.
 */
import { said as saved } from '../../saved/settings.ts';

export type Said = 'full' | 'brief';

export function chooseSaid(said: Said) {
  const root = document.documentElement;
  if (said === 'brief') root.setAttribute('data-said', 'brief');
  else root.removeAttribute('data-said');
  saved.value = said;
}
