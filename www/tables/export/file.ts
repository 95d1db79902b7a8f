/**
 * A table of any length as a file, built as a Blob in pieces, so that millions of values are never
 * one string.
 */

import { pause } from '../../ui/element/pause.ts';
import type { Plane, Sequence as SequenceType } from './sequence.ts';
import type { Proof } from '../../engine/types.ts';

type Sequence = SequenceType & { proof?: Proof | null; reached?: number };

/** The formats offered, in the order shown. */
export const FILES = ['csv', 'txt', 'json'] as const;

/** Values in a piece. */
const PIECE = 50_000;

/** The media type of each format. */
const TYPES = { csv: 'text/csv', txt: 'text/plain', json: 'application/json' };

/**
 * The text of a file, piece by piece. CSV has a line `n,nimber` for each heap; plain text has
 * a line `n nimber` (a b-file); JSON has the game, the period and its proof, too. Of a map, CSV
 * has a row for each heap, and plain text lists heap, heap, value.
 * @returns `done`: how many values are written
 */
export function* pieces(
  format: 'csv' | 'txt' | 'json',
  data: Sequence | Plane,
): Generator<{ text: string; done: number }> {
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

function jsonPiece(values: string[], from: number) {
  return (from === 0 ? '' : ',') + values.join(',');
}

/** @param width of a map, or 0 */
function entry(format: 'csv' | 'txt' | 'json', n: number, nimber: number, width: number) {
  if (format === 'json') return String(nimber);
  if (width === 0) return format === 'csv' ? `${n},${nimber}\n` : `${n} ${nimber}\n`;
  const [x, y] = [n % width, Math.floor(n / width)];
  if (format === 'txt') return `${y} ${x} ${nimber}\n`;
  return `${x === 0 ? `${y},` : ''}${nimber}${x === width - 1 ? '\n' : ','}`;
}

function head(format: 'csv' | 'txt' | 'json', data: Sequence | Plane) {
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
 * @param progress 0..1; false stops
 * @returns null when stopped
 */
export async function fileOf(
  format: 'csv' | 'txt' | 'json',
  data: Sequence | Plane,
  progress: (share: number) => boolean,
): Promise<Blob | null> {
  const parts: Blob[] = [];
  for (const { text, done } of pieces(format, data)) {
    parts.push(new Blob([text]));
    if (!progress(done / Math.max(1, data.nimbers.length))) return null;
    await pause();
  }
  return new Blob(parts, { type: `${TYPES[format]};charset=utf-8` });
}

/** A portable file name: letters and digits of the game, and the last heap. */
export function fileName(format: 'csv' | 'txt' | 'json', data: Sequence | Plane) {
  const game = data.game
    .replace(/[^\p{L}\p{N}.]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 60);
  const size = 'width' in data ? `${data.width}x${data.height}` : `${data.nimbers.length - 1}`;
  return `sg-${game}-${size}.${format}`;
}
