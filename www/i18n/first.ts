/**
 * The words that a first view needs, of every language at once. The page and its widgets have
 * ./first-later.js in this file's place, which scripts/build/packing.mjs puts there.
 */
import en from './en/index.ts';
import zh from './zh/index.ts';
import type { Way, Words } from './languages.ts';

export const first: Record<string, Record<string, Words> | Way> = { en, zh };
