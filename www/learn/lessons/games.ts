import type { Graph } from '../pictures/graph.ts';
import type { LessonData } from '../lesson.ts';

/** The game of the lesson: one heap, take one or two. */
const heaps = ['6', '5', '4', '3', '2', '1', '0'];

const row: Graph = {
  nodes: heaps.map((name, x) => [name, x, 0.55]),
  edges: heaps.flatMap((from, i) =>
    heaps.slice(i + 1, i + 3).map((to) => [from, to] as [string, string]),
  ),
};

const all = { 0: 'P', 1: 'N', 2: 'N', 3: 'P', 4: 'N', 5: 'N', 6: 'P' };

export default {
  notes: [
    '000 §ICG、§Nim（必胜态、必败态）',
    '002 §博弈论',
    '003 §ICG',
    '004 §ICG、§Men’s showdown',
  ],
  errata: 1,
  blocks: [
    { kind: 'text', key: 'conditions' },
    { kind: 'text', key: 'labels' },
    {
      kind: 'ask',
      key: 'ask',
      asks: 'choice',
      choices: ['N', 'P'],
      check: ['analyze', 'bounded 2', '6', 'outcome'],
      wrong: ['N'],
    },
    {
      kind: 'proof',
      key: 'proof',
      after: 'ask',
      steps: 5,
      beside: {
        wide: true,
        spec: { graph: row },
        frames: [
          {},
          { lit: ['0'], marks: { 0: 'P' } },
          { lit: ['1', '2'], edges: ['1>0', '2>0'], marks: { 0: 'P', 1: 'N', 2: 'N' } },
          { lit: ['3'], edges: ['3>2', '3>1'], marks: { 0: 'P', 1: 'N', 2: 'N', 3: 'P' } },
          { marks: all },
          { lit: ['6', '3', '0'], edges: ['6>5', '5>3'], marks: all },
        ],
      },
    },
    { kind: 'graph', key: 'graph', after: 'ask', game: 'bounded 2', position: '6', blank: true },
    { kind: 'game', key: 'play', after: 'ask', game: 'bounded 2', position: '7', hints: 'off' },
    {
      kind: 'build',
      key: 'build',
      after: 'ask',
      must: true,
      build: {
        outcomes: 'bounded 3',
        positions: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
      },
    },
    {
      kind: 'ask',
      key: 'showdown',
      after: 'ask',
      asks: 'choice',
      choices: ['1', '2'],
      check: ['judge', '102780H', '10'],
      wrong: ['2'],
    },
    { kind: 'code', key: 'code', after: 'ask', code: 'games' },
    { kind: 'check', key: 'judge', after: 'ask', problem: '102780H' },
    {
      kind: 'game',
      key: 'race',
      after: 'ask',
      game: 'race 3..9 misere',
      position: '100',
      hints: 'off',
    },
  ],
} satisfies LessonData;
