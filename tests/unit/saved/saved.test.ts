/** Test stored data in browsers that store, refuse or damage it, and stored data of another version. */
import assert from 'node:assert/strict';
import { afterEach, test, vi } from 'vitest';
import { Saved } from '../../../www/saved/saved.ts';

const NAMES = ['localStorage', 'location', 'history'];
const globals = Object(globalThis) as Record<string, unknown> & {
  history: { state: unknown; replaceState: unknown };
  localStorage: Storage;
};

function page(values: Record<string, unknown>) {
  const all = { location: { protocol: 'https:' }, ...values };
  for (const name of NAMES)
    Object.defineProperty(globals, name, { get: () => find(all, name), configurable: true });
}

function find(values: Record<string, unknown>, name: string) {
  const value = values[name];
  if (value instanceof Error) throw value;
  return value;
}

/** Load the modules of settings and stored values anew, as a page does. */
async function loaded() {
  vi.resetModules();
  const settings = await import('../../../www/saved/settings.ts');
  return { ...settings, ...(await import('../../../www/saved/list.ts')) };
}

afterEach(() => {
  for (const name of [...NAMES, 'addEventListener']) delete globals[name];
});

function storage(texts: Record<string, string> = {}) {
  const all = new Map(Object.entries(texts));
  return {
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, text: string) => void all.set(key, text),
    removeItem: (key: string) => void all.delete(key),
    clear: () => all.clear(),
  };
}

/** Return a substitute for the `history` object of a tab. */
const tab = () => ({
  state: null as unknown,
  replaceState(state: unknown) {
    this.state = structuredClone(state);
  },
});

/** Return a new store for a list of numbers under a key. */
const numbers = (key = 'a') =>
  new Saved<number[]>({
    key,
    none: () => [],
    read(text) {
      const found = JSON.parse(text);
      if (!Array.isArray(found)) throw new Error('damaged');
      return found;
    },
    write: JSON.stringify,
  });

test('a value is read as it was written, until it is cleared', () => {
  page({ localStorage: storage(), history: tab() });
  const saved = numbers();
  let changes = 0;
  saved.addEventListener('change', () => (changes += 1));
  assert.deepEqual(saved.value, []);
  saved.value = [1];
  saved.keep([1, 2]);
  numbers('b').value = [3];
  assert.equal(changes, 1);
  assert.deepEqual(numbers().value, [1, 2]);
  assert.equal(saved.trouble, null);
  saved.clear();
  assert.deepEqual(numbers().value, []);
  assert.deepEqual(numbers('b').value, [3]);
  assert.equal(globals.history.state, null);
});

