import type { LessonData } from '../lesson.ts';

export default {
  notes: ['000 §容斥原理', '002 §容斥原理'],
  blocks: [
    { kind: 'text', key: 'problem' },
    {
      kind: 'ask',
      key: 'ask',
      asks: 'number',
      check: ['countUnion', '100', ['2', '3'], 'union'],
      wrong: ['83', '51', '33', '50'],
    },
    { kind: 'text', key: 'formula', after: 'ask' },
    {
      kind: 'union',
      key: 'sets',
      after: 'ask',
      sets: 'A=12 B=9 C=7 A&B=4 A&C=3 B&C=2 A&B&C=1',
    },
    {
      kind: 'proof',
      key: 'proof',
      after: 'ask',
      steps: 7,
      beside: {
        spec: { venn: ['2 | n', '3 | n', '5 | n'] },
        frames: [
          { point: 'n' },
          { point: '30' },
          { point: '30', fill: ['A', 'B', 'C'], tally: ['+3'] },
          { point: '30', fill: ['AB', 'AC', 'BC'], tally: ['+3', '−3'] },
          { point: '30', fill: ['ABC'], tally: ['+3', '−3', '+1'] },
          { point: '30', tally: ['+3', '−3', '+1'] },
          { point: '30', tally: ['1 − 3 + 3 − 1', '= 0'] },
          { point: '30', tally: ['+3', '−3', '+1', '= 1'] },
        ],
      },
    },
    { kind: 'bits', key: 'bits', after: 'ask', n: '10', divisors: '7 2 5' },
    {
      kind: 'ask',
      key: 'lcm',
      after: 'ask',
      asks: 'choice',
      choices: ['44', '36'],
      check: ['countUnion', '100', ['4', '6', '10'], 'union'],
      wrong: ['44'],
    },
    { kind: 'code', key: 'code', after: 'ask', code: 'union' },
    { kind: 'text', key: 'cost', after: 'ask' },
    {
      kind: 'ask',
      key: 'thirty',
      after: 'ask',
      asks: 'number',
      check: ['countUnion', '30', ['2', '3', '5'], 'union'],
      wrong: ['31', '21', '30'],
    },
    {
      kind: 'check',
      key: 'judge',
      after: 'ask',
      problem: '890',
      samples: ['10 3\n7 2 5', '30 3\n2 3 5', '1000 4\n2 3 5 7'],
    },
  ],
} satisfies LessonData;
