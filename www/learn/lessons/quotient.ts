import * as block from '../lesson-blocks.ts';
import type { LessonData } from '../lesson.ts';

export default {
  notes: [],
  blocks: [
    block.text('claim'),
    block.outcome('five', 'kayles misere', '5', 'P'),
    ...block.after('five', [
      block.game('nine', 'kayles misere', '9', { first: 'computer' }),
      block.outcome('twelve', '0.07 misere', '12', 'N'),
    ]),
    ...block.after('twelve', [
      block.game('board', '0.07 misere', '12', { first: 'computer' }),
      block.text('hides'),
      block.task('build', {
        outcomes: 'kayles misere',
        positions: ['1', '2', '1 1', '2 2', '3 3', '4', '5', '8', '9'],
      }),
      block.text('tame'),
      block.text('genus'),
      block.text('classes'),
      block.outcome('product', '0.123 misere', '9 4', 'N'),
    ]),
    ...block.after('product', [
      block.move('move', '0.123 misere', '8 4'),
      { kind: 'proof', key: 'proof', steps: 6 },
      { kind: 'quotient', key: 'shown', game: 'kayles' },
      block.why('why', 'kayles misere', '9 5'),
      block.text('honest'),
      block.code('quotient'),
      block.win(['kayles misere', '10'], ['kayles misere', '8 5'], ['0.123 misere', '5 5']),
    ]),
  ],
} satisfies LessonData;
