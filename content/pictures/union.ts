import type { Drawn } from '../../www/learn/pictures/index.ts';

export const proof: Drawn<'venn'> = {
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
};
