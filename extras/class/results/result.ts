/**
 * A result: a file, or a text to paste, with a task sheet and a learner's work on it. The checksum detects
 * damage in transit; it does not prove who did the work, since anyone can compute it.
 */
import { CodeError, decode, encode } from '../sheet/code.ts';
import { readWork } from '../sheet/attempts.ts';
import { SheetError } from '../sheet/sheet-error.ts';
import { checksum, readSheet, writeSheet } from '../sheet/sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Work } from '../sheet/attempts.ts';

/** A task sheet, a learner's work on it, and the time when the result was saved, as in ISO 8601. */
export type Result = { sheet: Sheet; work: Work; saved: string };

const KIND = 'mexplorer-result';
const VERSION = 1;
/**
 * The size of the largest file that is read, in bytes. A sheet of fifty tasks with hundreds of attempts is
 * smaller.
 */
export const LARGEST = 2_000_000;

export function writeResult({ sheet, work, saved }: Result): string {
  const whole = {
    kind: KIND,
    version: VERSION,
    saved,
    sheet: JSON.parse(writeSheet(sheet)),
    ...work,
    // Cells that were typed and not checked are no attempt.
    tasks: work.tasks.map(({ cells: _, ...done }) => done),
  };
  const sum = checksum(JSON.stringify(whole));
  return `${JSON.stringify({ ...whole, checksum: sum }, null, 1)}\n`;
}

/** Encode a result in few characters, for pasting. */
export const writeCode = (result: Result) =>
  encode(JSON.stringify(JSON.parse(writeResult(result))));

/** Return a file name for a learner's name that is valid on every system. */
export const fileName = (name: string) =>
  `${
    name
      .replace(/[^\p{L}\p{N} ._-]/gu, '')
      .replace(/^[. ]+|[. ]+$/g, '')
      .slice(0, 60) || 'result'
  }.mex.json`;

/** Keys of JSON that could change the prototype of objects. */
const FORBIDDEN = ['__proto__', 'constructor', 'prototype'];

/**
 * Parse a result.
 * @param text JSON, or the output of `writeCode`
 * @throws {SheetError | CodeError}
 */
export async function readResult(text: string): Promise<Result> {
  if (text.length > LARGEST) throw new SheetError('large', '', LARGEST);
  const bare = text.replace(/^\uFEFF/, '').trim();
  const json = bare.startsWith('{') ? bare : await decode(bare);
  let found;
  try {
    found = JSON.parse(json, (key, value) => {
      if (FORBIDDEN.includes(key)) throw new SheetError('forbidden', key);
      return value;
    });
  } catch (error) {
    throw error instanceof SheetError ? error : new CodeError('damaged');
  }
  if (found?.kind !== KIND) throw new SheetError('foreign', '');
  if (found.version !== VERSION) throw new SheetError('version', '');
  const { checksum: sum, ...whole } = found;
  if (sum !== checksum(JSON.stringify(whole))) throw new CodeError('damaged');
  const sheet = readSheet(found.sheet);
  const saved = Date.parse(found.saved);
  if (!Number.isFinite(saved)) throw new SheetError('text', 'saved');
  return { sheet, work: readWork(found, sheet), saved: new Date(saved).toISOString() };
}

export async function readFile(file: { size: number; text(): Promise<string> }): Promise<Result> {
  if (file.size > LARGEST) throw new SheetError('large', '', LARGEST);
  return readResult(await file.text());
}
