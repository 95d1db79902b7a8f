/** Whatever says words that come late has them with it, however it is loaded. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'vitest';
import { fileURLToPath } from 'node:url';
import late from '../../../www/i18n/en/late.ts';

const WWW = fileURLToPath(new URL('../../../www/', import.meta.url));
const files = readdirSync(WWW, { recursive: true })
  .map(String)
  .filter((name) => /\.[jt]s$/.test(name) && !/^(i18n|engine.wasm|offline|public)\b/.test(name))
  .map((name) => join(WWW, name));
const code = (file: string) => readFileSync(file, 'utf8').replace(/^ *\/?\*.*$/gm, '');
const bare = (file: string) => file.replace(/\.[jt]s$/, '');
const texts = new Map(files.map((file) => [bare(file), code(file)]));
const LATE = join(WWW, 'i18n', 'late');

/** What a file names of others, at once or later. */
const named = (file: string, form: RegExp) =>
  [...(texts.get(file) ?? '').matchAll(form)].map(([, name]) => bare(join(dirname(file), name)));
const AT_ONCE = /^(?:import|export)\s(?!type\b)(?:[^;]*?\sfrom\s+)?'(\.[^']+)'/gm;
const LATER = /\bimport\('(\.[^']+)'\)/g;

/** All that is loaded together with a file. */
function together(root: string) {
  const all = new Set([root]);
  for (const file of all) for (const next of named(file, AT_ONCE)) all.add(next);
  return all;
}

/** The entry points: modules that no other imports statically, and those imported dynamically. */
function roots() {
  const below = new Set([...texts.keys()].flatMap((file) => named(file, AT_ONCE)));
  const later = [...texts.keys()].flatMap((file) => named(file, LATER));
  return new Set([...[...texts.keys()].filter((file) => !below.has(file)), ...later]);
}

/** Who loads what says words of some areas, but not the words. */
function speechless(areas: string[], words: string) {
  const speech = new RegExp(`['"\`](${areas.join('|')})\\.[\\w$]`);
  const says = (file: string) => speech.test(texts.get(file) ?? '');
  const speaking = [...roots()].map(together).filter((all) => [...all].some(says));
  assert.ok(speaking.length > 0, words);
  return speaking
    .filter((all) => !all.has(join(WWW, 'i18n', words)))
    .map((all) => `${[...all][0]} loads ${[...all].find(says)} without ${words}`);
}

test('words that come late come with the modules that say them', () => {
  assert.deepEqual(speechless(Object.keys(late), 'late'), []);
  for (const area of ['boards', 'report', 'sharing']) {
    assert.deepEqual(speechless([area], area), []);
  }
});

test('the first view does without them', () => {
  for (const root of ['main', 'page/mex-app', 'boards/heaps', 'elements']) {
    const all = together(join(WWW, root));
    assert.ok(all.size > 5 && !all.has(LATE), root);
  }
});