test('a browser that refuses keeps a value as long as the page, and says so', () => {
  const full = {
    ...storage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  for (const localStorage of [new Error('forbidden'), undefined, null, full]) {
    page({ localStorage });
    const saved = numbers();
    assert.equal(saved.trouble, 'refused');
    saved.value = [1];
    assert.deepEqual(saved.value, [1]);
    assert.equal(saved.trouble, 'refused');
    saved.clear();
    assert.deepEqual(saved.value, []);
  }
  // The storage is full at first, and a later write succeeds.
  page({ localStorage: full });
  const saved = numbers();
  saved.value = [1];
  page({ localStorage: storage() });
  saved.value = [2];
  assert.equal(saved.trouble, null);
  assert.deepEqual(numbers().value, [2]);
});

test('a page from a disk stores its values in its tab, too', () => {
  page({ localStorage: storage(), location: { protocol: 'file:' }, history: tab() });
  globals.history.state = { other: 1 };
  numbers('a').value = [1];
  numbers('b').value = [2];
  globals.localStorage.clear();
  assert.deepEqual(numbers('a').value, [1]);
  assert.deepEqual(numbers('b').value, [2]);
  numbers('a').clear();
  assert.deepEqual(numbers('a').value, []);
  assert.deepEqual(globals.history.state, { other: 1, texts: { b: '[2]' } });
  // If storing in the tab's history fails, the value is stored in the browser nevertheless.
  globals.history.replaceState = () => {
    throw new DOMException('too often', 'SecurityError');
  };
  numbers('a').value = [7];
  assert.equal(globals.localStorage.getItem('a'), '[7]');
  // A new tab reads the values from the browser's storage.
  page({ localStorage: globals.localStorage, location: { protocol: 'file:' }, history: tab() });
  assert.deepEqual(numbers('a').value, [7]);
});

test('what another tab stores is read', () => {
  page({ localStorage: storage() });
  const listeners: ((event: { key: string | null }) => void)[] = [];
  globals.addEventListener = (_: string, listener: (typeof listeners)[0]) =>
    listeners.push(listener);
  const saved = numbers();
  let changes = 0;
  saved.addEventListener('change', () => (changes += 1));
  assert.deepEqual(saved.value, []);
  for (const key of ['b', 'a', null]) {
    globals.localStorage.setItem('a', JSON.stringify([String(key)]));
    for (const listen of listeners) listen({ key });
    assert.deepEqual(saved.value, key === 'b' ? [] : [String(key)]);
  }
  assert.equal(changes, 2);
});

test('a damaged text is set aside, and what follows is stored', () => {
  page({ localStorage: storage({ a: '[1, 2' }) });
  const saved = numbers();
  assert.deepEqual(saved.value, []);
  assert.equal(saved.trouble, 'damaged');
  saved.value = [3];
  assert.deepEqual(numbers().value, [3]);
  assert.equal(globals.localStorage.getItem('a-damaged'), '[1, 2');
});

test('what a later version stored is left as it is', async () => {
  const later = JSON.stringify({ version: 2, chapters: [] });
  page({ localStorage: storage({ 'mexplorer-course': later }) });
  const { course } = await loaded();
  assert.equal(course.trouble, 'later');
  course.value = { version: 1, lessons: { nim: { done: { ask: 'right' } } } };
  assert.deepEqual(course.value.lessons.nim, { done: { ask: 'right' } });
  assert.equal(globals.localStorage.getItem('mexplorer-course'), later);
});

test('each kind of value is read as earlier versions wrote it', async () => {
  const kept: Record<string, string> = {
    'mexplorer-theme': 'dark',
    'mexplorer-lang': 'zh',
    'mexplorer-said': 'brief',
    'mexplorer-fields': 'open',
    'mexplorer-sound': 'on',
    'mexplorer-greeted': '1',
    'mexplorer-course': '{"version":1,"lessons":{"nim":{"done":{"ask":"right"},"step":3}}}',
    'mexplorer-ladder':
      '{"kind":"mexplorer-ladder","version":1,"rungs":{"equal":{"stars":3,"tries":1,"hint":false}},"days":{}}',
    'mexplorer-solved': '["891"]',
  };
  page({ localStorage: storage(kept) });
  const list = await loaded();
  const { theme, lang, said, fields, sound, course, ladder, solved } = list;
  const settings = [theme, lang, said, fields, sound].map(({ value }) => value);
  assert.deepEqual(settings, ['dark', 'zh', 'brief', 'open', 'on']);
  assert.equal(list.isFirstVisit(), false);
  assert.deepEqual(course.value.lessons, { nim: { done: { ask: 'right' }, step: 3 } });
  assert.equal(ladder.value.rungs.equal.stars, 3);
  assert.deepEqual(solved.value, ['891']);
  for (const [key, text] of Object.entries(kept))
    assert.equal(globals.localStorage.getItem(key), text, key);
});

test('damaged texts of each kind change nothing but themselves', async () => {
  const texts = ['', 'null', '7', '"x"', '[', '{}', '[null]', '{"version":1}', '{"tasks":7}'];
  for (const text of texts) {
    const keys = ['theme', 'course', 'ladder', 'solved'];
    page({ localStorage: storage(Object.fromEntries(keys.map((k) => [`mexplorer-${k}`, text]))) });
    const { theme, course, ladder, solved } = await loaded();
    assert.equal(theme.value, '');
    assert.deepEqual(course.value, { version: 1, lessons: {} });
    assert.deepEqual(ladder.value.rungs, {});
    assert.deepEqual(solved.value, []);
  }
});
