import { groupDigits } from '../digits.ts';
import type { Args } from '../args.ts';
import type { Words } from '../languages.ts';

export default {
  by_touch: ({ text }: { text: string }) =>
    text
      .replace(/(?<!double )\bclick\b/gi, (click) => (click[0] === 'C' ? 'Tap' : 'tap'))
      .replace('buttons to zoom, Ctrl and the wheel too', 'two fingers or the buttons to zoom')
      .replace(', or use the arrow keys,', '')
      .replace(/^Point at/, 'Tap')
      .replace(/(?<=\.) (?:Arrow keys|Left and right) [^.]*\./g, ''),
  p_position: 'P-position',
  n_position: 'N-position',
  d_position: 'drawn position',
  p_means: 'P-position: the player who just moved wins',
  n_means: 'N-position: the player to move wins',
  d_means: 'Drawn: neither side can be made to lose',
  loading: 'Loading…',
  working: 'Working…',
  cancel: 'Cancel',
  close: 'Close',
  copy: 'Copy',
  copied: 'Copied',
  copy_failed: 'Copying is not allowed here; select the text and copy it by hand.',
  retry: 'Try again',
  open_home: 'Open in Mexplorer',
  unsaved_refused:
    'This browser stores nothing for this page: that is switched off, or there is no space left. What you do here is lost once the page is closed.',
  unsaved_damaged:
    'What this browser had stored here was damaged. It was set aside, and you start from the beginning.',
  unsaved_later:
    'What this browser has stored here comes from a later version of Mexplorer. Reload the page; until then nothing new is stored.',
  file_large: 'This file is too large. Nothing was changed.',
  who_wins: 'Who wins with best play, the player to move or the other one?',
  begin: 'Begin',
  number: ({ n }: Args<'n'>) => groupDigits(n),
  whole_number: ({ least, most }: Args<'least most'>) =>
    `Expected a whole number from ${least} to ${most}.`,
  items: ({ items }: Args<'items'>) => items.join(', '),
  clauses: ({ clauses }: Args<'clauses'>) => clauses.filter(Boolean).join(', '),
  list: ({ items }: Args<'items'>) =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`,
} satisfies Words;
