/**
 * A table of any length as a file, built as a Blob in pieces, so that millions of values are never
 * one string.
 *
 * @typedef {import('./sequence.js').Sequence & {proof?: any, reached?: number}} Sequence
 * @typedef {import('./sequence.js').Plane} Plane
 */

import { pause } from '../../ui/element/pause.ts';

/** The formats offered, in the order shown. */
export const FILES = /** @type {const} */ (['csv', 'txt', 'json']);

/** Values in a piece. */
const PIECE = 50_000;

/** The media type of each format. */
const TYPES = { csv: 'text/csv', txt: 'text/plain', json: 'application/json' };

/**
 * The text of a file, piece by piece. CSV has a line `n,nimber` for each heap; plain text has
 * a line `n nimber` (a b-file); JSON has the game, the period and its proof, too. Of a map, CSV
 * has a row for each heap, and plain text lists heap, heap, value.
 * @param {'csv' | 'txt' | 'json'} format
 * @param {Sequence | Plane} data
 * @returns {Generator<{text: string, done: number}>} `done`: how many values are written
 */
export function* pieces(format, data) {
  const { nimbers } = data;
  const width = 'width' in data ? data.width : 0;
  yield { text: head(format, data), done: 0 };
  for (let from = 0; from < nimbers.length; from += PIECE) {
    const to = Math.min(nimbers.length, from + PIECE);
    const lines = [];
    for (let n = from; n < to; n += 1) lines.push(entry(format, n, nimbers[n], width));
    const text = format === 'json' ? jsonPiece(lines, from) : lines.join('');
    yield { text, done: to };
  }
  if (format === 'json') yield { text: ']}\n', done: nimbers.length };
}

/** @param {string[]} values @param {number} from */
function jsonPiece(values, from) {
  return (from === 0 ? '' : ',') + values.join(',');
}

/**
 * @param {'csv' | 'txt' | 'json'} format
 * @param {number} n
 * @param {number} nimber
 * @param {number} width of a map, or 0
 */
function entry(format, n, nimber, width) {
  if (format === 'json') return String(nimber);
  if (width === 0) return format === 'csv' ? `${n},${nimber}\n` : `${n} ${nimber}\n`;
  const [x, y] = [n % width, Math.floor(n / width)];
  if (format === 'txt') return `${y} ${x} ${nimber}\n`;
  return `${x === 0 ? `${y},` : ''}${nimber}${x === width - 1 ? '\n' : ','}`;
}

/** @param {'csv' | 'txt' | 'json'} format @param {Sequence | Plane} data */
function head(format, data) {
  if (format === 'json') {
    const rest = JSON.stringify({ ...data, nimbers: undefined });
    return `${rest.slice(0, -1)},"nimbers":[`;
  }
  if (format === 'txt') return '';
  if ('width' in data) {
    return `,${Array.from({ length: data.width }, (_, x) => x).join(',')}\n`;
  }
  return 'n,nimber\n';
}

/**
 * The file. Yields to the page between pieces.
 * @param {'csv' | 'txt' | 'json'} format
 * @param {Sequence | Plane} data
 * @param {(share: number) => boolean} progress 0..1; false stops
 * @returns {Promise<Blob | null>} null when stopped
 */
export async function fileOf(format, data, progress) {
  /** @type {Blob[]} */
  const parts = [];
  for (const { text, done } of pieces(format, data)) {
    parts.push(new Blob([text]));
    if (!progress(done / Math.max(1, data.nimbers.length))) return null;
    await pause();
  }
  return new Blob(parts, { type: `${TYPES[format]};charset=utf-8` });
}

/**
 * A portable file name: letters and digits of the game, and the last heap.
 * @param {'csv' | 'txt' | 'json'} format
 * @param {Sequence | Plane} data
 */
export function fileName(format, data) {
  const game = data.game
    .replace(/[^\p{L}\p{N}.]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 60);
  const size = 'width' in data ? `${data.width}x${data.height}` : `${data.nimbers.length - 1}`;
  return `sg-${game}-${size}.${format}`;
}
