import { groupDigits } from '../digits.js';

/** @type {import('../index.js').Words} */
export default {
  nim_sum: 'nim-sum',
  nimber: 'SG value',
  heap: 'heap',
  move: 'move',
  position: 'position',
  game: 'game',
  misere: 'misère',
  normal: 'normal',
  p_position: 'P-position',
  n_position: 'N-position',
  p_means: 'P-position: the player who just moved wins',
  n_means: 'N-position: the player to move wins',
  loading: 'Loading…',
  working: 'Working…',
  cancel: 'Cancel',
  cancelled: 'Cancelled.',
  close: 'Close',
  copy: 'Copy',
  copied: 'Copied',
  copy_failed: 'Copying is not allowed here; select the text and copy it by hand.',
  retry: 'Try again',
  more: ({ count }) => `and ${count} more`,
  number: ({ n }) => groupDigits(n),
  whole_number: ({ least, most }) => `Expected a whole number from ${least} to ${most}.`,
  items: ({ items }) => items.join(', '),
  clauses: ({ clauses }) => clauses.filter(Boolean).join(', '),
  list: ({ items }) =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`,
};
