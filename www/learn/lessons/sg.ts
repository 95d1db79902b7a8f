import * as block from '../lesson-blocks.ts';
import type { LessonData } from '../lesson.ts';

const GAME = 'subtract 1 3 4';
const EDGES = ['2 1', '2 4', '1 4', '1 5', '4 5', '1 3', '3 5', '3 6'];

/** Where one may go from a heap, with SG values. */
const options: Record<string, [string, number][]> = {
  4: [
    ['3', 1],
    ['1', 1],
    ['0', 0],
  ],
  6: [
    ['5', 3],
    ['3', 1],
    ['2', 0],
  ],
};

/** The lost position of the second claim. */
const lost = { parts: ['4', '6'], values: [2, 2] };

export default {
  notes: [
    '001 §由 n 个有向图游戏组成的组合游戏（两条结论，写得最好）',
    '000 §多个独立局面、证明 ①②③',
    '003 §SG 定理',
  ],
  blocks: [
    block.text('parts'),
    block.game('play', GAME, '4 6'),
    block.outcome('ask', GAME, '4 6', 'N'),
    ...block.after('ask', [
      block.text('theorem'),
      block.proof('proof', { sum: { game: GAME, parts: ['5', '6', '4'], values: [3, 2, 2] } }, [
        {},
        { parts: ['0', '0', '0'], values: [0, 0, 0] },
        { column: 2, row: 1 },
        { column: 2, row: 1, becomes: ['?', 1], sum: false },
        { row: 1, options: options[6], wanted: 1 },
        { row: 1, becomes: ['3', 1] },
        { ...lost, row: 0, options: options[4], mex: true },
        {
          ...lost,
          replies: [
            ['3 6', 3],
            ['1 6', 3],
            ['0 6', 2],
            ['4 5', 1],
            ['4 3', 3],
            ['4 2', 2],
          ],
        },
        { column: 2 },
      ]),
      block.task('build', { sum: GAME, position: '5 6 4' }),
      block.number('count', ['analyze', GAME, '5 6 4', 'wins.length'], '3', '1', '2'),
    ]),
    ...block.after('count', [
      block.text('paper'),
      block.text('raise'),
      block.why('explained', GAME, '5 6 4'),
      block.choose(
        'tokens',
        ['win', 'lose'],
        ['judge', '1319', `6 8 2\n${EDGES.join('\n')}\n3 4`],
        'win',
      ),
      block.code('sg'),
      block.win([GAME, '5 6 4'], [GAME, '2 7 8']),
      block.check('1319'),
    ]),
  ],
} satisfies LessonData;
