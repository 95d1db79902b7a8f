/** How the core comes to be: from an address, from text, and where an engine has no vectors. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { createRequire } from 'node:module';
import { packedBinary } from '../../../scripts/build/packing.mjs';
import { configure } from '../../../www/engine/backend.js';
import { loadCore } from '../../../www/engine/core.js';
import { decode, unpack } from '../../../www/engine/unpack.js';

const folder = new URL('../../../www/engine/wasm/', import.meta.url);
const simd = readFileSync(new URL('mexplorer_simd.wasm', folder));
const packed = packedBinary().toString('base64');
const nimber = (/** @type {any} */ core) => core.analyze('nim', '3 5 7', {}).nimber;

test('what was packed comes back, and is a quarter smaller than what browsers undo', () => {
  assert.deepEqual(Buffer.from(unpack(packed)), simd);
  assert.ok(packed.length * 0.75 < 0.8 * deflateSync(simd, { level: 9 }).length);
});

test('all kinds of bytes come back', () => {
  const { compress } = createRequire(import.meta.url)('lzma');
  const noise = Uint8Array.from({ length: 5000 }, (_, i) => Math.imul(i + 1, 2654435761) >>> 24);
  const far = [...noise, ...new Uint8Array(70_000), ...noise, ...noise.slice(100, 2000)];
  const samples = [
    [],
    [7],
    new Uint8Array(4000),
    noise,
    far,
    readFileSync(new URL(import.meta.url)),
  ];
  for (const sample of samples) {
    const bytes = Buffer.from(sample);
    for (const level of [1, 9]) {
      const file = Uint8Array.from(compress(bytes, level));
      assert.deepEqual(Buffer.from(decode(file)), bytes);
      if (bytes.length < 1000) continue;
      // What is broken ends with an error or other bytes, and ends.
      file[file.length >> 1] ^= 0x55;
      try {
        assert.notDeepEqual(Buffer.from(decode(file)), bytes);
      } catch (error) {
        assert.ok(error instanceof Error);
      }
    }
  }
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
