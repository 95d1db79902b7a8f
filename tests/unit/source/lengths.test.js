/** A file has one idea, and one idea has room in 400 lines. The words of a language are a list. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FOLDERS = ['www', 'crate/src', 'crate/tests', 'crate/benches', 'tests', 'scripts'];
const LONGEST = 400;

/** Words of languages, what is derived from the core or made by its build, and what others wrote. */
const EXEMPT = /^www\/(i18n\/[^/]+\/|engine\/(wasm|types)\/)|\/node_modules\//;

/** Files that are still to be divided. This list only ever becomes shorter. */
/** @type {string[]} */
const KNOWN = [];

/** @param {string} folder @returns {string[]} */
function sourcesBelow(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true })
    .map((name) => `${folder}/${String(name).split(sep).join('/')}`)
    .filter((file) => /\.(js|mjs|ts|rs|css)$/.test(file) && !EXEMPT.test(file));
}

/** @param {string} file */
const lengthOf = (file) => readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1;

test('no file is longer than 400 lines', () => {
  const files = FOLDERS.flatMap(sourcesBelow);
  assert.ok(files.length > 200);
  const long = files.filter((file) => lengthOf(file) > LONGEST);
  const grown = long.filter((file) => !KNOWN.includes(file));
  assert.deepEqual(
    grown.map((file) => `${file}: ${lengthOf(file)} lines`),
    [],
    'divide these by their ideas',
  );
  const mended = KNOWN.filter((file) => !long.includes(file));
  assert.deepEqual(mended, [], 'these are short now: take them off the list of known ones');
});
