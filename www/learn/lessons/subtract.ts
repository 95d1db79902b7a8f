import type { LessonData } from '../lesson.ts';

const ONE = 'subtract 1 3 4';
const TWO = 'subtract 2 5';

export default {
  notes: ['000 §集合-Nim', '002 §集合-NIM', '003 §893'],
  blocks: [
    { kind: 'text', key: 'look' },
    {
      kind: 'ask',
      key: 'ask',
      asks: 'number',
      check: ['analyze', ONE, '1000000000000', 'nimber'],
      wrong: ['0', '2', '3'],
    },
    {
      kind: 'proof',
      key: 'proof',
      after: 'ask',
      steps: 6,
      beside: {
        spec: {
          strip: {
            game: ONE,
            values: [0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2],
          },
        },
        frames: [
          {},
          { at: 7, reads: [6, 4, 3] },
          { upto: 13 },
          {
            alike: [
              [0, 3],
              [7, 10],
            ],
          },
          {
            alike: [
              [0, 4],
              [7, 11],
            ],
          },
          {
            columns: 7,
            alike: [
              [0, 6],
              [7, 13],
              [14, 20],
            ],
          },
          { columns: 7, upto: 6, at: 1 },
        ],
      },
    },
    { kind: 'table', key: 'table', after: 'ask', game: ONE, upto: 34 },
    { kind: 'text', key: 'general', after: 'ask' },
    { kind: 'build', key: 'build', after: 'ask', must: true, build: { table: TWO, upto: 12 } },
    {
      kind: 'ask',
      key: 'length',
      after: 'ask',
      asks: 'number',
      check: ['table', TWO, 40, 'period.length'],
      wrong: ['5', '3', '2', '14'],
    },
    {
      kind: 'ask',
      key: 'move',
      after: 'length',
      asks: 'move',
      board: { game: TWO, position: '2 4 7' },
      check: ['analyze', TWO, '2 4 7', 'wins'],
      wrong: ['3-2'],
    },
    { kind: 'code', key: 'code', after: 'length', code: 'subtract' },
    {
      kind: 'win',
      key: 'win',
      after: 'length',
      must: true,
      games: [
        { game: TWO, position: '6 9 12' },
        { game: ONE, position: '10 20' },
      ],
    },
    {
      kind: 'check',
      key: 'judge',
      after: 'length',
      problem: '893',
      samples: ['2\n2 5\n3\n2 4 7', '3\n1 3 4\n2\n4 6'],
    },
  ],
} satisfies LessonData;
