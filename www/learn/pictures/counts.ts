/**
 * A picture of numbers in binary columns with the number of ones in each column, and its remainder by a
 * modulus, for Nim in which a move may change several heaps. The rows change column by column.
 */
import { becoming, heapHead } from './bits.ts';
import { digit, figure, marks, powersOf, table, type Cell, type Row } from './draw.ts';
import type { Translate as T } from '../../i18n/languages.ts';

export interface Counts {
  heaps: number[];
  modulus: number;
}

interface Frame {
  /** The numbers that replace the initial ones. */
  heaps?: number[];
  /** The new values of changed rows, by the index of the row from 0. */
  becomes?: Record<number, number>;
  /**
   * The indices of rows that the move changes: their digits below the current column may still be chosen
   * freely.
   */
  free?: number[];
  /** The current column, given as a power of two. */
  column?: number;
  /** Whether the numbers of ones are shown; true by default. */
  foot?: boolean;
}

export function counts({ heaps, modulus }: Counts, frame: Frame, t: T) {
  const { becomes = {}, free = [], column = 0, foot = true } = frame;
  const given = frame.heaps ?? heaps;
  const shown = given.map((heap, i) => becomes[i] ?? heap);
  const powers = powersOf([...heaps, ...given]);
  const ones = powers.map((power) => shown.filter((heap) => heap & power).length);
  const loose = (i: number, power: number) => free.includes(i) && power < column;
  // Show the old number of a row whose digits may still be chosen freely.
  const head = (i: number) => becoming(given[i], loose(i, 1) ? given[i] : shown[i]);
  const cell = (i: number, power: number): Cell =>
    loose(i, power)
      ? ['∗', marks(shown[i] & power && 'one', 'loose')]
      : digit(power, shown[i], given[i]);
  const rows = shown.map((_, i): Row => {
    return [head(i), powers.map((power) => cell(i, power)), free.includes(i) && 'row'];
  });
  const known = (i: number, count: number) => (powers[i] < column && free.length ? '' : count);
  const left = ones.map((count) => count % modulus);
  const totals: Row[] = [
    [t('learn.picture.ones'), ones.map((count, i) => [known(i, count)])],
    [`mod ${modulus}`, left.map((rest, i) => [known(i, rest), rest ? 'off' : 'fit'])],
  ];
  const label = t('learn.picture.counts', { heaps: shown, ones, modulus, column });
  const heads = [heapHead(t), ...powers];
  const drawn = table(label, heads, rows, foot ? totals : [], powers.indexOf(column));
  return figure('bits counts', drawn);
}
