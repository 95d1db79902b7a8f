import type { LessonData } from '../lesson.ts';

/** n equal letters, n = 0 … 9. */
const values = [0, 1, 2, 3, 1, 2, 3, 1, 2, 3];

export default {
  notes: ['004 §A word game'],
  blocks: [
    { kind: 'text', key: 'rule' },
    {
      kind: 'game',
      key: 'play',
      game: 'letters',
      position: 'AABBC',
      hints: 'off',
      skill: 0.6,
    },
    { kind: 'text', key: 'heaps' },
    {
      kind: 'ask',
      key: 'ask',
      asks: 'number',
      check: ['table', 'letters', 6, 'nimbers.4'],
      wrong: ['0', '2', '3', '4'],
    },
    {
      kind: 'build',
      key: 'build',
      after: 'ask',
      must: true,
      build: { table: 'letters', upto: 6 },
    },
    {
      kind: 'proof',
      key: 'proof',
      after: 'ask',
      steps: 6,
      beside: {
        wide: true,
        spec: { cells: { game: 'letters', values } },
        frames: [
          { known: 1 },
          { known: 4, at: [1, 2, 3], lit: [0], says: 'mex {0}   mex {1, 0}   mex {2, 1, 0}' },
          { known: 4, at: [4], lit: [3, 2, 0] },
          { known: 5, at: [4], lit: [3, 2, 0], says: 'mex {3, 2, 0} = 1' },
          { known: 6, at: [5], lit: [4, 3, 0], says: 'mex {1, 3, 0} = 2' },
          { known: 7, at: [6], lit: [5, 4, 0], says: 'mex {2, 1, 0} = 3' },
          {},
        ],
      },
    },
    { kind: 'table', key: 'table', after: 'ask', game: 'letters', upto: 12 },
    {
      kind: 'ask',
      key: 'bob',
      after: 'ask',
      asks: 'choice',
      choices: ['Alice', 'Bob'],
      check: ['judge', '102780F', 'AAAAB'],
      wrong: ['Alice'],
    },
    {
      kind: 'ask',
      key: 'move',
      after: 'ask',
      asks: 'move',
      board: { game: 'letters', position: 'AABBC' },
      check: ['analyze', 'letters', 'AABBC', 'wins'],
      wrong: ['A-2', 'B-2'],
    },
    { kind: 'code', key: 'code', after: 'ask', code: 'letters' },
    {
      kind: 'win',
      key: 'win',
      after: 'ask',
      must: true,
      games: [{ game: 'letters', position: 'AAAABBC' }],
    },
    {
      kind: 'check',
      key: 'judge',
      after: 'ask',
      problem: '102780F',
      samples: ['AABBC', 'AAAAB', 'ABCABC'],
    },
  ],
} satisfies LessonData;
