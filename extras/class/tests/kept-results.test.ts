/** Test the results that a teacher has read, which the tab stores. */
import assert from 'node:assert/strict';
import { afterEach, test, vi } from 'vitest';
import { nothingDone } from '../sheet/attempts.ts';
import { keepResults, keptResults } from '../results/kept.ts';
import { readSheet } from '../sheet/sheet.ts';

const sheet = readSheet({ title: 'T', tasks: [{ game: 'nim', position: '1 2' }] });
const result = (name: string) => ({
  sheet,
  work: { ...nothingDone(sheet), name },
  saved: '2026-11-24T12:00:00.000Z',
});

/** Replace the storage of the tab; `refuses` makes it throw when a text is stored. */
function withStorage({ refuses = false } = {}) {
  const kept: Map<string, string> = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, text: string) {
      if (refuses) throw new Error('full');
      kept.set(key, text);
    },
    removeItem: (key: string) => void kept.delete(key),
  });
  return kept;
}

afterEach(() => vi.unstubAllGlobals());

test('results are read again after a reload, until they are removed', async () => {
  const kept = withStorage();
  const all = ['Ada', '华罗庚'].map(result);
  assert.equal(keepResults(all), true);
  assert.deepEqual(await keptResults(), all);
  assert.equal(keepResults([]), true);
  assert.equal(kept.size, 0);
  assert.deepEqual(await keptResults(), []);
});

test('damaged texts are omitted, and a refusing browser is told', async () => {
  const kept = withStorage();
  keepResults([result('Ada')]);
  const [[key, text]] = kept;
  kept.set(key, JSON.stringify([...JSON.parse(text), '{', 7]));
  assert.deepEqual(await keptResults(), [result('Ada')]);
  for (const bad of ['{', '{}', 'null']) {
    kept.set(key, bad);
    assert.deepEqual(await keptResults(), [], bad);
  }
  withStorage({ refuses: true });
  assert.equal(keepResults([result('Ada')]), false);
  assert.deepEqual(await keptResults(), []);
});
