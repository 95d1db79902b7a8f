/** Both builds of the core, with vectors and without, answer alike. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import test from 'node:test';
import { binaryName, wholeBuild } from '../../../www/engine/core.js';

const folder = new URL('../../../www/engine/wasm/', import.meta.url);

/** @param {string} name */
async function load(name) {
  const glue = await import(new URL(`mexplorer.js?build=${name}`, folder).href);
  await glue.default({ module_or_path: await readFile(new URL(name, folder)) });
  return glue;
}

test('Node has vectors, so that the tests run the build that most pages load', () => {
  assert.equal(binaryName(wholeBuild()), 'mexplorer_simd.wasm');
});

test('both builds give the same tables', async () => {
  const [plain, simd] = await Promise.all(['mexplorer_bg.wasm', 'mexplorer_simd.wasm'].map(load));
  for (const [game, upto] of [
    ['octal 0.007', 3000],
    ['octal 0.6', 6000],
    ['octal 0.36', 3000],
    ['grundy', 5000],
    ['hex 0.8F', 150],
    ['wythoff', 0],
  ]) {
    const answer = (/** @type {any} */ core) => {
      try {
        return core.table(game, upto, { budget: 1e9 });
      } catch (error) {
        return error;
      }
    };
    assert.deepEqual(answer(simd), answer(plain), String(game));
  }
});
