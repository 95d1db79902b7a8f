/**
 * Export a sequence or a map of nimbers as text for notes and programs, and as a file. This module uses
 * neither the DOM nor the engine.
 */
import { pause } from '../ui/element/pause.ts';
import type { Period, Proof } from '../engine/types.ts';

interface Sequence {
  game: string;
  nimbers: ArrayLike<number>;
  period?: Period | null;
  proof?: Proof | null;
  reached?: number;
}

interface Plane {
  game: string;
  width: number;
  height: number;
  nimbers: ArrayLike<number>;
}

type Data = Sequence | Plane;

/** The formats of texts, in the order shown. */
export const FORMATS = ['csv', 'markdown', 'latex', 'cpp'] as const;

/** The formats of files, in the order shown. */
export const FILES = ['csv', 'txt', 'json'] as const;

type File = (typeof FILES)[number];

/**
 * Return the data as a text in a format.
 * @param columns the number of values in a row, for formats with rows
 */
export function exportAs(format: (typeof FORMATS)[number], data: Data, columns: number = 10) {
  switch (format) {
    case 'csv':
      return [...pieces('csv', data)].map(({ text }) => text).join('');
    case 'markdown':
      return `${caption(data)}\n\n${markdown(rowsOf(data, columns))}`;
    case 'latex':
      return latex(rowsOf(data, columns), caption(data));
    case 'cpp':
      return cpp(data, columns);
  }
}

/** Return a header file in C++11, with the narrowest type that can hold every value. */
function cpp(data: Data, columns: number) {
  const { nimbers } = data;
  const isPlane = 'width' in data;
  const lines = chunks(nimbers, isPlane ? data.width : columns).map((row) => row.join(', '));
  const size = isPlane ? `[${data.height}][${data.width}]` : `[${nimbers.length}]`;
  return [
    `// ${oneLine(caption(data))}`,
    '#include <cstdint>',
    '',
    `constexpr ${cppType(nimbers)} sg${size} = {`,
    ...lines.map((line) => `    ${isPlane ? `{${line}}` : line},`),
    '};',
    '',
  ].join('\n');
}

/** @param rows the first row is the heading */
function markdown([head, ...body]: string[][]) {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---:')), ...body.map(line), ''].join('\n');
}

/**
 * Return a LaTeX `tabular` that requires no package.
 * @param rows the first row is the heading
 */
function latex([head, ...body]: string[][], title: string) {
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

/** Return a heading and rows of equal length; each row begins with its first heap. */
function rowsOf(data: Data, columns: number) {
  const isPlane = 'width' in data;
  const width = isPlane ? data.width : Math.max(1, Math.min(columns, data.nimbers.length));
  const numbers = Array.from({ length: width }, (_, i) => String(i));
  const head = isPlane ? ['', ...numbers] : ['n', ...numbers.map((i) => `+${i}`)];
  const body = chunks(data.nimbers, width).map((cells, i) => [
    String(isPlane ? i : i * width),
    ...cells,
    ...new Array(width - cells.length).fill(''),
  ]);
  return [head, ...body];
}

function chunks(nimbers: ArrayLike<number>, width: number) {
  const out: string[][] = [];
  for (let i = 0; i < nimbers.length; i += 1) {
    if (i % width === 0) out.push([]);
    out[out.length - 1].push(String(nimbers[i]));
  }
  return out;
}

function caption(data: Data) {
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
  for (let i = 0; i < nimbers.length; i += 1) top = Math.max(top, nimbers[i]);
  if (top < 256) return 'std::uint8_t';
  return top < 65536 ? 'std::uint16_t' : 'std::uint32_t';
}

/**
 * Return a text that is safe in a comment of a program: without line breaks, and without backslashes, which
 * could continue the line.
 */
function oneLine(text: string) {
  return text.replace(/[\r\n\\]+/g, ' ');
}

/** The number of values in a piece of a file. */
const PIECE = 50_000;

const TYPES = { csv: 'text/csv', txt: 'text/plain', json: 'application/json' };

/**
 * Generate the text of a file piece by piece, so that millions of values never form one string. CSV has a
 * line `n,nimber` for each heap; plain text has a line `n nimber` (a b-file); JSON also contains the game,
 * the period and its proof. For a map, CSV has a row for each heap, and plain text lists heap, heap, value.
 * @returns `done`: the number of values written so far
 */
export function* pieces(format: File, data: Data): Generator<{ text: string; done: number }> {
  const { nimbers } = data;
  const width = 'width' in data ? data.width : 0;
  yield { text: headOf(format, data), done: 0 };
  for (let from = 0; from < nimbers.length; from += PIECE) {
    const to = Math.min(nimbers.length, from + PIECE);
    const lines = [];
    for (let n = from; n < to; n += 1) lines.push(entry(format, n, nimbers[n], width));
    const isNext = format === 'json' && from > 0;
    yield { text: (isNext ? ',' : '') + lines.join(format === 'json' ? ',' : ''), done: to };
  }
  if (format === 'json') yield { text: ']}\n', done: nimbers.length };
}

/** @param width the width of a map; 0 for a sequence */
function entry(format: File, n: number, nimber: number, width: number) {
  if (format === 'json') return String(nimber);
  if (width === 0) return format === 'csv' ? `${n},${nimber}\n` : `${n} ${nimber}\n`;
  const [x, y] = [n % width, Math.floor(n / width)];
  if (format === 'txt') return `${y} ${x} ${nimber}\n`;
  return `${x === 0 ? `${y},` : ''}${nimber}${x === width - 1 ? '\n' : ','}`;
}

function headOf(format: File, data: Data) {
  if (format === 'json') {
    const rest = JSON.stringify({ ...data, nimbers: undefined });
    return `${rest.slice(0, -1)},"nimbers":[`;
  }
  if (format === 'txt') return '';
  return 'width' in data ? `${rowsOf({ ...data, nimbers: [] }, 0)[0].join(',')}\n` : 'n,nimber\n';
}

/**
 * Create the file, yielding to the page between pieces.
 * @param progress callback for the progress from 0 to 1; returns false to stop
 * @returns null when stopped
 */
export async function fileOf(format: File, data: Data, progress: (share: number) => boolean) {
  const parts: Blob[] = [];
  for (const { text, done } of pieces(format, data)) {
    parts.push(new Blob([text]));
    if (!progress(done / Math.max(1, data.nimbers.length))) return null;
    await pause();
  }
  return new Blob(parts, { type: `${TYPES[format]};charset=utf-8` });
}

/** Return a portable file name of the game's letters and digits and the last heap. */
export function fileName(format: File, data: Data) {
  const game = data.game
    .replace(/[^\p{L}\p{N}.]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 60);
  const size = 'width' in data ? `${data.width}x${data.height}` : `${data.nimbers.length - 1}`;
  return `sg-${game}-${size}.${format}`;
}
