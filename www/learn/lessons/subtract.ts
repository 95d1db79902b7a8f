import * as block from '../lesson-blocks.ts';
import type { LessonData } from '../lesson.ts';

const ONE = 'subtract 1 3 4';
const TWO = 'subtract 2 5';

export default {
  notes: ['000 §集合-Nim', '002 §集合-NIM', '003 §893'],
  blocks: [
    block.text('look'),
    block.number('ask', ['analyze', ONE, '1000000000000', 'nimber'], '0', '2', '3'),
    ...block.after('ask', [
      block.proof(
        'proof',
        {
          cells: {
            game: ONE,
            columns: 10,
            values: [0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2],
          },
        },
        [
          {},
          { at: [7], lit: [6, 4, 3] },
          {},
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
          { columns: 7, at: [1] },
        ],
      ),
      block.table('table', ONE, 34),
      block.text('general'),
      block.task('build', { table: TWO, upto: 12 }),
      block.number('length', ['table', TWO, 40, 'period.length'], '5', '3', '2', '14'),
    ]),
    ...block.after('length', [
      block.move('move', TWO, '2 4 7', '3-2'),
      block.code('subtract'),
      block.win([TWO, '6 9 12'], [ONE, '10 20']),
      block.check('893'),
    ]),
  ],
} satisfies LessonData;
