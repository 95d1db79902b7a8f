/**
 * More than a hundred starting positions for matches with a friend. They cover every kind of board, and are
 * small enough to be played to their ends.
 */

const KING = '(x, y) -> (x-1, y) | (x, y-1) | (x-1, y-1)';
const KNIGHT = '(x, y) -> (x-1, y-2) | (x-2, y-1) | (x+1, y-2) | (x-2, y+1)';
const PRIMES = 'n -> n - p for p in 1..n if prime(p)';
const PINS = 'n -> n-2 | (i, i, n-1-2*i) for i in 1..n/2 if 2*i < n';
const PATHS = 'graph a>b b>c a>c c>d c>e d>e';

/** Each game with its starting positions. @type {[game: string, ...positions: string[]][]} */
const games = [
  ['nim', '3 5 7', '1 2', '2 2 5', '4 4 1'],
  ['nim misere', '3 4', '1 1 1 3', '2 2'],
  ['moore 2', '1 2 3', '2 2 3'],
  ['staircase', '2 1 3', '0 2 1'],
  ['poker-nim 2', '2 3'],
  ['subtract 1 3 4', '10 7', '13'],
  ['bounded 3', '6', '7 5'],
  ['squares', '8', '5 3'],
  ['race 1..2', '10'],
  ['race 3..9', '24'],
  ['kayles', '5', '7', '3 4'],
  ['kayles misere', '5', '4 2'],
  ['dawson', '9'],
  ['octal 0.77', '6'],
  ['hex 0.8F', '6'],
  ['treblecross', '7', '9'],
  ['grundy', '8', '6 5'],
  ['lasker', '2 4', '3 3'],
  ['split', '2 3'],
  ['two-boxes', '4 7'],
  ['wythoff', '1 4', '3 5', '4 4'],
  ['wythoff misere', '2 3'],
  ['euclid', '5 12', '7 24'],
  ['greedy', '2 4', '3 5 6'],
  ['end-nim', '3 1 2'],
  ['merge', '1 1 2', '1 1 3'],
  ['fibonacci', '12', '8'],
  ['nimble', '3 5', '1 4 6'],
  ['silver-dollar', '2 5', '1 4 6'],
  ['northcott', '1 3'],
  ['boxes', '0 3 1 1'],
  ['notakto', '.........', '.X.......'],
  ['chomp', '3 3 3', '4 4', '4 4 3', '5 2'],
  [KING, '2 3', '3 3'],
  [KNIGHT, '4 6', '3 3'],
  [PRIMES, '15', '9 6'],
  [PINS, '8 5', '7'],
  ['turning-turtles', 'HTHTH'],
  ['mock-turtles', 'HHTHHT'],
  ['ruler', 'HTTHT'],
  ['corners', '1:1 2:2'],
  ['rugs', '1:1 2:1'],
  ['cram', '2x3', '3x3'],
  ['queens', '3x3', '5x5', '4x5'],
  ['queens misere', '4x4'],
  ['queens torus', '4x4'],
  ['kings', '4x4'],
  ['knights', '3x4'],
  ['bishops', '4x4'],
  ['rooks', '4x4'],
  ['graph a>b a>c b>c', 'a a b', 'a a'],
  [PATHS, 'a', 'a b'],
  ['graph a>b b>a b>c', 'a', 'a b'],
  ['geography a-b b-c c-d d-e e-a c-f f-g g-h h-f', 'd', 'a'],
  ['node-kayles', 'a-b b-c c-d d-e'],
  ['arc-kayles', 'a-b b-c c-d d-e e-f'],
  ['letters', 'AABBC', 'ABC'],
  ['hackenbush', '0-a a-b b-c 0-d d-e', '0-a a-b a-c b-c'],
  ['prune', '0-a a-b a-c 0-d'],
  ['uproot', '0-a a-b a-c c-d 0-e'],
  ['every subtract 1 2', '4 5'],
  ['every kayles', '5 3'],
  ['rapid subtract 1 3 4', '7 5'],
  ['subtract 1 2 + subtract 1 2 3', '4 + 4'],
  ['nim + kayles', '2 3 + 4'],
  ['nim + chomp', '1 2 + 3 3'],
  ['wythoff + treblecross', '2 3 + 5'],
];

/** @type {[game: string, position: string][]} */
export const starts = games.flatMap(([game, ...positions]) =>
  positions.map((position) => /** @type {[string, string]} */ ([game, position])),
);
