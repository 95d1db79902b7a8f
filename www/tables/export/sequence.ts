/**
 * A sequence of nimbers, or a map of them, as text for notes or programs.
 * Pure functions: no DOM, no engine.
 */
import type { Period } from '../../engine/types.ts';

export type Sequence = { game: string; nimbers: ArrayLike<number>; period?: Period | null };

export type Plane = { game: string; width: number; height: number; nimbers: ArrayLike<number> };

/** The formats offered, in the order shown. */
export const FORMATS = ['csv', 'markdown', 'latex', 'cpp'] as const;

/** @param columns values in a row, where the format has rows */
export function exportAs(
  format: 'csv' | 'markdown' | 'latex' | 'cpp',
  data: Sequence | Plane,
  columns: number = 10,
): string {
  const rows = 'width' in data ? planeRows(data) : sequenceRows(data, columns);
  switch (format) {
    case 'csv':
      return 'width' in data ? planeCsv(rows) : toCsv(data);
    case 'markdown':
      return `${caption(data)}\n\n${markdown(rows)}`;
    case 'latex':
      return latex(rows, caption(data));
    case 'cpp':
      return 'width' in data ? planeCpp(data) : toCpp(data, columns);
  }
}

/** One line for each heap: `n,nimber`. */
export function toCsv({ nimbers }: Sequence) {
  const lines = ['n,nimber'];
  for (let n = 0; n < nimbers.length; n += 1) lines.push(`${n},${nimbers[n]}`);
  return `${lines.join('\n')}\n`;
}

/** A header that compiles as C++11: the narrowest type that holds every value. */
export function toCpp(data: Sequence, columns: number = 10) {
  const { nimbers } = data;
  const body = [];
  for (let n = 0; n < nimbers.length; n += columns) {
    body.push(`    ${slice(nimbers, n, n + columns).join(', ')},`);
  }
  return [
    `// ${oneLine(caption(data))}`,
    '#include <cstdint>',
    '',
    `constexpr ${cppType(nimbers)} sg[${nimbers.length}] = {`,
    ...body,
    '};',
    '',
  ].join('\n');
}

function planeCpp(data: Plane) {
  const { width, height, nimbers } = data;
  const body = [];
  for (let y = 0; y < height; y += 1) {
    body.push(`    {${slice(nimbers, y * width, (y + 1) * width).join(', ')}},`);
  }
  return [
    `// ${oneLine(caption(data))}`,
    '#include <cstdint>',
    '',
    `constexpr ${cppType(nimbers)} sg[${height}][${width}] = {`,
    ...body,
    '};',
    '',
  ].join('\n');
}

function planeCsv(rows: string[][]) {
  return `${rows.map((row) => row.join(',')).join('\n')}\n`;
}

/** @param rows the first is the head */
function markdown(rows: string[][]) {
  const [head, ...body] = rows;
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---:')), ...body.map(line), ''].join('\n');
}

/**
 * A tabular that needs no package.
 * @param rows the first is the head
 */
function latex(rows: string[][], title: string) {
  const [head, ...body] = rows;
  const math = (cell: string) => (cell === '' ? '' : `$${cell}$`);
  const line = (cells: string[]) => `  ${cells.map(math).join(' & ')} \\\\`;
  return [
    `% ${oneLine(title)}`,
    `\\begin{tabular}{r|${'r'.repeat(head.length - 1)}}`,
    line(head),
    '  \\hline',
    ...body.map(line),
    '\\end{tabular}',
    '',
  ].join('\n');
}

function sequenceRows({ nimbers }: Sequence, columns: number) {
  const width = Math.max(1, Math.min(columns, nimbers.length));
  const rows = [['n', ...Array.from({ length: width }, (_, i) => `+${i}`)]];
  for (let n = 0; n < nimbers.length; n += width) {
    const cells = slice(nimbers, n, n + width);
    while (cells.length < width) cells.push('');
    rows.push([String(n), ...cells]);
  }
  return rows;
}

function planeRows({ width, height, nimbers }: Plane) {
  const rows = [['', ...Array.from({ length: width }, (_, x) => String(x))]];
  for (let y = 0; y < height; y += 1) {
    rows.push([String(y), ...slice(nimbers, y * width, (y + 1) * width)]);
  }
  return rows;
}

function caption(data: Sequence | Plane) {
  if ('width' in data) {
    return `SG values of ${data.game}, heaps 0..${data.width - 1} by 0..${data.height - 1}`;
  }
  const { game, nimbers, period } = data;
  const range = `SG values of ${game}, heaps 0..${nimbers.length - 1}`;
  if (!period) return range;
  const word = period.proven ? 'proven' : 'seen so far';
  return `${range}; period ${period.length} from heap ${period.preperiod} on (${word})`;
}

function cppType(nimbers: ArrayLike<number>) {
  let top = 0;
  for (let i = 0; i < nimbers.length; i += 1) if (nimbers[i] > top) top = nimbers[i];
  if (top < 256) return 'std::uint8_t';
  return top < 65536 ? 'std::uint16_t' : 'std::uint32_t';
}

function slice(nimbers: ArrayLike<number>, from: number, to: number): string[] {
  const out = [];
  for (let i = from; i < Math.min(to, nimbers.length); i += 1) out.push(String(nimbers[i]));
  return out;
}

/** A comment must not break out of its line, nor end in a line continuation. */
function oneLine(text: string) {
  return text.replace(/[\r\n\\]+/g, ' ');
}
