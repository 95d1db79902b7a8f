/**
 * Numbers in binary columns with their nim-sum below, as one writes Nim on paper: a column, a row
 * or a row's new number can be marked, and all moves from here can be listed with their sums.
 */
import { markup } from '../../ui/text/markup.ts';
import { digit, figure, nimSum, powersOf, table, upto, type Row } from './draw.ts';
import type { Translate as T } from '../../i18n/languages.ts';

interface Frame {
  /** Numbers that replace the initial ones. */
  heaps?: number[];
  /** Whether the sum is shown; true by default. */
  sum?: boolean;
  /** The marked column, as a power of two. */
  column?: number;
  /** The marked row, from 0. */
  row?: number;
  /** The number that the marked row becomes. */
  becomes?: number;
  /** Every move from here, with the sum after it: all moves of Nim, or a list of moves. */
  replies?: boolean | [string, number][];
  /** The names of the parts whose SG values are the numbers. */
  names?: string[];
  /** The name of the part that the marked one becomes. */
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

/** The head of the column of heaps. */
export const heapHead = (t: T) => markup`<span class="sr">${t('learn.picture.heap')}</span>`;

/** A changed number, with its old value before it. */
export const becoming = (before: number, now: number) =>
  before === now ? now : markup`<s>${before}</s> → ${now}`;

/** All moves of Nim, with the sums after them. */
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
