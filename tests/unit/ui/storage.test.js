import assert from 'node:assert/strict';
import { afterEach, test } from 'vitest';
import { readText, removeText, writeText } from '../../../www/ui/storage.ts';

const globals = /** @type {any} */ (globalThis);
const names = ['localStorage', 'location', 'history'];

/** @param {Record<string, any>} values of globals */
function page(values) {
  for (const name of names)
    Object.defineProperty(globals, name, {
      value: values[name],
      configurable: true,
      writable: true,
    });
}

afterEach(() => {
  for (const name of names) delete globals[name];
});

/** A storage of a browser. */
function storage() {
  const texts = new Map();
  return {
    getItem: (/** @type {string} */ key) => texts.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => texts.set(key, text),
    removeItem: (/** @type {string} */ key) => texts.delete(key),
    clear: () => texts.clear(),
  };
}

/** The history of a tab. */
function tab() {
  return {
    state: /** @type {any} */ (null),
    replaceState(/** @type {any} */ state) {
      this.state = structuredClone(state);
    },
  };
}

test('a text is read as it was written, until it is removed', () => {
  page({ localStorage: storage(), location: { protocol: 'https:' }, history: tab() });
  assert.equal(readText('a'), null);
  writeText('a', '');
  assert.equal(readText('a'), '');
  writeText('a', 'x');
  writeText('b', 'y');
  assert.equal(readText('a'), 'x');
  removeText('a');
  assert.equal(readText('a'), null);
  assert.equal(readText('b'), 'y');
  assert.equal(globals.history.state, null);
});

test('without access to storage nothing fails', () => {
  const refused = { protocol: 'https:' };
  page({ location: refused });
  Object.defineProperty(globals, 'localStorage', {
    get: () => {
      throw new Error('refused');
    },
    configurable: true,
  });
  writeText('a', 'x');
  removeText('a');
  assert.equal(readText('a'), null);
});

test('a page from a disk keeps its texts in its tab, too', () => {
  page({ localStorage: storage(), location: { protocol: 'file:' }, history: tab() });
  globals.history.state = { other: 1 };
  writeText('a', 'x');
  writeText('b', 'y');
  globals.localStorage.clear();
  assert.equal(readText('a'), 'x');
  assert.equal(readText('b'), 'y');
  removeText('a');
  assert.equal(readText('a'), null);
  assert.deepEqual(globals.history.state, { other: 1, texts: { b: 'y' } });
  // A new tab has what was stored.
  writeText('b', 'z');
  globals.history = tab();
  assert.equal(readText('b'), 'z');
});
