/** Test the sheets stored in a browser: texts of earlier versions, and damaged ones. */
import assert from 'node:assert/strict';
import { afterEach, test, vi } from 'vitest';

const storage = (kept: Record<string, string>) => ({
  getItem: (key: string) => kept[key] ?? null,
  setItem: (key: string, text: string) => void (kept[key] = text),
  removeItem: (key: string) => void delete kept[key],
});

afterEach(() => vi.unstubAllGlobals());

async function withKept(kept: Record<string, string>) {
  vi.resetModules();
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('localStorage', storage(kept));
  return import('../sheet/saved.ts');
}

test('a sheet in the making and the work on one are read as earlier versions wrote them', async () => {
  const { emptyTask, sheetDraft, workOn } = await withKept({
    // Texts stored by an earlier version, in which a sheet had neither a seed nor a number of attempts.
    'mexplorer-sheet-draft': '{"title":"A","tasks":[{"kind":"game","game":"nim"},{"kind":"odd"}]}',
    'mexplorer-sheet-1': '{"name":"Ada","tasks":[]}',
  });
  const { title, seed, attempts, tasks } = sheetDraft.value;
  assert.deepEqual([title, seed, attempts, tasks.length], ['A', 1, 3, 1]);
  assert.deepEqual(tasks[0], { ...emptyTask('game'), game: 'nim' });
  const work = workOn(
    '1',
    () => ({ name: '', tasks: [] }),
    (found) => found as { name: string; tasks: [] },
  );
  assert.equal(work.value.name, 'Ada');
});

test('a damaged sheet in the making is an empty one', async () => {
  for (const text of ['', 'null', '7', '"x"', '[', '{}', '[null]', '{"tasks":7}']) {
    const { emptyDraft, sheetDraft } = await withKept({ 'mexplorer-sheet-draft': text });
    assert.deepEqual(sheetDraft.value, emptyDraft(), text);
  }
});
