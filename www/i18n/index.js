/**
 * Words. Each area has a file per language exporting a flat object by default; a text is a
 * string or a function of its arguments, and is asked for as `area.key`.
 */
import en from './en/index.js';
import zh from './zh/index.js';
import { nameOf } from '../games.js';

/** @typedef {'en' | 'zh'} Lang */
/** @typedef {Record<string, string | ((args: any) => string)>} Words one area's texts */

/** @type {Record<Lang, Record<string, Words>>} */
const words = { en, zh };

/** The languages, in their own words. */
export const languages = /** @type {const} */ ({ en: 'English', zh: '中文' });

/**
 * The words for `area.key`. A text that only one language has is shown in that one.
 * @param {Lang} lang
 * @param {string} key
 * @param {any} [args]
 * @returns {string}
 */
export function t(lang, key, args = {}) {
  const dot = key.indexOf('.');
  const area = key.slice(0, dot);
  const name = key.slice(dot + 1);
  const text = words[lang]?.[area]?.[name] ?? words.en[area]?.[name] ?? words.zh[area]?.[name];
  if (text === undefined) return key;
  return typeof text === 'function' ? text(args) : text;
}

/** Whether there are words for a key. @param {Lang} lang @param {string} key */
export function has(lang, key) {
  const [area, name] = key.split(/\.(.*)/s);
  return words[lang]?.[area]?.[name] !== undefined;
}

/** Chinese of any kind is zh, everything else en. @param {string | null | undefined} tag @returns {Lang} */
export function langOf(tag) {
  return /^zh\b/i.test(tag ?? '') ? 'zh' : 'en';
}

/**
 * A move as a sentence without a subject.
 * @param {Lang} lang
 * @param {import('../engine/types.js').Move} move
 * @param {import('../engine/types.js').Board} [board]
 * @returns {string}
 */
export function sayMove(lang, move, board) {
  return t(lang, `moves.${move.kind}`, { ...move, board });
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
  if (!error.code || !has(lang, key)) return t(lang, 'errors.internal', error.details ?? {});
  return t(lang, key, error.details ?? {});
}

/** A game's own name ("Nim"), from its first word. @param {Lang} lang @param {string} game */
export function sayGame(lang, game) {
  const key = `games.${nameOf(game)}`;
  return has(lang, key) ? t(lang, key) : game;
}
