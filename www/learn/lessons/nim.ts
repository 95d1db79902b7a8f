import * as block from '../lesson-blocks.ts';
import type { LessonData } from '../lesson.ts';

export default {
  notes: ['000 §Nim游戏 ①②③', '001 §Nim游戏', '002 §普通-NIM', '003 §891', '004 §NIM博弈'],
  blocks: [
    block.game('play', 'nim', '3 5 7', { skill: 0.6 }),
    block.text('columns'),
    block.build('build', { bits: '5 6 9' }),
    block.outcome('ask', 'nim', '1 4 5', 'N'),
    ...block.after('ask', [
      block.text('theorem'),
      block.proof('proof', { bits: '5 6 9' }, [
        { sum: false },
        { heaps: [0, 0, 0] },
        { column: 8 },
        { column: 8, row: 2 },
        { column: 8, row: 2, becomes: 3, sum: false },
        { row: 2, becomes: 3 },
        { heaps: [5, 6, 3], replies: true },
        { column: 8 },
      ]),
      block.why('why', 'nim', '3 5 7', { early: true }),
      block.choose('two', ['yes', 'no'], ['some', 'nim', { heaps: 3, upto: 7, wins: 2 }], 'yes'),
      block.code('nim'),
      block.move('move', 'nim', '4 10 13'),
      block.win(['nim', '5 6 9']),
      block.check('891'),
    ]),
  ],
} satisfies LessonData;
