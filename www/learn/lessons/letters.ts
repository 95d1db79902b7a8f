import * as block from '../lesson-blocks.ts';
import type { LessonData } from '../lesson.ts';

/** n equal letters, n = 0 … 9. */
const values = [0, 1, 2, 3, 1, 2, 3, 1, 2, 3];

export default {
  notes: ['004 §A word game'],
  blocks: [
    block.text('rule'),
    block.game('play', 'letters', 'AABBC', { skill: 0.6 }),
    block.text('heaps'),
    block.number('ask', ['table', 'letters', 6, 'nimbers.4'], '0', '2', '3', '4'),
    ...block.after('ask', [
      block.task('build', { table: 'letters', upto: 6 }),
      block.proofBelow(
        block.proof('proof', { cells: { game: 'letters', values } }, [
          { known: 1 },
          { known: 4, at: [1, 2, 3], lit: [0], says: 'mex {0}   mex {1, 0}   mex {2, 1, 0}' },
          { known: 4, at: [4], lit: [3, 2, 0] },
          { known: 5, at: [4], lit: [3, 2, 0], says: 'mex {3, 2, 0} = 1' },
          { known: 6, at: [5], lit: [4, 3, 0], says: 'mex {1, 3, 0} = 2' },
          { known: 7, at: [6], lit: [5, 4, 0], says: 'mex {2, 1, 0} = 3' },
          {},
        ]),
      ),
      block.table('table', 'letters', 12),
      block.choose('bob', ['Alice', 'Bob'], ['judge', '102780F', 'AAAAB'], 'Alice'),
      block.move('move', 'letters', 'AABBC', 'A-2', 'B-2'),
      block.code('letters'),
      block.win(['letters', 'AAAABBC']),
      block.check('102780F'),
    ]),
  ],
} satisfies LessonData;
