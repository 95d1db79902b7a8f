/** How the core comes to be: from an address, from text, and where an engine has no vectors. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { configure } from '../../www/engine/backend.js';
import { loadCore } from '../../www/engine/core.js';
import { inflate } from '../../www/engine/inflate.js';

const folder = new URL('../../www/engine/wasm/', import.meta.url);
const simd = readFileSync(new URL('mexplorer_simd.wasm', folder));
const packed = deflateSync(simd).toString('base64');
const nimber = (/** @type {any} */ core) => core.analyze('nim', '3 5 7', {}).nimber;

test('what was packed comes back', async () => {
  assert.deepEqual(Buffer.from(await inflate(packed)), simd);
});

test('the core loads from its place, from a folder that is named, and from text', async () => {
  for (const source of [{}, { base: folder.href }, { packed }]) {
    assert.equal(nimber(await loadCore(source)), 1);
  }
});

test('each core is one by itself, so that a panic costs no other', async () => {
  const [one, other] = [await loadCore(), await loadCore()];
  const said = console.error;
  console.error = () => {};
  try {
    assert.throws(() => one.panicForTest({}));
  } finally {
    console.error = said;
  }
  assert.equal(nimber(other), 1);
  assert.equal(nimber(await loadCore()), 1);
});

test('without vectors the plain binary is fetched, or it is said what is missing', async () => {
  const { validate } = WebAssembly;
  WebAssembly.validate = () => false;
  try {
    const plain = new URL('mexplorer_bg.wasm', folder).href;
    await assert.rejects(loadCore({ packed }), /vector instructions/);
    assert.equal(nimber(await loadCore({ packed, plain })), 1);
    assert.equal(nimber(await loadCore({ base: `${folder.href}` })), 1);
  } finally {
    WebAssembly.validate = validate;
  }
});

test('a place that is none is refused', () => {
  for (const wrong of [null, 3, { base: 'here' }]) {
    assert.throws(
      () => configure(/** @type {any} */ (wrong)),
      ({ code }) => code === 'bad-option',
    );
  }
  configure({});
});
