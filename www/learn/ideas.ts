/**
 * Topics and games without a lesson, each with a position to try if Mexplorer has the game. Their texts are
 * in `words/…/ideas.ts`, and the facts that the texts state are in tests/golden/course-facts.
 */

export type Idea = { id: string; game?: string; position?: string };

export const ideas: readonly Idea[] = [
  { id: 'multi', game: 'lasker', position: '3 5 6' },
  { id: 'staircase', game: 'boxes', position: '0 2 1 3' },
  { id: 'reversible', game: 'poker-nim 10', position: '3 5' },
  { id: 'pairs', game: 'e-and-d', position: '3 5 2 2' },
  { id: 'ends', game: 'end-nim', position: '3 1 4' },
  { id: 'rings', game: 'ring 0.77', position: '10 7' },
  { id: 'fold', game: 'fibonacci 3', position: '20' },
  { id: 'geography', game: 'geography a-b b-c c-d d-e', position: 'c' },
  { id: 'coins', game: 'ruler', position: 'TTTH' },
  { id: 'nim-product', game: 'corners', position: '2:2 2:3' },
  { id: 'tartan', game: 'product ruler twins', position: '2:3 4:1' },
  { id: 'rugs', game: 'rugs', position: '1:3 2:2' },
  { id: 'cut', game: 'cut 2', position: '5x4 2x3' },
  { id: 'cram', game: 'cram', position: '4x5' },
  {
    id: 'numbers',
    game: '(x, y) -> (x-1, y-2) | (x-2, y-1) | (x+1, y-2) | (x-2, y+1)',
    position: '5 6',
  },
  { id: 'prune', game: 'prune', position: '0-a a-b a-c c-d 0-e e-f' },
  { id: 'uproot', game: 'uproot', position: '0-a a-b a-c c-d 0-e e-f' },
  { id: 'every' },
  { id: 'rapid' },
  { id: 'notakto' },
  { id: 'sj', game: 'kayles misere', position: '9' },
];
