/** Test the ways to load the core: from an address, from text, and in browsers that lack a feature. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { deflated } from '../../../scripts/build/packing.mjs';
import { analyze } from '../../../www/engine/api.ts';
import { configure } from '../../../www/engine/place.ts';
import { compiledCore, loadCore } from '../../../www/engine/core.ts';
import { besideModules } from '../../../www/engine/core-source.ts';
import { MexError } from '../../../www/engine/errors.ts';
import { isUnsupported } from '../../../www/engine/support.ts';
import { sayError } from '../../../www/i18n/index.ts';
import type { Core } from '../../../www/engine/cores.ts';
import type { Analysis } from '../../../www/engine/types.ts';

const folder = new URL('../../../www/engine/wasm/', import.meta.url);
const text = deflated('mexplorer_bg.wasm');
const nimber = (core: Core) => (core.call('analyze', ['nim', '3 5 7'], {}) as Analysis).nimber;

test('the core loads from its place, from a folder that is named, from text, and from a function', async () => {
  const sources = [
    besideModules(),
    besideModules(folder.href),
    { whole: { text } },
    { whole: async () => ({ text }) },
  ];
  for (const source of sources) assert.equal(nimber(await loadCore(source)), 1);
  const small = { whole: { text: '' }, small: { text: deflated('mexplorer_small.wasm') } };
  assert.equal(nimber(await loadCore(small, 'small')), 1);
});

test('each core is one by itself, so that a panic costs no other', async () => {
  const source = besideModules();
  const [one, other] = [await loadCore(source), await loadCore(source)];
  const { error } = console;
  console.error = () => {};
  try {
    assert.throws(() => one.panicForTest({}));
  } finally {
    console.error = error;
  }
  assert.equal(nimber(other), 1);
  assert.equal(nimber(await loadCore(source)), 1);
});

test('a build is compiled once, and tried again after it failed', async () => {
  const source = besideModules();
  assert.equal(await compiledCore(source), await compiledCore(source));
  const { compile } = WebAssembly;
  WebAssembly.compile = () => Promise.reject(new Error('no'));
  const elsewhere = { whole: { url: new URL('mexplorer_small.wasm', folder).href } };
  try {
    await assert.rejects(compiledCore(elsewhere), /no/);
  } finally {
    WebAssembly.compile = compile;
  }
  await compiledCore(elsewhere);
});

test('text that is broken is refused', async () => {
  for (const broken of ['', text.slice(0, 9000), 'AAAA', '!']) {
    await assert.rejects(compiledCore({ whole: { text: broken } }));
  }
});

test('over a network the small core comes first, from a disk the whole one does', () => {
  assert.deepEqual(Object.keys(besideModules()), ['whole']);
  const { whole, small } = besideModules('https://example.org/wasm/');
  assert.deepEqual(whole, { url: 'https://example.org/wasm/mexplorer_bg.wasm' });
  assert.deepEqual(small, { url: 'https://example.org/wasm/mexplorer_small.wasm' });
});

test('a browser without SIMD or streams gets an error in its language', async () => {
  assert.equal(isUnsupported(), false);
  configure({ base: new URL('nowhere/', folder) });
  const { validate } = WebAssembly;
  const { DecompressionStream } = globalThis;
  for (const lack of [
    () => (WebAssembly.validate = () => false),
    () => Reflect.deleteProperty(globalThis, 'DecompressionStream'),
  ]) {
    lack();
    const error = await analyze('nim', '3 5 7').catch((thrown) => thrown);
    Object.assign(WebAssembly, { validate });
    Object.assign(globalThis, { DecompressionStream });
    assert.ok(error instanceof MexError);
    assert.equal(error.details.unsupported, true);
    assert.match(sayError('en', error), /lacks WebAssembly with SIMD.*Safari 16\.4/);
    assert.match(sayError('zh', error), /缺少.*Safari 16\.4/);
  }
  const error = await analyze('nim', '3 5 7').catch((thrown) => thrown);
  assert.equal(error.details.unsupported, false);
  assert.match(sayError('en', error), /did not arrive/);
  configure({});
  assert.equal((await analyze('nim', '3 5 7')).nimber, 1);
});

test('a place that is none is refused', () => {
  for (const wrong of [null, 3, { base: 'here' }]) {
    assert.throws(() => Reflect.apply(configure, null, [wrong]), { code: 'bad-option' });
  }
  configure({});
});
