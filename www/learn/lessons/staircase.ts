import type { LessonData } from '../lesson.ts';

const GAME = 'staircase';

export default {
  notes: ['000 §台阶', '002 §台阶', '003 §892'],
  errata: 1,
  blocks: [
    { kind: 'text', key: 'rule' },
    { kind: 'game', key: 'play', game: GAME, position: '2 1 3', hints: 'off', skill: 0.6 },
    {
      kind: 'ask',
      key: 'ask',
      asks: 'choice',
      choices: ['N', 'P'],
      check: ['analyze', GAME, '0 7', 'outcome'],
      wrong: ['N'],
    },
    { kind: 'text', key: 'theorem', after: 'ask' },
    {
      kind: 'proof',
      key: 'proof',
      after: 'ask',
      steps: 7,
      beside: {
        spec: { stairs: [3, 2, 3] },
        frames: [
          {},
          { steps: [0, 0, 0] },
          { steps: [5, 0, 3], moved: { from: 2, count: 2, by: 'they' } },
          { steps: [3, 0, 3], moved: { from: 1, count: 2, by: 'you' } },
          { steps: [3, 1, 2], moved: { from: 3, count: 1, by: 'they' } },
          { steps: [2, 1, 2], moved: { from: 1, count: 1, by: 'you' } },
          { steps: [0, 0, 0] },
          { steps: [2, 1, 3] },
        ],
      },
    },
    {
      kind: 'ask',
      key: 'move',
      after: 'ask',
      asks: 'move',
      board: { game: GAME, position: '2 1 3' },
      check: ['analyze', GAME, '2 1 3', 'wins'],
      wrong: ['1-1', '1-2', '3-2', '3-3'],
    },
    { kind: 'text', key: 'both', after: 'move' },
    { kind: 'why', key: 'why', after: 'move', game: GAME, position: '2 5 2 3' },
    {
      kind: 'win',
      key: 'win',
      after: 'move',
      must: true,
      games: [
        { game: GAME, position: '3 0 3', first: 'computer' },
        { game: GAME, position: '3 2 3', first: 'computer' },
        { game: GAME, position: '4 1 6' },
      ],
    },
    { kind: 'code', key: 'code', after: 'move', code: 'staircase' },
    { kind: 'code', key: 'faulty', after: 'move', code: 'staircase-bug' },
    {
      kind: 'ask',
      key: 'bug',
      after: 'move',
      asks: 'input',
      check: ['exposes', 'stones'],
    },
    {
      kind: 'check',
      key: 'judge',
      after: 'bug',
      problem: '892',
      samples: ['3\n2 1 3', '3\n1 5 1', '2\n0 7', '1\n2'],
    },
  ],
} satisfies LessonData;
