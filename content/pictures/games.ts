import type { Graph } from '../../www/learn/pictures/graph.ts';
import type { Drawn } from '../../www/learn/pictures/index.ts';

/** The game of the lesson: one heap, take one or two. */
const heaps = ['6', '5', '4', '3', '2', '1', '0'];

const row: Graph = {
  nodes: heaps.map((name, x) => [name, x, 0.55]),
  edges: heaps.flatMap((from, i) =>
    heaps.slice(i + 1, i + 3).map((to) => [from, to] as [string, string]),
  ),
};

const all = { 0: 'P', 1: 'N', 2: 'N', 3: 'P', 4: 'N', 5: 'N', 6: 'P' };

export const proof: Drawn<'graph'> = {
  spec: { graph: row },
  frames: [
    {},
    { lit: ['0'], marks: { 0: 'P' } },
    { lit: ['1', '2'], edges: ['1>0', '2>0'], marks: { 0: 'P', 1: 'N', 2: 'N' } },
    { lit: ['3'], edges: ['3>2', '3>1'], marks: { 0: 'P', 1: 'N', 2: 'N', 3: 'P' } },
    { marks: all },
    { lit: ['6', '3', '0'], edges: ['6>5', '5>3'], marks: all },
  ],
};
