/**
 * The words of the games, a file for each in each language: `<language>/games/<game>.ts` exports `name`,
 * `rule` and `terms`, and what the game has of `why` (its theorems, steps and parts) and of `claims` (the
 * sentences of its arguments). This reads the folder, in Node; in bundles, where there is none, the plugin
 * `gameWords` of scripts/build/packing.mjs writes the modules that call it.
 */
import { readdirSync } from 'node:fs';
import type { Words } from './index.ts';

type GameWords = { name: string; rule: string; terms: string; why?: Words; claims?: Words };

/** The files of a language, by their games. */
function filesOf(lang: string): Promise<[string, GameWords][]> {
  const folder = new URL(`./${lang}/games/`, import.meta.url);
  const files = readdirSync(folder).map(async (file) => [
    file.replace(/\.ts$/, ''),
    await import(new URL(file, folder).href),
  ]);
  return Promise.all(files as Promise<[string, GameWords]>[]);
}

/** What a first view says of games. */
export async function namesOf(lang: string): Promise<Words> {
  const named = (await filesOf(lang)).flatMap(([game, { name, rule, terms }]) => [
    [game, name],
    [`${game}_rule`, rule],
    [`${game}_terms`, terms],
  ]);
  return Object.fromEntries(named);
}

/** What explanations say of them. */
export async function proofsOf(lang: string): Promise<{ why: Words; claims: Words }> {
  const all = (await filesOf(lang)).map(([, words]) => words);
  return {
    why: Object.assign({}, ...all.map(({ why }) => why)),
    claims: Object.assign({}, ...all.map(({ claims }) => claims)),
  };
}
