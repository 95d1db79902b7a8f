import * as block from '../lesson-blocks.ts';
import type { LessonData } from '../lesson.ts';

const GAME = 'staircase';

export default {
  notes: ['000 §台阶', '002 §台阶', '003 §892'],
  blocks: [
    block.text('rule'),
    block.game('play', GAME, '2 1 3', { skill: 0.6 }),
    block.outcome('ask', GAME, '0 7', 'N'),
    ...block.after('ask', [
      block.text('theorem'),
      block.proof('proof', { stairs: [3, 2, 3] }, [
        {},
        { steps: [0, 0, 0] },
        { steps: [5, 0, 3], moved: { from: 2, count: 2, by: 'they' } },
        { steps: [3, 0, 3], moved: { from: 1, count: 2, by: 'you' } },
        { steps: [3, 1, 2], moved: { from: 3, count: 1, by: 'they' } },
        { steps: [2, 1, 2], moved: { from: 1, count: 1, by: 'you' } },
        { steps: [0, 0, 0] },
        { steps: [2, 1, 3] },
      ]),
      block.move('move', GAME, '2 1 3', '1-1', '1-2', '3-2', '3-3'),
    ]),
    ...block.after('move', [
      block.text('both'),
      block.why('why', GAME, '2 5 2 3'),
      block.win([GAME, '3 0 3', 'computer'], [GAME, '3 2 3', 'computer'], [GAME, '4 1 6']),
      block.code('staircase'),
      block.code('staircase-bug', 'faulty'),
      { kind: 'ask', key: 'bug', asks: 'input', check: ['exposes', 'stones'] },
    ]),
    ...block.after('bug', [block.check('892')]),
  ],
} satisfies LessonData;
