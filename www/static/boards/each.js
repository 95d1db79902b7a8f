/** Parts that are all played at once: as heaps where each is one number, else in a list. */
import { inRows, nothing, stacked, star } from '../../scene/scene.js';
import { heaps } from './heaps.js';
import { note } from './parts.js';

/** Parts in a list. */
const LISTED = 12;

/** What a part becomes by its share of a move. @param {any} share */
const left = ({ kind, left, into, to }) =>
  kind === 'take' ? String(left) : (kind === 'piece' ? to : into).join(' ');

/** @param {import('./index.js').Drawn} is @returns {import('../../scene/scene.js').Picture} */
export function each(is) {
  /** @type {{ parts: string[] }} */
  const { parts } = is.board;
  // Of one winning move its shares: those of two moves together need not win.
  /** @type {any[]} */
  const shares = is.wins.find(({ kind }) => kind === 'each')?.moves ?? [];
  const won = new Map(shares.map((share) => [share.heap ?? share.piece, share]));
  /** What a part is left as, behind a star. @param {number} i @param {string} [name] */
  const starred = (i, name = '') =>
    inRows(
      [
        { width: 16, height: 20, items: [star(8, 11)] },
        note([{ text: `${name}${left(won.get(i))}`, mono: true }], { size: 16 }),
      ],
      { width: Infinity, gap: 2, rowGap: 0 },
    );
  if (parts.every((part) => /^\d+$/u.test(part))) {
    // A stone is marked where what is above it goes; what breaks a part is written below.
    const wins = shares.filter(({ kind }) => kind === 'take');
    const broken = parts.flatMap((_, i) =>
      won.has(i) && !wins.includes(won.get(i)) ? [starred(i, `${i + 1}: `)] : [],
    );
    return stacked(
      [
        heaps({ ...is, board: { kind: 'heaps', heaps: parts }, legal: null, wins }),
        broken.length ? inRows(broken, { width: is.width, gap: 16, rowGap: 4 }) : nothing,
      ],
      { align: 'middle' },
    );
  }
  const lines = parts.slice(0, LISTED).map((part, i) => {
    const line = note([{ text: `${i + 1}: ${part}`, mono: true }], { size: 16 });
    const both = won.has(i) ? [line, starred(i)] : [line];
    return inRows(both, { width: Infinity, gap: 14, rowGap: 0 });
  });
  return stacked([...lines, parts.length > LISTED ? note('…') : nothing], { gap: 4 });
}
