import type { Graph } from '../../www/learn/pictures/graph.ts';
import type { Drawn } from '../../www/learn/pictures/index.ts';

/** All that may follow 1 2 in Nim. */
const nim: Graph = {
  nodes: [
    ['1 2', 0, 1],
    ['2', 1.2, 0.1],
    ['1 1', 1.2, 1.9],
    ['1', 2.4, 1],
    ['0', 3.6, 1],
  ],
  edges: [
    ['1 2', '2'],
    ['1 2', '1 1'],
    ['1 2', '1'],
    ['2', '1'],
    ['2', '0'],
    ['1 1', '1'],
    ['1', '0'],
  ],
};

export const proof: Drawn<'graph'> = {
  spec: { graph: nim },
  frames: [
    { shown: ['1 2'] },
    { bare: true },
    {},
    { marks: { '1 2': '3', 2: '2', '1 1': '2', 1: '1', 0: '0' } },
    { lit: ['0'] },
    { token: '1 1', lit: ['1 1'], edges: ['1 2>1 1'] },
  ],
};
