import type { LessonData } from '../lesson.ts';

const GRAPH = 'graph 2>1 2>4 1>4 1>5 4>5 1>3 3>5 3>6';
const GAME = 'subtract 1 3 4';
const HEAPS = { game: 'subtract 1 2 + subtract 1..3', position: '4 + 4' };
const BESIDE = { game: 'nim + kayles', position: '5 + 7' };

/** The options of 5 4 in this game, as pairs: one of both heaps has changed. */
const moved: [number, number][] = [
  [4, 4],
  [2, 4],
  [1, 4],
  [5, 3],
  [5, 1],
  [5, 0],
];

const at: [number, number] = [5, 4];

export default {
  notes: [
    '000 §多个独立的局面',
    '001 §由 n 个有向图游戏组成的组合游戏',
    '004 §SG(G) = SG(G1) xor … xor SG(Gn)',
  ],
  blocks: [
    { kind: 'text', key: 'idea' },
    { kind: 'game', key: 'heaps', ...HEAPS, hints: 'off' },
    {
      kind: 'ask',
      key: 'left',
      asks: 'move',
      board: HEAPS,
      check: ['analyze', HEAPS.game, HEAPS.position, 'wins'],
      wrong: ['[1] 1-2', '[2] 1-1', '[2] 1-2'],
    },
    { kind: 'why', key: 'numbers', after: 'left', ...HEAPS, open: true },
    {
      kind: 'ask',
      key: 'ask',
      asks: 'move',
      board: { game: 'kayles', position: '7' },
      check: ['analyze', 'kayles', '7', 'wins'],
      wrong: ['1-1', '1-2', '1=3+2', '1=4+2', '1=5+1'],
    },
    {
      kind: 'proof',
      key: 'proof',
      after: 'ask',
      steps: 6,
      beside: {
        spec: { grid: { game: GAME, values: [0, 1, 0, 1, 2, 3], rows: 6, columns: 5 } },
        frames: [
          { bare: true },
          { bare: true, at },
          { bare: true, at, lit: moved },
          { at },
          { at, lit: moved, says: '0, 2, 3, 2, 2, 3 ≠ 1' },
          { at, lit: [[4, 4]], says: '3 ⊕ 1 = 2 = SG(4)' },
          { at, lit: moved, says: 'mex {0, 2, 3} = 1 = 3 ⊕ 2' },
        ],
      },
    },
    { kind: 'text', key: 'work', after: 'ask' },
    { kind: 'graph', key: 'graph', after: 'ask', game: GRAPH, position: '1 2 3 5' },
    { kind: 'text', key: 'rows', after: 'ask' },
    {
      kind: 'build',
      key: 'build',
      after: 'ask',
      must: true,
      build: { table: 'kayles', upto: 7 },
    },
    {
      kind: 'ask',
      key: 'beside',
      after: 'ask',
      asks: 'move',
      board: BESIDE,
      check: ['analyze', BESIDE.game, BESIDE.position, 'wins'],
      wrong: ['[1] 1-5', '[2] 1=3+3', '[2] 1=4+1'],
    },
    { kind: 'why', key: 'balance', after: 'beside', ...BESIDE, open: true },
    { kind: 'code', key: 'code', after: 'ask', code: 'sums' },
    {
      kind: 'ask',
      key: 'merge',
      after: 'ask',
      asks: 'choice',
      choices: ['N', 'P'],
      check: ['analyze', 'merge', '2 2', 'outcome'],
      wrong: ['P'],
    },
    { kind: 'text', key: 'when', after: 'merge' },
    {
      kind: 'win',
      key: 'win',
      after: 'merge',
      must: true,
      games: [HEAPS, BESIDE],
    },
    {
      kind: 'check',
      key: 'judge',
      after: 'merge',
      problem: '1319',
      samples: ['6 8 4\n2 1\n2 4\n1 4\n1 5\n4 5\n1 3\n3 5\n3 6\n1 2 3 5'],
    },
  ],
} satisfies LessonData;
