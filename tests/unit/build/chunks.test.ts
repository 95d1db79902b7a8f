/** Which modules share a file, and which words come with the page: lists that have to name what is there. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { FILES, grouped } from '../../../scripts/build/chunks.mjs';
import { wordsByNeed } from '../../../scripts/build/packing.mjs';
import { ROOT } from '../../../scripts/lib/paths.mjs';
import { first as later } from '../../../www/i18n/first-later.ts';
import { first } from '../../../www/i18n/first.ts';
import { fetchAllWords, fetchWords, isHere, langs } from '../../../www/i18n/languages.ts';

test('each module that is given a file is there, and has one file', () => {
  const names = Object.values(FILES).flat();
  for (const name of names) assert.ok(existsSync(join(ROOT, name)), name);
  assert.equal(new Set(names).size, names.length);
});

test('the words of a language have a file of their own, and what others import has none of theirs', () => {
  const words = grouped().find(({ name }) => typeof name === 'function');
  assert.ok(words?.test instanceof RegExp && typeof words.name === 'function');
  const { test, name: nameOf } = words;
  assert.ok(test.test(join(ROOT, 'www', 'i18n', 'zh', 'index.ts')));
  for (const name of ['index.ts', 'zh/late.ts', 'zh/games.ts', 'digits.ts']) {
    assert.ok(!test.test(join(ROOT, 'www', 'i18n', name)), name);
  }
  assert.equal(nameOf(join(ROOT, 'www', 'i18n', 'zh', 'index.ts')), 'words-zh');
  // What the words share with others is in a file of those.
  const least = Math.min(...grouped().map(({ priority }) => priority));
  assert.equal(words.priority, least);
});

test('a page loads words by need, and by need they are the same', async () => {
  const { resolveId } = wordsByNeed();
  const from = (name: string) => join(ROOT, 'www', 'i18n', name);
  assert.equal(resolveId('./first.ts', from('languages.ts')), from('first-later.ts'));
  assert.equal(resolveId('./first.ts', from('index.ts')), null);
  assert.deepEqual(Object.keys(first), langs);
  assert.deepEqual(Object.keys(later), langs);
  for (const lang of langs) assert.equal((await later[lang]()).default, first[lang]);
});

test('where all words are there, no call waits for any', async () => {
  for (const lang of langs) {
    assert.ok(isHere(lang));
    assert.equal(fetchWords(lang), undefined);
  }
  await fetchAllWords();
});
