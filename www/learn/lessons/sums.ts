import * as block from '../lesson-blocks.ts';
import type { LessonData } from '../lesson.ts';

const GRAPH = 'graph 2>1 2>4 1>4 1>5 4>5 1>3 3>5 3>6';
const GAME = 'subtract 1 3 4';
const HEAPS = ['subtract 1 2 + subtract 1..3', '4 + 4'] as const;
const BESIDE = ['nim + kayles', '5 + 7'] as const;

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
    block.text('idea'),
    block.game('heaps', ...HEAPS),
    block.move('left', ...HEAPS, '[1] 1-2', '[2] 1-1', '[2] 1-2'),
    ...block.after('left', [block.why('numbers', ...HEAPS, { open: true })]),
    block.move('ask', 'kayles', '7', '1-1', '1-2', '1=3+2', '1=4+2', '1=5+1'),
    ...block.after('ask', [
      block.proof(
        'proof',
        { grid: { game: GAME, values: [0, 1, 0, 1, 2, 3], rows: 6, columns: 5 } },
        [
          { bare: true },
          { bare: true, at },
          { bare: true, at, lit: moved },
          { at },
          { at, lit: moved, says: '0, 2, 3, 2, 2, 3 ≠ 1' },
          { at, lit: [[4, 4]], says: '3 ⊕ 1 = 2 = SG(4)' },
          { at, lit: moved, says: 'mex {0, 2, 3} = 1 = 3 ⊕ 2' },
        ],
      ),
      block.text('work'),
      block.graph('graph', GRAPH, '1 2 3 5'),
      block.text('rows'),
      block.task('build', { table: 'kayles', upto: 7 }),
      block.move('beside', ...BESIDE, '[1] 1-5', '[2] 1=3+3', '[2] 1=4+1'),
    ]),
    ...block.after('beside', [block.why('balance', ...BESIDE, { open: true })]),
    ...block.after('ask', [block.code('sums'), block.outcome('merge', 'merge', '2 2', 'P')]),
    ...block.after('merge', [block.text('when'), block.win(HEAPS, BESIDE), block.check('1319')]),
  ],
} satisfies LessonData;
