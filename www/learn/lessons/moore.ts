import * as block from '../lesson-blocks.ts';
import type { LessonData } from '../lesson.ts';

const HEAPS = [1, 3, 5, 10];

export default {
  notes: ['000 拓展：k-Nim游戏（只有标题）'],
  blocks: [
    block.text('rule'),
    block.game('play', 'moore 2', '3 5 7 9', { skill: 0.6 }),
    block.outcome('ask', 'moore 2', '1 1 1', 'N'),
    ...block.after('ask', [block.outcome('three', 'moore 2', '1 2 3', 'P')]),
    ...block.after('three', [
      block.text('theorem'),
      block.task('build', { bits: '3 5 7 9', modulus: 3 }),
      block.proof('proof', { counts: { heaps: HEAPS, modulus: 3 } }, [
        { foot: false },
        { heaps: [0, 0, 0, 0] },
        { heaps: [1, 4, 5, 5], becomes: { 2: 3, 3: 1 }, column: 4 },
        { column: 8 },
        { column: 8, becomes: { 3: 0 }, free: [3] },
        { column: 4, becomes: { 2: 0, 3: 0 }, free: [2, 3] },
        { column: 1, becomes: { 2: 2, 3: 3 }, free: [2, 3] },
        { becomes: { 2: 2, 3: 3 } },
      ]),
      block.why('why', 'moore 2', '3 5 7 9'),
      block.move('move', 'moore 2', '1 2 3', '3-3', '2-2 3-3', '1-1 2-2', '1-1 3-3'),
      block.code('moore'),
      { kind: 'drill', key: 'drill', must: true, game: 'moore 2', count: 20 },
      block.win(['moore 2', '1 1 2 3 3']),
    ]),
  ],
} satisfies LessonData;
