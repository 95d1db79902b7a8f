import type { LessonData } from '../lesson.ts';

const GAME = 'subtract 1 3 4';
const EDGES = ['2 1', '2 4', '1 4', '1 5', '4 5', '1 3', '3 5', '3 6'];

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

export default {
  notes: [
    '001 §由 n 个有向图游戏组成的组合游戏（两条结论，写得最好）',
    '000 §多个独立局面、证明 ①②③',
    '003 §SG 定理',
  ],
  errata: 3,
  blocks: [
    { kind: 'text', key: 'parts' },
    { kind: 'game', key: 'play', game: GAME, position: '4 6', hints: 'off', skill: 1 },
    {
      kind: 'ask',
      key: 'ask',
      asks: 'choice',
      choices: ['N', 'P'],
      check: ['analyze', GAME, '4 6', 'outcome'],
      wrong: ['N'],
    },
    { kind: 'text', key: 'theorem', after: 'ask' },
    {
      kind: 'proof',
      key: 'proof',
      after: 'ask',
      steps: 8,
      beside: {
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
      },
    },
    {
      kind: 'build',
      key: 'build',
      after: 'ask',
      must: true,
      build: { sum: GAME, position: '5 6 4' },
    },
    {
      kind: 'ask',
      key: 'count',
      after: 'ask',
      asks: 'number',
      check: ['analyze', GAME, '5 6 4', 'wins.length'],
      wrong: ['3', '1', '2'],
    },
    { kind: 'text', key: 'paper', after: 'count' },
    { kind: 'text', key: 'raise', after: 'count' },
    { kind: 'why', key: 'explained', after: 'count', game: GAME, position: '5 6 4' },
    {
      kind: 'ask',
      key: 'tokens',
      after: 'count',
      asks: 'choice',
      choices: ['win', 'lose'],
      check: ['judge', '1319', `6 8 2\n${EDGES.join('\n')}\n3 4`],
      wrong: ['win'],
    },
    { kind: 'code', key: 'code', after: 'count', code: 'sg' },
    {
      kind: 'win',
      key: 'win',
      after: 'count',
      must: true,
      games: [
        { game: GAME, position: '5 6 4', skill: 1 },
        { game: GAME, position: '2 7 8', skill: 1 },
      ],
    },
    {
      kind: 'check',
      key: 'judge',
      after: 'count',
      problem: '1319',
      samples: [`6 8 4\n${EDGES.join('\n')}\n1 2 3 5`, `6 8 2\n${EDGES.join('\n')}\n3 4`],
    },
  ],
} satisfies LessonData;
