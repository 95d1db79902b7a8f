/**
 * A result: a file, or a text to paste, with a sheet and what somebody has done with it. Its checksum shows
 * that a file was damaged on its way; it does not show who did the work, since anybody can compute it.
 */
import { CodeError, decode, encode } from './code.js';
import { readWork } from './attempts.js';
import { SheetError, checksum, readSheet, writeSheet } from './sheet.js';

/** @typedef {{ sheet: import('./sheet.js').Sheet, work: import('./attempts.js').Work, saved: string }} Result `saved`: when, as in ISO 8601 */

const KIND = 'mexplorer-result';
const VERSION = 1;
/** The largest file that is read, in bytes: fifty tasks with hundreds of attempts have less. */
export const LARGEST = 2_000_000;

/** @param {Result} result @returns {string} */
export function writeResult({ sheet, work, saved }) {
  const whole = {
    kind: KIND,
    version: VERSION,
    saved,
    sheet: JSON.parse(writeSheet(sheet)),
    ...work,
  };
  const sum = checksum(JSON.stringify(whole));
  return `${JSON.stringify({ ...whole, checksum: sum }, null, 1)}\n`;
}

/** The same in few characters, to be pasted. @param {Result} result */
export const writeCode = (result) => encode(JSON.stringify(JSON.parse(writeResult(result))));

/** A name of a file that every system takes. @param {string} name */
export const fileName = (name) =>
  `${
    name
      .replace(/[^\p{L}\p{N} ._-]/gu, '')
      .replace(/^[. ]+|[. ]+$/g, '')
      .slice(0, 60) || 'result'
  }.mex.json`;

/** Names with which a file could change what objects have. */
const FORBIDDEN = ['__proto__', 'constructor', 'prototype'];

/**
 * @param {string} text JSON, or what `writeCode` wrote
 * @returns {Promise<Result>}
 * @throws {SheetError | CodeError}
 */
export async function readResult(text) {
  if (text.length > LARGEST) throw new SheetError('large', '', LARGEST);
  const bare = text.replace(/^\uFEFF/, '').trim();
  const json = bare.startsWith('{') ? bare : await decode(bare);
  /** @type {any} */
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

/** @param {{ size: number, text(): Promise<string> }} file @returns {Promise<Result>} */
export async function readFile(file) {
  if (file.size > LARGEST) throw new SheetError('large', '', LARGEST);
  return readResult(await file.text());
}
