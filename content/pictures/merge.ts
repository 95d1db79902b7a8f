import type { Drawn } from '../../www/learn/pictures/index.ts';

const names = ['a', 'b'] as [string, string];

/** The marks that the cases of the proof give. */
const given: Record<string, 'N' | 'P'>[] = [
  { '0,0': 'P', '3,0': 'P', '6,0': 'P', '0,2': 'P', '3,2': 'P', '6,2': 'P' },
  mark('N', [1, 2, 4, 5], [0, 2]),
  mark('P', [0, 2, 4, 6], [4, 6]),
  mark('N', [1, 3, 5], [4, 6]),
  mark('N', [1, 3, 5], [3, 5, 7]),
  mark('N', [0, 2, 4, 6], [5, 7]),
  mark('N', [0, 2, 4, 6], [3]),
];

function mark(sign: 'N' | 'P', rows: number[], columns: number[]) {
  const cells = rows.flatMap((row) => columns.map((column) => `${row},${column}`));
  return Object.fromEntries(cells.map((cell) => [cell, sign]));
}

/** All marks of the first steps. */
const upto = (steps: number): Record<string, 'N' | 'P'> =>
  Object.assign({}, ...given.slice(0, steps));

export const proof: Drawn<'cases'> = {
  spec: { cases: { names, rows: [0, 1, 2, 3, 4, 5, 6], columns: [0, 2, 3, 4, 5, 6, 7] } },
  frames: [
    {},
    { marks: upto(1), at: ['3,0', '3,2'], lit: ['2,0', '1,2', '2,2', '4,0', '1,5', '2,3'] },
    { marks: upto(2), at: ['4,0', '5,0', '4,2', '5,2'], lit: ['3,0', '3,2', '6,0'] },
    { marks: upto(3), at: ['2,6'], lit: ['1,6', '2,5', '1,7', '3,3'] },
    { marks: upto(4), at: ['3,4'], lit: ['2,4'] },
    { marks: upto(5), at: ['3,5'], lit: ['2,6'] },
    { marks: upto(6), at: ['2,5'], lit: ['2,4'] },
    { marks: upto(7), at: ['0,3', '2,3', '4,3', '6,3'], lit: ['0,2', '0,6', '2,6', '6,2'] },
  ],
};
