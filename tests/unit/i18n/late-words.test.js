/** Whatever says words that come late has them with it, however it is loaded. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import late from '../../../www/i18n/en/late.js';

const WWW = fileURLToPath(new URL('../../../www/', import.meta.url));
const files = readdirSync(WWW, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.js') && !/^(i18n|engine.wasm|offline|public)\b/.test(name))
  .map((name) => join(WWW, name));
const code = (/** @type {string} */ file) =>
  readFileSync(file, 'utf8').replace(/^ *\/?\*.*$/gm, '');
const texts = new Map(files.map((file) => [file, code(file)]));
const LATE = join(WWW, 'i18n', 'late.js');
const says = new RegExp(`['"\`](${Object.keys(late).join('|')})\\.[\\w$]`);

/** What a file names of others, at once or later. @param {string} file @param {RegExp} form */
const named = (file, form) =>
  [...(texts.get(file) ?? '').matchAll(form)].map(([, name]) => join(dirname(file), name));
const AT_ONCE = /^(?:import|export)\s(?:[^;]*?\sfrom\s+)?'(\.[^']+)'/gm;
const LATER = /\bimport\('(\.[^']+)'\)/g;

/** All that is loaded together with a file. @param {string} root */
function together(root) {
  const all = new Set([root]);
  for (const file of all) for (const next of named(file, AT_ONCE)) all.add(next);
  return all;
}

/** Where loading begins: with what nobody imports at once, and with what is loaded later. */
function roots() {
  const below = new Set(files.flatMap((file) => named(file, AT_ONCE)));
  const later = files.flatMap((file) => named(file, LATER));
  return new Set([...files.filter((file) => !below.has(file)), ...later]);
}

test('words that come late come with whoever says them', () => {
  let speakers = 0;
  for (const root of roots()) {
    const all = together(root);
    const [speaker] = [...all].filter((file) => says.test(texts.get(file) ?? ''));
    if (!speaker) continue;
    speakers += 1;
    assert.ok(all.has(LATE), `${root} loads ${speaker} without i18n/late.js`);
  }
  assert.ok(speakers > 10, String(speakers));
});

test('the first view does without them', () => {
  for (const root of ['main.js', 'page/mex-app.js', 'boards/heaps.js', 'elements.js']) {
    const all = together(join(WWW, root));
    assert.ok(all.size > 5 && !all.has(LATE), root);
  }
});
