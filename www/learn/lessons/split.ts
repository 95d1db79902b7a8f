import * as block from '../lesson-blocks.ts';
import type { LessonData } from '../lesson.ts';

/** Pairs of heaps below 5 in which none is empty. */
const both: [number, number][] = [1, 2, 3, 4].flatMap((i) =>
  [1, 2, 3, 4].filter((j) => j <= i).map((j) => [i, j] as [number, number]),
);

export default {
  notes: ['000 §拆分', '002 §拆分、§补充 sg 定理', '003 §894'],
  blocks: [
    block.text('rule'),
    block.game('play', 'split', '2 3', { skill: 0.6 }),
    block.text('value'),
    block.number('ask', ['table', 'split', 4, 'nimbers.3'], '3', '2', '6', '5'),
    ...block.after('ask', [
      block.task('build', { pairs: 'split', heap: 4 }),
      block.text('pattern'),
      block.proof(
        'proof',
        { grid: { game: 'split', values: [0, 1, 2, 4, 7], rows: 5, columns: 5, half: true } },
        [
          { bare: true },
          {},
          { lit: both },
          {
            lit: [
              [1, 0],
              [2, 0],
              [3, 0],
              [4, 0],
            ],
          },
          {
            lit: [
              [0, 0],
              [2, 1],
              [3, 1],
              [3, 2],
            ],
          },
          { says: 'mex {0, 1, 2, 3, 4, 5, 6, 7} = 8' },
        ],
      ),
      block.number('six', ['table', 'split', 8, 'nimbers.6'], '9', '10', '8', '13'),
    ]),
    ...block.after('six', [
      block.table('table', 'split', 24),
      block.text('ends'),
      block.move('move', 'split', '2 3', '2=2+2', '2=2+1', '2=1+1', '1=0+0'),
      block.code('split'),
      block.win(['split', '1 2 3']),
      block.check('894'),
    ]),
  ],
} satisfies LessonData;
