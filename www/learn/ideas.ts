/**
 * Topics and games without a lesson, each with a position to try if the playground has the game,
 * and the facts that its text states: a game, a position, its outcome, and the SG value if stated.
 * Their words stand in `i18n/…/ideas.js`.
 */

export type Idea = {
  id: string;
  game?: string;
  position?: string;
  facts: [string, string, 'N' | 'P', (number | null)?][];
};

export const ideas: readonly Idea[] = [
  { id: 'multi', game: 'lasker', position: '3 5 6', facts: [['lasker', '3', 'N', 4]] },
  {
    id: 'staircase',
    game: 'boxes',
    position: '0 2 1 3',
    facts: [
      ['boxes', '5 2 7 3', 'N', 1],
      ['boxes', '4 0 9', 'P', 0],
    ],
  },
  {
    id: 'reversible',
    game: 'poker-nim 10',
    position: '3 5',
    facts: [
      ['poker-nim 10', '3 5', 'N', 6],
      ['northcott', '3 5:2', 'N', 6],
    ],
  },
  {
    id: 'pairs',
    game: 'e-and-d',
    position: '3 5 2 2',
    facts: [
      ['two-boxes', '3 5', 'P', 0],
      ['e-and-d', '2 4', 'N', 2],
    ],
  },
  { id: 'ends', game: 'end-nim', position: '3 1 4', facts: [['end-nim', '3 1 3', 'P']] },
  { id: 'rings', game: 'ring 0.77', position: '10 7', facts: [['ring 0.77', '10', 'P', 0]] },
  {
    id: 'fold',
    game: 'fibonacci 3',
    position: '20',
    facts: [
      ['fibonacci 3', '21', 'P'],
      ['fibonacci', '13', 'P'],
    ],
  },
  {
    id: 'geography',
    game: 'geography a-b b-c c-d d-e',
    position: 'c',
    facts: [
      ['geography a-b b-c', 'a', 'P'],
      ['geography a-b b-c', 'b', 'N'],
    ],
  },
  { id: 'coins', game: 'ruler', position: 'TTTH', facts: [['ruler', 'TTTH', 'N', 4]] },
  {
    id: 'nim-product',
    game: 'corners',
    position: '2:2 2:3',
    facts: [
      ['corners', '2:2', 'N', 3],
      ['corners', '2:3', 'N', 1],
    ],
  },
  { id: 'tartan', game: 'product ruler twins', position: '2:3 4:1', facts: [] },
  { id: 'rugs', game: 'rugs', position: '1:3 2:2', facts: [['rugs', '1:3', 'N', 8]] },
  {
    id: 'cut',
    game: 'cut 2',
    position: '5x4 2x3',
    facts: [
      ['cut 2', '2x2', 'P', 0],
      ['cut 2', '4x2', 'N', 1],
    ],
  },
  {
    id: 'cram',
    game: 'cram',
    position: '4x5',
    facts: [
      ['cram', '4x4', 'P'],
      ['cram', '4x5', 'N'],
    ],
  },
  {
    id: 'numbers',
    game: '(x, y) -> (x-1, y-2) | (x-2, y-1) | (x+1, y-2) | (x-2, y+1)',
    position: '5 6',
    facts: [],
  },
  {
    id: 'prune',
    game: 'prune',
    position: '0-a a-b a-c c-d 0-e e-f',
    facts: [
      ['prune', '0-a a-b a-c', 'N', 1],
      ['prune', '0-a a-b b-c', 'N', 3],
    ],
  },
  {
    id: 'uproot',
    game: 'uproot',
    position: '0-a a-b a-c c-d 0-e e-f',
    facts: [
      ['uproot', '0-a a-b a-c', 'N', 2],
      ['uproot', '0-a a-b b-c', 'N', 3],
    ],
  },
  { id: 'every', facts: [] },
  { id: 'rapid', facts: [] },
  { id: 'notakto', facts: [] },
  {
    id: 'sj',
    game: 'kayles misere',
    position: '9',
    facts: [
      ['kayles misere', '9', 'P'],
      ['kayles', '9', 'N', 4],
    ],
  },
];
