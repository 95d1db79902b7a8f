import type { Drawn } from '../../www/learn/pictures/index.ts';

const GAME = 'subtract 1 3 4';

/** Where one may go from a heap, with SG values. */
const options: Record<string, [string, number][]> = {
  4: [
    ['3', 1],
    ['1', 1],
    ['0', 0],
  ],
  6: [
    ['5', 3],
    ['3', 1],
    ['2', 0],
  ],
};

/** The lost position of the second claim. */
const lost = { parts: ['4', '6'], values: [2, 2] };

export const proof: Drawn<'sum'> = {
  spec: { sum: { game: GAME, parts: ['5', '6', '4'], values: [3, 2, 2] } },
  frames: [
    {},
    { parts: ['0', '0', '0'], values: [0, 0, 0] },
    { column: 2, row: 1 },
    { column: 2, row: 1, becomes: ['?', 1], sum: false },
    { row: 1, options: options[6], wanted: 1 },
    { row: 1, becomes: ['3', 1] },
    { ...lost, row: 0, options: options[4], mex: true },
    {
      ...lost,
      replies: [
        ['3 6', 3],
        ['1 6', 3],
        ['0 6', 2],
        ['4 5', 1],
        ['4 3', 3],
        ['4 2', 2],
      ],
    },
    { column: 2 },
  ],
};
