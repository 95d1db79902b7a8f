import * as block from '../lesson-blocks.ts';
import type { LessonData } from '../lesson.ts';

export default {
  notes: ['004 §Men’s showdown（取走最后一个的人输）'],
  blocks: [
    block.text('rule'),
    block.game('play', 'nim misere', '1 2 2', { skill: 0.6 }),
    block.outcome('ask', 'nim misere', '1 1 1', 'N'),
    ...block.after('ask', [
      block.move('move', 'nim misere', '1 1 4', '3-4', '3-2', '3-1', '1-1', '2-1'),
    ]),
    ...block.after('move', [
      block.text('theorem'),
      block.proof('proof', { heaps: [3, 5, 7] }, [
        { sum: true },
        { heaps: [1, 1, 1], sum: true },
        { heaps: [1, 1, 1], taken: [0, 0, 3], by: 'you', sum: true },
        { heaps: [1, 4, 2], taken: [0, 0, 3], by: 'they', sum: true },
        { heaps: [2, 5, 7], taken: [1, 0, 0], by: 'you', sum: true },
        { heaps: [1, 0, 0], taken: [0, 0, 7], by: 'you', sum: true },
      ]),
      block.task('build', {
        outcomes: 'nim misere',
        positions: ['1', '1 1', '2', '1 2', '2 2', '1 1 2', '1 2 3', '1 1 1 1', '2 3 4'],
      }),
      block.why('why', 'nim misere', '3 5 7'),
      block.text('sj'),
      block.outcome('kayles', 'kayles misere', '9', 'N'),
    ]),
    ...block.after('kayles', [
      block.text('condition'),
      block.why('searched', 'kayles misere', '9'),
    ]),
    ...block.after('move', [
      block.code('misere'),
      block.win(['nim misere', '1 1 1 4'], ['nim misere', '3 5 7'], ['bounded 3 misere', '7 10']),
      block.check('102780H'),
    ]),
  ],
} satisfies LessonData;
