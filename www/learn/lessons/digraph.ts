import * as block from '../lesson-blocks.ts';
import type { Graph } from '../pictures/graph.ts';
import type { LessonData } from '../lesson.ts';

const EDGES = ['2 1', '2 4', '1 4', '1 5', '4 5', '1 3', '3 5', '3 6'];

/** All that may follow 1 2 in Nim. */
const nim: Graph = {
  nodes: [
    ['1 2', 0, 1],
    ['2', 1.2, 0.1],
    ['1 1', 1.2, 1.9],
    ['1', 2.4, 1],
    ['0', 3.6, 1],
  ],
  edges: [
    ['1 2', '2'],
    ['1 2', '1 1'],
    ['1 2', '1'],
    ['2', '1'],
    ['2', '0'],
    ['1 1', '1'],
    ['1', '0'],
  ],
};

export default {
  notes: ['000 §有向图游戏', '001 §有向图游戏', '003 §有向图游戏', '004 §有向图游戏'],
  blocks: [
    block.text('idea'),
    block.number('ask', ['explore', 'nim', '1 2', 'nodes.length'], '6', '7', '4'),
    ...block.after('ask', [
      { kind: 'twin', key: 'twin', game: 'nim', position: '1 2' },
      block.proof('proof', { graph: nim }, [
        { shown: ['1 2'] },
        { bare: true },
        {},
        { marks: { '1 2': '3', 2: '2', '1 1': '2', 1: '1', 0: '0' } },
        { lit: ['0'] },
        { token: '1 1', lit: ['1 1'], edges: ['1 2>1 1'] },
      ]),
      block.task('build', { options: 'subtract 1 3 4', position: '5' }),
      block.graph('graph', `graph ${EDGES.map((edge) => edge.replace(' ', '>')).join(' ')}`, '2', {
        blank: true,
      }),
      block.choose(
        'token',
        ['win', 'lose'],
        ['judge', '1319', `6 8 1\n${EDGES.join('\n')}\n2`],
        'win',
      ),
      block.code('digraph'),
    ]),
  ],
} satisfies LessonData;
