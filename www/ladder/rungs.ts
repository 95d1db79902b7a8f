/**
 * The rungs of the ladder (games of growing difficulty), in chapters. The player begins and can win. The
 * computer plays perfectly, or by one wrong claim; in the second case the start is lost against perfect play.
 * The texts of a rung are `ladder.title.<id>` and `ladder.idea.<id>`. An id never changes, since links and
 * the stored progress of learners contain it. tests/unit/learn/rungs.test.ts compares each rung with a search
 * of all moves.
 */

export type Rung = { id: string; game: string; position: string; believes?: Believed };

/** The wrong claim by which the opponent plays (`claim`), and the claims to choose from (`choices`). */
export interface Believed {
  claim: string;
  choices: readonly string[];
}

type Chapter = { id: string; rungs: readonly Rung[] };

type Row = [id: string, game: string, position: string, believes?: Believed];

const chapter = (id: string, list: Row[]): Chapter => ({
  id,
  rungs: list.map(([rung, game, position, believes]) => ({
    ...{ id: rung, game, position },
    ...(believes && { believes }),
  })),
});

/**
 * Return an opponent that plays by a wrong claim.
 * @param choices the claims to choose from, including `claim`
 */
const believing = (claim: string, ...choices: string[]): Believed => ({ claim, choices });

/** The king steps left, up, or both; the knight makes four of its eight jumps. */
const KING = '(x, y) -> (x-1, y) | (x, y-1) | (x-1, y-1)';
const KNIGHT = '(x, y) -> (x-1, y-2) | (x-2, y-1) | (x+1, y-2) | (x-2, y+1)';

export const chapters: readonly Chapter[] = [
  chapter('pairs', [
    ['equal', 'nim', '1 2'],
    ['mirror', 'nim', '3 5'],
    ['odd-one', 'nim', '3 3 4'],
    ['two-pairs', 'nim', '1 1 3 3 4'],
    ['one-two-three', 'nim', '1 2 5'],
  ]),
  chapter('counting', [
    ['four', 'bounded 3', '6'],
    ['race', 'race 1..2', '10'],
    ['two-counters', 'bounded 3', '7 10'],
    ['set', 'subtract 1 3 4', '13'],
    ['squares', 'squares', '8'],
  ]),
  chapter('binary', [
    ['powers', 'nim', '2 4 7'],
    ['three-five-seven', 'nim', '3 5 7'],
    ['four-heaps', 'nim', '1 3 5 8'],
  ]),
  chapter('disguise', [
    ['coins-left', 'nimble', '3 5'],
    ['gap', 'silver-dollar', '2 5'],
    ['facing', 'northcott', '1 3'],
    ['put-back', 'poker-nim 2', '2 4'],
    ['stairs', 'staircase', '3 2'],
    ['boxes', 'boxes', '0 3 1 1'],
  ]),
  chapter('last-loses', [
    ['ones', 'nim misere', '1 1 1 3'],
    ['late-turn', 'nim misere', '3 4'],
    ['crosses', 'notakto', '.........'],
  ]),
  chapter('other-heaps', [
    ['several', 'moore 2', '1 2 3'],
    ['largest', 'greedy', '2 4'],
    ['ends', 'end-nim', '3 1 2'],
    ['merge', 'merge', '1 1 2'],
    ['twice', 'fibonacci', '6'],
    ['fibonacci-sum', 'fibonacci', '12'],
    ['multiples', 'euclid', '5 12'],
  ]),
  chapter('chessboard', [
    ['king', KING, '2 3'],
    ['queen', 'wythoff', '1 4'],
    ['golden', 'wythoff', '4 9'],
    ['knight', KNIGHT, '4 6'],
  ]),
  chapter('breaking', [
    ['middle-pin', 'kayles', '5'],
    ['neighbours', 'dawson', '11'],
    ['keep-away', 'treblecross', '7'],
    ['unequal', 'grundy', '8'],
    ['take-or-split', 'lasker', '2 4'],
    ['smaller-two', 'split', '1 2'],
    ['odd-boxes', 'two-boxes', '4 7'],
  ]),
  chapter('turning', [
    ['turtles', 'turning-turtles', 'HTHTH'],
    ['ruler', 'ruler', 'HTTHT'],
    ['mock-turtles', 'mock-turtles', 'HHTHHT'],
    ['corners', 'corners', '1:1 2:2'],
  ]),
  chapter('plane', [
    ['hook', 'chomp', '3 3 3'],
    ['two-rows-of-chocolate', 'chomp', '4 4'],
    ['domino', 'cram', '2x3'],
    ['queens', 'queens', '5x5'],
  ]),
  chapter('graphs', [
    ['arrows', 'graph a>b b>c a>c c>d c>e d>e', 'a'],
    ['no-return', 'geography a-b b-c c-d d-e e-a c-f f-g g-h h-f', 'd'],
    ['letters', 'letters', 'AABBC'],
    ['middle-node', 'node-kayles', 'a-b b-c c-d d-e'],
    ['middle-edge', 'arc-kayles', 'a-b b-c c-d d-e e-f'],
  ]),
  chapter('plants', [
    ['stalks', 'hackenbush', '0-a a-b b-c 0-d d-e'],
    ['branches', 'hackenbush', '0-a a-b a-c 0-e e-f e-g g-h'],
    ['loop', 'hackenbush', '0-a a-b b-c c-d d-a 0-e e-f'],
    ['prune', 'prune', '0-a a-b a-c 0-d d-e e-f'],
    ['uproot', 'uproot', '0-a a-b a-c c-d 0-e'],
  ]),
  chapter('together', [
    ['every', 'every subtract 1 2', '4 5'],
    ['rapid', 'rapid subtract 1 3 4', '7 5'],
    ['two-rules', 'subtract 1 2 + subtract 1 2 3', '4 + 4'],
    ['beside', 'nim + kayles', '5 + 7'],
  ]),
  chapter('strangers', [
    [
      'in-a-hurry',
      'nim',
      '2 4 6',
      believing('take-most', 'make-equal', 'win-one-heap', 'take-most', 'every-move-wins'),
    ],
    [
      'tidy',
      'nim',
      '3 5 6',
      believing('make-equal', 'take-most', 'make-equal', 'leave-nonzero', 'win-one-heap'),
    ],
    [
      'one-by-one',
      'nim',
      '1 4 5',
      believing('win-one-heap', 'win-one-heap', 'make-equal', 'won-count', 'take-most'),
    ],
    [
      'counting',
      'subtract 1 3 4',
      '14',
      believing('multiples', 'odd-wins', 'every-move-wins', 'xor-sizes', 'multiples'),
    ],
    [
      'as-ever',
      'nim misere',
      '1 2 3',
      believing('misere-same', 'misere-reversed', 'misere-same', 'take-most'),
    ],
    [
      'each-step',
      'staircase',
      '2 1 2',
      believing('stairs-all', 'stairs-even', 'stairs-from-top', 'stairs-moves', 'stairs-all'),
    ],
    [
      'rook',
      'wythoff',
      '4 7',
      believing('wythoff-xor', 'take-most', 'wythoff-xor', 'make-equal', 'won-count'),
    ],
  ]),
  chapter('summit', [
    ['big-heaps', 'nim', '2 5 8 12'],
    ['five-misere', 'nim misere', '2 3 4 6 7'],
    ['five', 'nim', '4 7 9 13 18'],
  ]),
];

/** All rungs in order, the lowest first. */
export const rungs = chapters.flatMap((chapter) => chapter.rungs);

export const rungOf = (id: string) => rungs.find((rung) => rung.id === id);
