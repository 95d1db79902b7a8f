import type { LessonData } from '../lesson.ts';

const HEAPS = [1, 3, 5, 10];

export default {
  notes: ['000 拓展：k-Nim游戏（只有标题）'],
  blocks: [
    { kind: 'text', key: 'rule' },
    {
      kind: 'game',
      key: 'play',
      game: 'moore 2',
      position: '3 5 7 9',
      hints: 'off',
      skill: 0.6,
    },
    {
      kind: 'ask',
      key: 'ask',
      asks: 'choice',
      choices: ['N', 'P'],
      check: ['analyze', 'moore 2', '1 1 1', 'outcome'],
      wrong: ['N'],
    },
    {
      kind: 'ask',
      key: 'three',
      after: 'ask',
      asks: 'choice',
      choices: ['N', 'P'],
      check: ['analyze', 'moore 2', '1 2 3', 'outcome'],
      wrong: ['P'],
    },
    { kind: 'text', key: 'theorem', after: 'three' },
    {
      kind: 'build',
      key: 'build',
      after: 'three',
      must: true,
      build: { bits: '3 5 7 9', modulus: 3 },
    },
    {
      kind: 'proof',
      key: 'proof',
      after: 'three',
      steps: 7,
      beside: {
        spec: { counts: { heaps: HEAPS, modulus: 3 } },
        frames: [
          { foot: false },
          { heaps: [0, 0, 0, 0] },
          { heaps: [1, 4, 5, 5], becomes: { 2: 3, 3: 1 }, column: 4 },
          { column: 8 },
          { column: 8, becomes: { 3: 0 }, free: [3] },
          { column: 4, becomes: { 2: 0, 3: 0 }, free: [2, 3] },
          { column: 1, becomes: { 2: 2, 3: 3 }, free: [2, 3] },
          { becomes: { 2: 2, 3: 3 } },
        ],
      },
    },
    { kind: 'why', key: 'why', after: 'three', game: 'moore 2', position: '3 5 7 9' },
    {
      kind: 'ask',
      key: 'move',
      after: 'three',
      asks: 'move',
      board: { game: 'moore 2', position: '1 2 3' },
      check: ['analyze', 'moore 2', '1 2 3', 'wins'],
      wrong: ['3-3', '2-2 3-3', '1-1 2-2', '1-1 3-3'],
    },
    { kind: 'code', key: 'code', after: 'three', code: 'moore' },
    { kind: 'drill', key: 'drill', after: 'three', must: true, game: 'moore 2', count: 20 },
    {
      kind: 'win',
      key: 'win',
      after: 'three',
      must: true,
      games: [{ game: 'moore 2', position: '1 1 2 3 3' }],
    },
  ],
} satisfies LessonData;
