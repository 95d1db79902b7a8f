import type { Args } from '../../args.ts';
import type { Words } from '../../languages.ts';

/** The names of the symmetries of a board by which a player mirrors moves. */
const mirrors: Record<string, string> = {
  point: 'the point reflection',
  columns: 'the reflection left to right',
  rows: 'the reflection top to bottom',
  diagonal: 'the reflection in a diagonal',
  antidiagonal: 'the reflection in a diagonal',
  shift: 'the shift by half the board',
};

export const why = {
  'theorem.mirror-pairs': 'Answer with the mirror image',
  'theorem.mirror-pairs.say':
    'Let a symmetry of the board put the free squares in pairs of squares that do not attack each other. Whoever answers each move on the partner of its square can always do so: the partner is not attacked, and as a symmetry keeps attacks, the squares that are left after both are in pairs again. So the other side is the first that cannot move.',
  'theorem.rooks': 'The number of moves is fixed',
  'theorem.rooks.say':
    'Each rook takes one row and one column out of play, wherever it stands. So the number of moves that are left is that of the free rows or of the free columns, whichever is smaller, and nobody can change it.',
  'head.squares': 'Free squares',
  'named.squares': ({ label }: Args<'label'>) => `the squares ${label}`,
} satisfies Words;

export const claims = {
  'mirror-first': ({ square, kind }: Args<'square kind'>) =>
    `A piece on ${square} leaves squares that ${mirrors[String(kind)]} puts in pairs.`,
  'mirror-pair': ({ one, other, kind, after }: Args<'one other kind after'>) =>
    `${Number(after) ? 'Then the' : 'The'} partner of a free square is its image under ${mirrors[String(kind)]}, as ${other} is of ${one}: neither attacks the other.`,
  'mirror-answer': ({ after }: Args<'after'>) =>
    Number(after)
      ? 'From then on each piece is answered by one on the partner of its square, which is free, so that the first player makes the last move.'
      : 'Each piece can be answered by one on the partner of its square, which is free, so that the second player makes the last move.',
  'rooks-left': ({ columns, rows, left }: Args<'columns rows left'>) =>
    `Of the columns ${columns} and of the rows ${rows} are free, so that there are ${left} more moves.`,
  'rooks-parity': ({ left, misere }: Args<'left misere'>) =>
    `${left} is ${Number(left) % 2 ? 'odd' : 'even'}: the player to move ${Number(left) % 2 ? 'makes' : 'does not make'} the last move, and ${(Number(left) % 2 === 1) !== (Number(misere) === 1) ? 'wins' : 'loses'}.`,
} satisfies Words;
