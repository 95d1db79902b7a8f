import type { LessonData } from '../lesson.ts';

/** Pairs of heaps below 5 in which none is empty. */
const both: [number, number][] = [1, 2, 3, 4].flatMap((i) =>
  [1, 2, 3, 4].filter((j) => j <= i).map((j) => [i, j] as [number, number]),
);

export default {
  notes: ['000 §拆分', '002 §拆分、§补充 sg 定理', '003 §894'],
  blocks: [
    { kind: 'text', key: 'rule' },
    { kind: 'game', key: 'play', game: 'split', position: '2 3', hints: 'off', skill: 0.6 },
    { kind: 'text', key: 'value' },
    {
      kind: 'ask',
      key: 'ask',
      asks: 'number',
      check: ['table', 'split', 4, 'nimbers.3'],
      wrong: ['3', '2', '6', '5'],
    },
    {
      kind: 'build',
      key: 'build',
      after: 'ask',
      must: true,
      build: { pairs: 'split', heap: 4 },
    },
    { kind: 'text', key: 'pattern', after: 'ask' },
    {
      kind: 'proof',
      key: 'proof',
      after: 'ask',
      steps: 5,
      beside: {
        spec: { grid: { game: 'split', values: [0, 1, 2, 4, 7], rows: 5, columns: 5, half: true } },
        frames: [
          { bare: true },
          {},
          { lit: both },
          {
            lit: [
              [1, 0],
              [2, 0],
              [3, 0],
              [4, 0],
            ],
          },
          {
            lit: [
              [0, 0],
              [2, 1],
              [3, 1],
              [3, 2],
            ],
          },
          { says: 'mex {0, 1, 2, 3, 4, 5, 6, 7} = 8' },
        ],
      },
    },
    {
      kind: 'ask',
      key: 'six',
      after: 'ask',
      asks: 'number',
      check: ['table', 'split', 8, 'nimbers.6'],
      wrong: ['9', '10', '8', '13'],
    },
    { kind: 'table', key: 'table', after: 'six', game: 'split', upto: 24 },
    { kind: 'text', key: 'ends', after: 'six' },
    {
      kind: 'ask',
      key: 'move',
      after: 'six',
      asks: 'move',
      board: { game: 'split', position: '2 3' },
      check: ['analyze', 'split', '2 3', 'wins'],
      wrong: ['2=2+2', '2=2+1', '2=1+1', '1=0+0'],
    },
    { kind: 'code', key: 'code', after: 'six', code: 'split' },
    {
      kind: 'win',
      key: 'win',
      after: 'six',
      must: true,
      games: [{ game: 'split', position: '1 2 3' }],
    },
    {
      kind: 'check',
      key: 'judge',
      after: 'six',
      problem: '894',
      samples: ['2\n2 3', '2\n3 3'],
    },
  ],
} satisfies LessonData;
