/**
 * The words that a first view needs, of every language at once. The page and its widgets have
 * ./first-later.js in this file's place, which scripts/build/packing.mjs puts there.
 */
import en from './en/index.js';
import zh from './zh/index.js';

/** @type {Record<string, Record<string, import('./languages.js').Words> | import('./languages.js').Way>} */
export const first = { en, zh };
