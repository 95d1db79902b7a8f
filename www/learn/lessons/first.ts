import type { LessonData } from '../lesson.ts';

export default {
  notes: ['000 §Nim游戏（样例解释）'],
  blocks: [
    { kind: 'game', key: 'one', game: 'nim', position: '1 1', hints: 'off' },
    {
      kind: 'game',
      key: 'two',
      after: 'one',
      game: 'nim',
      position: '1 1',
      first: 'computer',
      hints: 'off',
    },
    {
      kind: 'ask',
      key: 'ask',
      after: 'two',
      asks: 'choice',
      choices: ['N', 'P'],
      check: ['analyze', 'nim', '4 4', 'outcome'],
      wrong: ['N'],
    },
    {
      kind: 'proof',
      key: 'proof',
      after: 'ask',
      steps: 5,
      beside: {
        spec: { heaps: [4, 4] },
        frames: [
          {},
          { says: '=' },
          { heaps: [4, 1], taken: [0, 3], by: 'they', says: '≠' },
          { heaps: [1, 1], taken: [3, 0], by: 'you', says: '=' },
          { heaps: [1, 1], says: '=' },
          { heaps: [0, 0], says: '=' },
        ],
      },
    },
    {
      kind: 'win',
      key: 'win',
      after: 'ask',
      must: true,
      games: [
        { game: 'nim', position: '2 3' },
        { game: 'nim', position: '5 2' },
        { game: 'nim', position: '9 4' },
      ],
    },
    {
      kind: 'build',
      key: 'build',
      after: 'ask',
      build: { outcomes: 'nim', positions: ['1 1', '1 2', '3 3', '5', '2 7', '6 6'] },
    },
  ],
} satisfies LessonData;
