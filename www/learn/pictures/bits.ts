/**
 * A picture of numbers in binary columns with their nim-sum below, as Nim is computed on paper. A column, a
 * row and the row's new number can be marked, and the moves can be listed with their nim-sums.
 */
import { markup } from '../../ui/text/markup.ts';
import { digit, figure, nimSum, powersOf, table, upto, type Row } from './draw.ts';
import type { Translate as T } from '../../i18n/languages.ts';

interface Frame {
  /** The numbers that replace the initial ones. */
  heaps?: number[];
  /** Whether the nim-sum is shown; true by default. */
  sum?: boolean;
  /** The marked column, given as a power of two. */
  column?: number;
  /** The index of the marked row, from 0. */
  row?: number;
  /** The number that the marked row becomes. */
  becomes?: number;
  /** The positions after moves, each with its nim-sum, to be listed; `true` stands for all moves of Nim. */
  replies?: boolean | [string, number][];
  /** The names of the parts whose SG values are the numbers. */
  names?: string[];
  /** The name of the part that replaces the marked part. */
  renamed?: string;
}

export function bits(text: string, frame: Frame, t: T) {
  const first = text.split(' ').map(Number);
  const given = frame.heaps ?? first;
  const { row: marked = -1, becomes, column, names, renamed, sum: summed = true } = frame;
  const shown = given.map((heap, i) => (i === marked && becomes !== undefined ? becomes : heap));
  const powers = powersOf([...first, ...given]);
  const sum = nimSum(shown);
  const digits = (value: number, before: number) =>
    powers.map((power) => digit(power, value, before));
  const called = (name: string | undefined, value: number) =>
    markup`<span class="name">SG(${name})${' = '}</span>${value}`;
  const head = (value: number, i: number) => {
    if (!names) return becoming(given[i], value);
    return i === marked && renamed !== undefined
      ? markup`<span class="was">${called(names[i], given[i])}</span>${called(renamed, value)}`
      : called(names[i], value);
  };
  const label = t('learn.picture.bits', {
    heaps: names
      ? shown.map((value, i) => `SG(${(i === marked && renamed) || names[i]}) = ${value}`)
      : shown,
    sum: summed ? sum : null,
    column: column!,
    row: given[marked],
    becomes,
  });
  const total = markup`<span aria-hidden="true">⊕ = </span>${sum}`;
  const rows = shown.map((value, i): Row => {
    return [head(value, i), digits(value, given[i]), i === marked && 'row'];
  });
  const foot: Row[] = summed ? [[total, digits(sum, sum)]] : [];
  const moves = frame.replies === true ? ofNim(shown) : frame.replies;
  return figure(
    'bits',
    table(label, [heapHead(t), ...powers], rows, foot, powers.indexOf(column!)),
    moves && replies(moves, t),
  );
}

/** Return the heading of the column with the heaps, which is only for screen readers. */
export const heapHead = (t: T) => markup`<span class="sr">${t('learn.picture.heap')}</span>`;

/** Return a number, with its old value before it if it has changed. */
export const becoming = (before: number, now: number) =>
  before === now ? now : markup`<s>${before}</s> → ${now}`;

/** Return the positions after all moves of Nim, each with its nim-sum. */
const ofNim = (heaps: number[]) =>
  heaps.flatMap((heap, i) =>
    upto(heap).map((left): [string, number] => {
      const after = heaps.map((other, j) => (j === i ? left : other));
      return [after.join(' '), nimSum(after)];
    }),
  );

const replies = (all: [string, number][], t: T) =>
  markup`<ul class="flow replies new" aria-label="${t('learn.picture.replies', { count: all.length })}">${all.map(
    ([left, sum]) => markup`<li>${left}<b>${sum}</b></li>`,
  )}</ul>`;
