import type { Graph } from '../../www/learn/pictures/graph.ts';
import type { Drawn } from '../../www/learn/pictures/index.ts';

const GAME = 'subtract 1 3 4';
const HEAPS = ['5', '4', '3', '2', '1', '0'];

/** A heap of 5 from which 1, 3 or 4 may be taken. */
const five: Graph = {
  game: GAME,
  nodes: HEAPS.map((name, x) => [name, x, 1]),
  edges: HEAPS.flatMap((from) =>
    HEAPS.filter((to) => [1, 3, 4].includes(Number(from) - Number(to))).map(
      (to) => [from, to] as [string, string],
    ),
  ),
};

const values = { 0: '0', 1: '1', 2: '0', 3: '1', 4: '2', 5: '3' };

export const example: Drawn<'values'> = {
  spec: {
    values: {
      game: GAME,
      from: '5',
      options: [
        ['4', 2],
        ['2', 0],
        ['1', 1],
      ],
    },
  },
  frames: [
    {},
    {},
    { known: true },
    { known: true, line: true },
    { known: true, line: true, mex: true },
  ],
};

export const proof: Drawn<'graph'> = {
  spec: { graph: five },
  frames: [
    {},
    { lit: ['0'], marks: { 0: '0' } },
    { lit: ['5', '2'], edges: ['5>2'], marks: values },
    { lit: ['2'], edges: ['2>1'], marks: values },
    { lit: ['2', '0'], marks: { 0: 'P', 1: 'N', 2: 'P', 3: 'N', 4: 'N', 5: 'N' } },
  ],
};
