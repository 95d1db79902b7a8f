import * as block from '../lesson-blocks.ts';
import type { Graph } from '../pictures/graph.ts';
import type { LessonData } from '../lesson.ts';

const GAME = 'subtract 1 3 4';
const HEAPS = ['5', '4', '3', '2', '1', '0'];

/** A heap of 5 from which 1, 3 or 4 may be taken. */
const five: Graph = {
  game: GAME,
  nodes: HEAPS.map((name, x) => [name, x, 1]),
  edges: HEAPS.flatMap((from) =>
    HEAPS.filter((to) => [1, 3, 4].includes(Number(from) - Number(to))).map(
      (to) => [from, to] as [string, string],
    ),
  ),
};

const values = { 0: '0', 1: '1', 2: '0', 3: '1', 4: '2', 5: '3' };

export default {
  notes: [
    '000 §集合-Nim（Mex、SG 函数、{1,3,4} 的表）',
    '001 §mex、§SG 函数',
    '002 §集合-NIM',
    '003 §SG 定理',
    '004 §SG函数',
  ],
  blocks: [
    block.text('why'),
    block.text('mex'),
    block.build('trainer', { mex: ['0 2 3', '1 2', '0 1 3', '', '1 0 1', '5'] }),
    block.text('sg'),
    block.number('ask', ['table', GAME, 8, 'nimbers.4'], '3', '1', '0', '4'),
    ...block.after('ask', [
      block.proof(
        'example',
        {
          values: {
            game: GAME,
            from: '5',
            options: [
              ['4', 2],
              ['2', 0],
              ['1', 1],
            ],
          },
        },
        [
          {},
          {},
          { known: true },
          { known: true, line: true },
          { known: true, line: true, mex: true },
        ],
      ),
      block.task('table', { table: GAME, upto: 8 }),
      block.proofBelow(
        block.proof('proof', { graph: five }, [
          {},
          { lit: ['0'], marks: { 0: '0' } },
          { lit: ['5', '2'], edges: ['5>2'], marks: values },
          { lit: ['2'], edges: ['2>1'], marks: values },
          { lit: ['2', '0'], marks: { 0: 'P', 1: 'N', 2: 'P', 3: 'N', 4: 'N', 5: 'N' } },
        ]),
      ),
      block.number('ten', ['analyze', 'subtract 2 5', '10', 'nimber'], '3', '0', '2'),
    ]),
    ...block.after('ten', [
      block.graph('graph', 'subtract 2 5', '10', { blank: true }),
      block.code('mex'),
      block.table('long', GAME, 40),
    ]),
  ],
} satisfies LessonData;
