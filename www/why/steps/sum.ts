/** Steps that show values in binary columns: the nim-sum, and the counts of digits in Moore's Nim. */
import type { Big, WhyStepOf } from '../../engine/types.ts';
import { cell, paragraph, section, styled } from '../../ui/text/document.ts';
import type { Cell, Step, Table } from '../../ui/text/document.ts';
import { digits, power, widthOf } from '../binary.ts';
import { areDrawn } from '../../boards/blocks.ts';
import { blocksOf, blocksSay } from '../blocks.ts';
import type { Words } from '../words.ts';
import { withMore } from './sections.ts';

type Sum = WhyStepOf<'sum'>;

export const sumStep = (step: Sum, words: Words): Step =>
  step.total === null ? counts(step, words) : nimSum(step, step.total, words);

function nimSum(step: Sum, total: Big, words: Words): Step {
  const { rows, highest } = step;
  if (words.blocks && hasBlocks(step)) return inBlocks(step, words);
  const title = words.t('why.nim-sum');
  const width = widthOf([...rows.map((row) => row.value), total]);
  const isTop = (bit: number) => bit === (highest ?? -1);
  const same = hasSame(step);
  const foot = [
    cell(words.t('why.nim-sum.row')),
    ...(same ? [] : [cell(total)]),
    ...bits(total, width, isTop),
    ...(same ? [cell(`= ${total}`)] : []),
  ];
  const label = words.misere
    ? words.t('why.nim-sum.misere', { sum: total })
    : highest === null
      ? words.t('why.nim-sum.zero')
      : words.t('why.nim-sum.some', { sum: total, highest: power(highest) });
  const note = words.t('why.top');
  const table = tableOf(step, { width, isTop, note, title, foot: [foot] }, words);
  return section(title, table, paragraph(label));
}

/** Return whether a nim-sum can be shown as blocks. */
export const hasBlocks = ({ rows, more, total }: Sum) =>
  total !== null && !more && areDrawn(rows.map(({ value }) => value));

/** Return the step that shows the nim-sum as blocks, without binary numbers. */
function inBlocks({ rows }: Sum, words: Words): Step {
  const numbers = rows.map(({ value }) => value);
  const drawing = blocksOf(numbers, words.t);
  const says = paragraph(blocksSay(numbers, words.t));
  const until = words.misere ? [paragraph(words.t('why.blocks.misere'), 'soft')] : [];
  return section(words.t('why.blocks'), drawing, says, ...until);
}

function counts(step: Sum, words: Words): Step {
  const { rows, columns } = step;
  const modulus = Number(step.modulus);
  const title = words.t('why.moore', { modulus });
  const width = Math.max(
    widthOf(rows.map((row) => row.value)),
    ...columns.map((column) => column.bit + 1),
  );
  const by = new Map(columns.map((column) => [column.bit, column]));
  const isTop = (bit: number) => (by.get(bit)?.residue ?? 0) !== 0;
  const line = (label: string, which: 'ones' | 'residue') => [
    cell(label),
    ...(hasSame(step) ? [] : [cell('')]),
    ...bitsFrom(width).map((bit) => digit(String(by.get(bit)?.[which] ?? 0), isTop(bit))),
  ];
  const foot = [
    line(words.t('why.moore.ones'), 'ones'),
    line(words.t('why.moore.mod', { modulus }), 'residue'),
  ];
  const wrong = columns.filter((column) => column.residue !== 0);
  const message =
    wrong.length === 0
      ? words.t('why.moore.zero', { modulus })
      : words.t('why.moore.some', { modulus, bits: wrong.map((column) => power(column.bit)) });
  const note = words.t('why.moore.odd', { modulus });
  const table = tableOf(step, { width, isTop, note, title, foot }, words);
  return section(title, table, paragraph(message));
}

interface Columns {
  width: number;
  /** Returns whether the column of a bit is marked. */
  isTop(bit: number): boolean;
  /** The meaning of the marked columns, for screen readers. */
  note: string;
  title: string;
  foot: Cell[][];
}

function tableOf(step: Sum, { width, isTop, note, title, foot }: Columns, words: Words): Table {
  const same = hasSame(step);
  const head = [
    cell(words.head),
    ...(same ? [] : [cell(words.t('why.value'))]),
    ...bitsFrom(width).map((bit): Cell => ({
      content: bit < 10 ? [String(power(bit))] : ['2', styled(bit, 'sup')],
      bit: true,
      ...(isTop(bit) ? { marked: true, note } : {}),
    })),
  ];
  const body = step.rows.map((row) => [
    cell(row.label),
    ...(same ? [] : [cell(row.value)]),
    ...bits(row.value, width, isTop),
  ]);
  const rows = withMore(body, head.length, step.more, words);
  return { kind: 'table', caption: title, bits: true, head: [head], body: rows, foot };
}

/** Return the indices of the bits, from the highest to 0. */
const bitsFrom = (width: number) => Array.from({ length: width }, (_, i) => width - 1 - i);

const bits = (value: Big, width: number, isTop: (bit: number) => boolean) =>
  digits(value, width).map((one, i) => digit(one, isTop(width - 1 - i)));

const digit = (text: string, marked: boolean): Cell => ({ content: [text], bit: true, marked });

/** Return whether the labels of the parts are their values, as in Nim. */
const hasSame = ({ rows }: Sum) => rows.every((row) => row.label === String(row.value));
