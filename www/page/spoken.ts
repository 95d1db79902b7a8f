/**
 * How much a screen reader hears: everything, or only what changes. The choice
 * stands at the root, where boards and announcements look for it; boot.js restores it.
 */
import { said as saved } from '../saved/settings.ts';

export type Said = 'full' | 'brief';

export const saidChoice = (): Said =>
  document.documentElement.getAttribute('data-said') === 'brief' ? 'brief' : 'full';

export function chooseSaid(said: Said) {
  const root = document.documentElement;
  if (said === 'brief') root.setAttribute('data-said', 'brief');
  else root.removeAttribute('data-said');
  saved.value = said;
}
