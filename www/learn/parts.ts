/**
 * The parts of the course, as its contents show them: names in `learn.part.…`, and every lesson of
 * the outline in its order.
 */
export const parts: readonly (readonly [string, readonly string[]])[] = [
  ['start', ['first', 'games', 'nim']],
  ['theory', ['digraph', 'mex', 'sg', 'sums']],
  ['contest', ['subtract', 'split', 'staircase', 'letters', 'merge', 'union']],
  ['further', ['misere', 'moore', 'periods', 'quotient']],
];
