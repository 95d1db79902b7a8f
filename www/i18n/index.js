/**
 * Words. Each area has a file per language exporting a flat object by default; a text is a
 * string or a function of its arguments, and is asked for as `area.key`.
 */
import { cardOf, nameOf } from '../games.js';
import { FIRST, languages } from './languages.js';

export { fetchWords, isHere, langOf } from './languages.js';

/** @typedef {import('./languages.js').Lang} Lang */
/** @typedef {import('./languages.js').Words} Words */

/** Whether this is a touch screen, where nobody clicks or turns a wheel. */
const touch = globalThis.matchMedia?.('(hover: none) and (pointer: coarse)');

/**
 * The words for `area.key`; where a language has none yet, those of the first language.
 * @param {Lang} lang
 * @param {string} key
 * @param {any} [args]
 * @returns {string} the key itself where nobody has words
 */
export function t(lang, key, args = {}) {
  const text = wordsOf(lang, key) ?? wordsOf(FIRST, key);
  if (text === undefined) return key;
  const said = typeof text === 'function' ? text(args) : text;
  return touch?.matches && typeof said === 'string' ? byTouch(lang, said) : said;
}

/** What is said of a mouse or of keys, said of a finger. @param {Lang} lang @param {string} text */
const byTouch = (lang, text) =>
  /** @type {any} */ (wordsOf(lang, 'common.by_touch'))?.({ text }) ?? text;

/** @param {Lang} lang @param {string} key */
function wordsOf(lang, key) {
  const dot = key.indexOf('.');
  return languages[lang]?.words[key.slice(0, dot)]?.[key.slice(dot + 1)];
}

/** Whether a language itself has words for a key. @param {Lang} lang @param {string} key */
export function has(lang, key) {
  return wordsOf(lang, key) !== undefined;
}

/** Whether anything can be said for a key. @param {Lang} lang @param {string} key */
const known = (lang, key) => has(lang, key) || has(FIRST, key);

/**
 * A position as the sentences about moves want it: as drawn, with the name of the board, since a race
 * is counted down and not taken from, and with what its parts are called.
 * @typedef {{ draw: string, part?: string, heaps?: import('../engine/types.ts').Big[] }} BoardWords
 * @param {import('../engine/types.ts').Description | null} described
 * @returns {BoardWords | undefined}
 */
export const boardWords = (described) =>
  described
    ? { ...described.board, draw: described.draw, part: cardOf(described.game)?.part }
    : undefined;

/**
 * A move as a sentence without a subject.
 * @param {Lang} lang
 * @param {import('../engine/types.ts').Move} move
 * @param {BoardWords} [board]
 * @returns {string}
 */
export function sayMove(lang, move, board) {
  // A cross has a board of its own: which one it is put on.
  return t(lang, `moves.${move.kind}`, { board, ...move });
}

/**
 * An error in words: what is wrong and what was expected.
 * @param {Lang} lang
 * @param {{ code?: string, message?: string, details?: Record<string, any> } | null | undefined} error
 * @returns {string}
 */
export function sayError(lang, error) {
  if (!error) return '';
  const key = `errors.${error.code}`;
  if (!error.code || !known(lang, key)) return t(lang, 'errors.internal', error.details ?? {});
  return t(lang, key, error.details ?? {});
}

/** A game's own name ("Nim"), from its first word. @param {Lang} lang @param {string} game */
export function sayGame(lang, game) {
  const key = `games.${nameOf(game)}`;
  return known(lang, key) ? t(lang, key) : game;
}
