/**
 * The words of the games, a file for each in each language: `<language>/games/<game>.js` exports `name`,
 * `rule` and `terms`, and what the game has of `why` (its theorems, steps and parts) and of `claims` (the
 * sentences of its arguments). This reads the folder, in Node; in bundles, where there is none, the plugin
 * `gameWords` of scripts/build/packing.mjs writes the modules that call it.
 */
import { readdirSync } from 'node:fs';

/** @typedef {import('./index.js').Words} Words */
/** @typedef {{ name: string, rule: string, terms: string, why?: Words, claims?: Words }} GameWords */

/** The files of a language, by their games. @param {string} lang @returns {Promise<[string, GameWords][]>} */
function filesOf(lang) {
  const folder = new URL(`./${lang}/games/`, import.meta.url);
  const files = readdirSync(folder).map(async (file) => [
    file.replace(/\.js$/, ''),
    await import(new URL(file, folder).href),
  ]);
  return Promise.all(/** @type {Promise<[string, GameWords]>[]} */ (files));
}

/** What a first view says of games. @param {string} lang @returns {Promise<Words>} */
export async function namesOf(lang) {
  const named = (await filesOf(lang)).flatMap(([game, { name, rule, terms }]) => [
    [game, name],
    [`${game}_rule`, rule],
    [`${game}_terms`, terms],
  ]);
  return Object.fromEntries(named);
}

/** What explanations say of them. @param {string} lang @returns {Promise<{ why: Words, claims: Words }>} */
export async function proofsOf(lang) {
  const all = (await filesOf(lang)).map(([, words]) => words);
  return {
    why: Object.assign({}, ...all.map(({ why }) => why)),
    claims: Object.assign({}, ...all.map(({ claims }) => claims)),
  };
}
