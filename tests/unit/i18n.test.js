import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import en from '../../www/i18n/en/index.js';
import zh from '../../www/i18n/zh/index.js';
import { has, langOf, sayError, sayGame } from '../../www/i18n/index.js';

test('both languages have the same words', () => {
  for (const area of new Set([...Object.keys(en), ...Object.keys(zh)])) {
    assert.deepEqual(Object.keys(zh[area]).sort(), Object.keys(en[area]).sort(), area);
  }
});

test('no text is empty, and none is left in the other language', () => {
  for (const [area, words] of Object.entries(en)) {
    for (const [key, text] of Object.entries(words)) {
      if (typeof text === 'string') assert.doesNotMatch(text, /[\u4e00-\u9fff]/, `${area}.${key}`);
    }
  }
});

/** Every fact that errors carry. */
const details = {
  before: '4',
  cycle: ['a', 'b'],
  expected: '2',
  found: 'x',
  from: 'a',
  heap: '4',
  game: 'wythoff',
  hi: '3',
  id: '999',
  known: ['nim', 'split'],
  limit: 5,
  lo: '5',
  name: 'z',
  option: 'skill',
  reached: 'heap 3',
  region: 'A&B',
  size: '-1',
  steps: 1000,
  to: 'b',
};

test('every error code of the core is worded in both languages', async () => {
  const source = await readFile(new URL('../../crate/src/error.rs', import.meta.url), 'utf8');
  const codes = [...source.matchAll(/=> "([a-z-]+)"/g)].map((match) => match[1]);
  assert.ok(codes.length > 30);
  for (const code of codes) {
    for (const lang of ['en', 'zh']) {
      assert.ok(has(lang, `errors.${code}`), `${lang} ${code}`);
      const said = sayError(lang, { code, details });
      assert.doesNotMatch(said, /undefined|null|\[object/, `${lang} ${code}: ${said}`);
    }
  }
});

test('languages are told from tags', () => {
  assert.equal(langOf('zh-Hant-TW'), 'zh');
  assert.equal(langOf('ZH'), 'zh');
  assert.equal(langOf('de'), 'en');
  assert.equal(langOf(null), 'en');
});

test('a game is named by its first word', () => {
  assert.equal(sayGame('en', 'subtract 1 3 4 misere'), 'Subtraction game');
  assert.equal(sayGame('zh', 'wythoff'), '威佐夫博弈');
  assert.equal(sayGame('en', 'chess'), 'chess');
});
