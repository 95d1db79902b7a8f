/**
 * What the core has said of game lines. Every answer of `readGame` and `describe` is kept here, and the
 * lines of the list of games are known from the start, so that names and pictures need not wait for a call.
 */
import { lines } from './wasm/lines.js';

/**
 * @typedef {import('./types.ts').GameLine} GameLine
 * @typedef {{ line: GameLine | null, card: string | undefined }} Known `line` is null for a text that is
 *   no game line; `card` is the game whose notation it begins, if it begins one
 */

/** The number of texts kept besides those of the list of games. */
const KEPT = 2000;

/** @type {Map<string, Known>} */
const listed = new Map(
  lines.flatMap(([text, line]) => [text, line.canonical].map((key) => [key, knownAs(line)])),
);

/** @type {Map<string, Known>} */
const read = new Map();

/** @param {GameLine} line @returns {Known} */
function knownAs(line) {
  return { line, card: line.card };
}

/** @param {string} text @returns {Known | undefined} undefined before the core was asked */
export const knownOf = (text) => listed.get(text) ?? read.get(text);

/** The line that a text is; null if it is none, or was not read yet. @param {string} text */
export const lineOf = (text) => knownOf(text)?.line ?? null;

/**
 * Keeps what the core said of a text.
 * @param {string} text @param {GameLine} line
 */
export function keepLine(text, { card, misere, numbers, canonical }) {
  const known = knownAs({ card, misere, numbers, canonical });
  keep(text, known);
  if (canonical !== text) keep(canonical, known);
}

/**
 * Keeps that the core could not read a text. Other errors say nothing of the line.
 * @param {string} text @param {any} error
 */
export function keepFailure(text, error) {
  if (error?.details?.field !== 'game') return;
  keep(text, { line: null, card: error.details.card });
}

/** @param {string} text @param {Known} known */
function keep(text, known) {
  read.delete(text);
  read.set(text, known);
  if (read.size > KEPT) read.delete(/** @type {string} */ (read.keys().next().value));
}
