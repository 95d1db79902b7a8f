import * as block from '../lesson-blocks.ts';
import type { LessonData } from '../lesson.ts';

export default {
  notes: ['000 §容斥原理', '002 §容斥原理'],
  blocks: [
    block.text('problem'),
    block.number('ask', ['countUnion', '100', ['2', '3'], 'union'], '83', '51', '33', '50'),
    ...block.after('ask', [
      block.text('formula'),
      { kind: 'union', key: 'sets', sets: 'A=12 B=9 C=7 A&B=4 A&C=3 B&C=2 A&B&C=1' },
      block.proof('proof', { venn: ['2 | n', '3 | n', '5 | n'] }, [
        { point: 'n' },
        { point: '30' },
        { point: '30', fill: ['A', 'B', 'C'], tally: ['+3'] },
        { point: '30', fill: ['AB', 'AC', 'BC'], tally: ['+3', '−3'] },
        { point: '30', fill: ['ABC'], tally: ['+3', '−3', '+1'] },
        { point: '30', tally: ['+3', '−3', '+1'] },
        { point: '30', tally: ['1 − 3 + 3 − 1', '= 0'] },
        { point: '30', tally: ['+3', '−3', '+1', '= 1'] },
      ]),
      { kind: 'bits', key: 'bits', n: '10', divisors: '7 2 5' },
      block.choose('lcm', ['44', '36'], ['countUnion', '100', ['4', '6', '10'], 'union'], '44'),
      block.code('union'),
      block.text('cost'),
      block.number('thirty', ['countUnion', '30', ['2', '3', '5'], 'union'], '31', '21', '30'),
      block.check('890'),
    ]),
  ],
} satisfies LessonData;
