/**
 * The rungs of the ladder, in chapters. The player begins and can win; the computer plays perfectly.
 * The words of a rung are `ladder.title.<id>` and `ladder.idea.<id>`. An id never changes: links and
 * the progress of learners name it. tests/unit/learn/rungs.test.ts holds each rung against plain play.
 */

export type Rung = { id: string; game: string; position: string };

type Chapter = { id: string; rungs: readonly Rung[] };

const rung = (id: string, game: string, position: string): Rung => ({ id, game, position });

/** The king steps left, up, or both; the knight makes four of its eight jumps. */
const KING = '(x, y) -> (x-1, y) | (x, y-1) | (x-1, y-1)';
const KNIGHT = '(x, y) -> (x-1, y-2) | (x-2, y-1) | (x+1, y-2) | (x-2, y+1)';

export const chapters: readonly Chapter[] = [
  {
    id: 'pairs',
    rungs: [
      rung('equal', 'nim', '1 2'),
      rung('mirror', 'nim', '3 5'),
      rung('odd-one', 'nim', '3 3 4'),
      rung('two-pairs', 'nim', '1 1 3 3 4'),
      rung('one-two-three', 'nim', '1 2 5'),
    ],
  },
  {
    id: 'counting',
    rungs: [
      rung('four', 'bounded 3', '6'),
      rung('race', 'race 1..2', '10'),
      rung('two-counters', 'bounded 3', '7 10'),
      rung('set', 'subtract 1 3 4', '13'),
      rung('squares', 'squares', '8'),
    ],
  },
  {
    id: 'binary',
    rungs: [
      rung('powers', 'nim', '2 4 7'),
      rung('three-five-seven', 'nim', '3 5 7'),
      rung('four-heaps', 'nim', '1 3 5 8'),
    ],
  },
  {
    id: 'disguise',
    rungs: [
      rung('coins-left', 'nimble', '3 5'),
      rung('gap', 'silver-dollar', '2 5'),
      rung('facing', 'northcott', '1 3'),
      rung('put-back', 'poker-nim 2', '2 4'),
      rung('stairs', 'staircase', '3 2'),
      rung('boxes', 'boxes', '0 3 1 1'),
    ],
  },
  {
    id: 'last-loses',
    rungs: [
      rung('ones', 'nim misere', '1 1 1 3'),
      rung('late-turn', 'nim misere', '3 4'),
      rung('crosses', 'notakto', '.........'),
    ],
  },
  {
    id: 'other-heaps',
    rungs: [
      rung('several', 'moore 2', '1 2 3'),
      rung('largest', 'greedy', '2 4'),
      rung('ends', 'end-nim', '3 1 2'),
      rung('merge', 'merge', '1 1 2'),
      rung('twice', 'fibonacci', '6'),
      rung('fibonacci-sum', 'fibonacci', '12'),
      rung('multiples', 'euclid', '5 12'),
    ],
  },
  {
    id: 'chessboard',
    rungs: [
      rung('king', KING, '2 3'),
      rung('queen', 'wythoff', '1 4'),
      rung('golden', 'wythoff', '4 9'),
      rung('knight', KNIGHT, '4 6'),
    ],
  },
  {
    id: 'breaking',
    rungs: [
      rung('middle-pin', 'kayles', '5'),
      rung('neighbours', 'dawson', '11'),
      rung('keep-away', 'treblecross', '7'),
      rung('unequal', 'grundy', '8'),
      rung('take-or-split', 'lasker', '2 4'),
      rung('smaller-two', 'split', '1 2'),
      rung('odd-boxes', 'two-boxes', '4 7'),
    ],
  },
  {
    id: 'turning',
    rungs: [
      rung('turtles', 'turning-turtles', 'HTHTH'),
      rung('ruler', 'ruler', 'HTTHT'),
      rung('mock-turtles', 'mock-turtles', 'HHTHHT'),
      rung('corners', 'corners', '1:1 2:2'),
    ],
  },
  {
    id: 'plane',
    rungs: [
      rung('hook', 'chomp', '3 3 3'),
      rung('two-rows-of-chocolate', 'chomp', '4 4'),
      rung('domino', 'cram', '2x3'),
    ],
  },
  {
    id: 'graphs',
    rungs: [
      rung('arrows', 'graph a>b b>c a>c c>d c>e d>e', 'a'),
      rung('no-return', 'geography a-b b-c c-d d-e e-a c-f f-g g-h h-f', 'd'),
      rung('letters', 'letters', 'AABBC'),
      rung('middle-node', 'node-kayles', 'a-b b-c c-d d-e'),
      rung('middle-edge', 'arc-kayles', 'a-b b-c c-d d-e e-f'),
    ],
  },
  {
    id: 'plants',
    rungs: [
      rung('stalks', 'hackenbush', '0-a a-b b-c 0-d d-e'),
      rung('branches', 'hackenbush', '0-a a-b a-c 0-e e-f e-g g-h'),
      rung('loop', 'hackenbush', '0-a a-b b-c c-d d-a 0-e e-f'),
      rung('prune', 'prune', '0-a a-b a-c 0-d d-e e-f'),
      rung('uproot', 'uproot', '0-a a-b a-c c-d 0-e'),
    ],
  },
  {
    id: 'together',
    rungs: [
      rung('every', 'every subtract 1 2', '4 5'),
      rung('rapid', 'rapid subtract 1 3 4', '7 5'),
      rung('two-rules', 'subtract 1 2 + subtract 1 2 3', '4 + 4'),
      rung('beside', 'nim + kayles', '5 + 7'),
    ],
  },
  {
    id: 'summit',
    rungs: [
      rung('big-heaps', 'nim', '2 5 8 12'),
      rung('five-misere', 'nim misere', '2 3 4 6 7'),
      rung('five', 'nim', '4 7 9 13 18'),
    ],
  },
];

/** Every rung, from the ground up. */
export const rungs = chapters.flatMap((chapter) => chapter.rungs);

export const rungOf = (id: string) => rungs.find((rung) => rung.id === id);
