/**
 * A sequence of nimbers, or a map of them, as text for notes or programs.
 * Pure functions: no DOM, no engine.
 *
 * @typedef {import('../../engine/types.ts').Period} Period
 * @typedef {{game: string, nimbers: ArrayLike<number>, period?: Period | null}} Sequence
 * @typedef {{game: string, width: number, height: number, nimbers: ArrayLike<number>}} Plane
 */

/** The formats offered, in the order shown. */
export const FORMATS = /** @type {const} */ (['csv', 'markdown', 'latex', 'cpp']);

/**
 * @param {'csv' | 'markdown' | 'latex' | 'cpp'} format
 * @param {Sequence | Plane} data
 * @param {number} [columns] values in a row, where the format has rows
 * @returns {string}
 */
export function exportAs(format, data, columns = 10) {
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

/**
 * One line for each heap: `n,nimber`.
 * @param {Sequence} data
 */
export function toCsv({ nimbers }) {
  const lines = ['n,nimber'];
  for (let n = 0; n < nimbers.length; n += 1) lines.push(`${n},${nimbers[n]}`);
  return `${lines.join('\n')}\n`;
}

/**
 * A header that compiles as C++11: the narrowest type that holds every value.
 * @param {Sequence} data
 * @param {number} [columns]
 */
export function toCpp(data, columns = 10) {
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

/** @param {Plane} data */
function planeCpp(data) {
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

/** @param {string[][]} rows */
function planeCsv(rows) {
  return `${rows.map((row) => row.join(',')).join('\n')}\n`;
}

/** @param {string[][]} rows the first is the head */
function markdown(rows) {
  const [head, ...body] = rows;
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---:')), ...body.map(line), ''].join('\n');
}

/**
 * A tabular that needs no package.
 * @param {string[][]} rows the first is the head
 * @param {string} title
 */
function latex(rows, title) {
  const [head, ...body] = rows;
  const math = (/** @type {string} */ cell) => (cell === '' ? '' : `$${cell}$`);
  const line = (/** @type {string[]} */ cells) => `  ${cells.map(math).join(' & ')} \\\\`;
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

/**
 * @param {Sequence} data
 * @param {number} columns
 */
function sequenceRows({ nimbers }, columns) {
  const width = Math.max(1, Math.min(columns, nimbers.length));
  const rows = [['n', ...Array.from({ length: width }, (_, i) => `+${i}`)]];
  for (let n = 0; n < nimbers.length; n += width) {
    const cells = slice(nimbers, n, n + width);
    while (cells.length < width) cells.push('');
    rows.push([String(n), ...cells]);
  }
  return rows;
}

/** @param {Plane} data */
function planeRows({ width, height, nimbers }) {
  const rows = [['', ...Array.from({ length: width }, (_, x) => String(x))]];
  for (let y = 0; y < height; y += 1) {
    rows.push([String(y), ...slice(nimbers, y * width, (y + 1) * width)]);
  }
  return rows;
}

/** @param {Sequence | Plane} data */
function caption(data) {
  if ('width' in data) {
    return `SG values of ${data.game}, heaps 0..${data.width - 1} by 0..${data.height - 1}`;
  }
  const { game, nimbers, period } = data;
  const range = `SG values of ${game}, heaps 0..${nimbers.length - 1}`;
  if (!period) return range;
  const word = period.proven ? 'proven' : 'seen so far';
  return `${range}; period ${period.length} from heap ${period.preperiod} on (${word})`;
}

/** @param {ArrayLike<number>} nimbers */
function cppType(nimbers) {
  let top = 0;
  for (let i = 0; i < nimbers.length; i += 1) if (nimbers[i] > top) top = nimbers[i];
  if (top < 256) return 'std::uint8_t';
  return top < 65536 ? 'std::uint16_t' : 'std::uint32_t';
}

/**
 * @param {ArrayLike<number>} nimbers
 * @param {number} from
 * @param {number} to
 * @returns {string[]}
 */
function slice(nimbers, from, to) {
  const out = [];
  for (let i = from; i < Math.min(to, nimbers.length); i += 1) out.push(String(nimbers[i]));
  return out;
}

/** A comment must not break out of its line, nor end in a line continuation.
 * @param {string} text */
function oneLine(text) {
  return text.replace(/[\r\n\\]+/g, ' ');
}
