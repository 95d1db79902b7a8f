/**
 * Test that each wrong claim has a wording in every language, and that links from lessons name existing
 * claims.
 */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'vitest';
import { claims, refute } from '../../../www/engine/api.ts';
import en from '../../../www/refuted/words/en/refuted.ts';
import zh from '../../../www/refuted/words/zh/refuted.ts';
import { has } from '../../../www/i18n/index.ts';
import { langs } from '../../../www/i18n/languages.ts';
import { outline } from '../../../www/learn/outline.ts';

const all = await claims();
const ids = all.map(({ id }) => id);

test('each claim has its words and its lesson, and no words are left over', async () => {
  assert.ok(all.length >= 24);
  for (const { id, group, lesson } of all) {
    assert.ok(
      outline.some((entry) => entry.id === lesson),
      `${id}: ${lesson}`,
    );
    for (const key of [`${id}.claim`, `${id}.repair`, `group.${group}`])
      for (const lang of langs) assert.ok(has(lang, `refuted.${key}`), `${lang} ${key}`);
  }
  const worded = Object.keys(en).filter((key) => key.endsWith('.claim'));
  assert.deepEqual(worded.map((key) => key.replace('.claim', '')).sort(), [...ids].sort());
});

test('no number of a counterexample is written down', () => {
  for (const words of [en, zh]) {
    for (const [key, text] of Object.entries(words)) {
      if (typeof text === 'string') assert.doesNotMatch(text, /[2-9]|\d\d/, key);
    }
  }
});

test('an unknown claim is answered by the nearest', async () => {
  await assert.rejects(refute('xor-size'), (error: { code: string; details: object }) => {
    assert.equal(error.code, 'bad-option');
    assert.deepEqual(Reflect.get(error.details, 'nearest'), ['xor-sizes']);
    return true;
  });
});

test('wrong answers lead to claims that exist, in each language to the same', () => {
  const led = langs.map((lang) => {
    const folder = new URL(`../../../content/${lang}/`, import.meta.url);
    return readdirSync(folder).flatMap((file) => {
      const text = readFileSync(new URL(file, folder), 'utf8');
      return [...text.matchAll(/\(refuted\?claim=([\w-]+)\)/g)].map(([, id]) => `${file} ${id}`);
    });
  });
  assert.ok(led[0].length >= 10);
  for (const one of led) assert.deepEqual(one, led[0]);
  for (const line of led[0]) assert.ok(ids.includes(line.split(' ')[1]), line);
});
