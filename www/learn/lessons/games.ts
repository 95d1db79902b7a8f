import * as block from '../lesson-blocks.ts';
import type { Graph } from '../pictures/graph.ts';
import type { LessonData } from '../lesson.ts';

/** The game of the lesson: one heap, take one or two. */
const heaps = ['6', '5', '4', '3', '2', '1', '0'];

const row: Graph = {
  nodes: heaps.map((name, x) => [name, x, 0.55]),
  edges: heaps.flatMap((from, i) =>
    heaps.slice(i + 1, i + 3).map((to) => [from, to] as [string, string]),
  ),
};

const all = { 0: 'P', 1: 'N', 2: 'N', 3: 'P', 4: 'N', 5: 'N', 6: 'P' };

export default {
  notes: [
    '000 §ICG、§Nim（必胜态、必败态）',
    '002 §博弈论',
    '003 §ICG',
    '004 §ICG、§Men’s showdown',
  ],
  blocks: [
    block.text('conditions'),
    block.text('labels'),
    block.outcome('ask', 'bounded 2', '6', 'N'),
    ...block.after('ask', [
      block.proofBelow(
        block.proof('proof', { graph: row }, [
          {},
          { lit: ['0'], marks: { 0: 'P' } },
          { lit: ['1', '2'], edges: ['1>0', '2>0'], marks: { 0: 'P', 1: 'N', 2: 'N' } },
          { lit: ['3'], edges: ['3>2', '3>1'], marks: { 0: 'P', 1: 'N', 2: 'N', 3: 'P' } },
          { marks: all },
          { lit: ['6', '3', '0'], edges: ['6>5', '5>3'], marks: all },
        ]),
      ),
      block.graph('graph', 'bounded 2', '6', { blank: true }),
      block.game('play', 'bounded 2', '7'),
      block.task('build', {
        outcomes: 'bounded 3',
        positions: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
      }),
      block.choose('showdown', ['1', '2'], ['judge', '102780H', '10'], '2'),
      block.code('games'),
      block.check('102780H'),
      block.game('race', 'race 3..9 misere', '100'),
    ]),
  ],
} satisfies LessonData;
