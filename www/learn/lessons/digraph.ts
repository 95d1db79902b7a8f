import type { Graph } from '../pictures/graph.ts';
import type { LessonData } from '../lesson.ts';

const EDGES = ['2 1', '2 4', '1 4', '1 5', '4 5', '1 3', '3 5', '3 6'];

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

export default {
  notes: ['000 §有向图游戏', '001 §有向图游戏', '003 §有向图游戏', '004 §有向图游戏'],
  errata: 1,
  blocks: [
    { kind: 'text', key: 'idea' },
    {
      kind: 'ask',
      key: 'ask',
      asks: 'number',
      check: ['explore', 'nim', '1 2', 'nodes.length'],
      wrong: ['6', '7', '4'],
    },
    { kind: 'twin', key: 'twin', after: 'ask', game: 'nim', position: '1 2' },
    {
      kind: 'proof',
      key: 'proof',
      after: 'ask',
      steps: 5,
      beside: {
        spec: { graph: nim },
        frames: [
          { shown: ['1 2'] },
          { bare: true },
          {},
          { marks: { '1 2': '3', 2: '2', '1 1': '2', 1: '1', 0: '0' } },
          { lit: ['0'] },
          { token: '1 1', lit: ['1 1'], edges: ['1 2>1 1'] },
        ],
      },
    },
    {
      kind: 'build',
      key: 'build',
      after: 'ask',
      must: true,
      build: { options: 'subtract 1 3 4', position: '5' },
    },
    {
      kind: 'graph',
      key: 'graph',
      after: 'ask',
      game: `graph ${EDGES.map((edge) => edge.replace(' ', '>')).join(' ')}`,
      position: '2',
      blank: true,
    },
    {
      kind: 'ask',
      key: 'token',
      after: 'ask',
      asks: 'choice',
      choices: ['win', 'lose'],
      check: ['judge', '1319', `6 8 1\n${EDGES.join('\n')}\n2`],
      wrong: ['win'],
    },
    { kind: 'code', key: 'code', after: 'ask', code: 'digraph' },
  ],
} satisfies LessonData;
