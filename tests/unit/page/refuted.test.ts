/** Wrong claims have their words in each language, and links to them and questions about them name them. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'vitest';
import { encode } from '../../../www/class/code.ts';
import { beliefsOf } from '../../../www/class/beliefs.ts';
import { ASKED, inventory } from '../../../www/class/inventory.ts';
import { nothingDone } from '../../../www/class/attempts.ts';
import { readResult, writeResult } from '../../../www/class/result.ts';
import { roster } from '../../../www/class/roster.ts';
import { claimOf, readSheet, writeSheet } from '../../../www/class/sheet.ts';
import { claims, refute } from '../../../www/engine/api.ts';
import en from '../../../www/i18n/en/refuted.ts';
import zh from '../../../www/i18n/zh/refuted.ts';
import { has, t } from '../../../www/i18n/index.ts';
import { fetchWords, langs } from '../../../www/i18n/languages.ts';
import { faults } from '../../../www/learn/faulty-programs.ts';
import { outline } from '../../../www/learn/outline.ts';
import type { Sheet } from '../../../www/class/sheet.ts';

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

test('wrong answers and wrong programs lead to claims that exist, in each language to the same', () => {
  const led = langs.map((lang) => {
    const folder = new URL(`../../../www/i18n/${lang}/learn/`, import.meta.url);
    return readdirSync(folder).flatMap((file) => {
      const text = readFileSync(new URL(file, folder), 'utf8');
      return [...text.matchAll(/\(refuted\?claim=([\w-]+)\)/g)].map(([, id]) => `${file} ${id}`);
    });
  });
  assert.ok(led[0].length >= 10);
  for (const one of led) assert.deepEqual(one, led[0]);
  const named = [
    ...led[0].map((line) => line.split(' ')[1]),
    ...Object.values(faults).flatMap(({ claim }) => claim ?? []),
  ];
  for (const id of named) assert.ok(ids.includes(id), id);
});

test('of twenty questions each names the claim that its wrong answer follows from', async () => {
  assert.equal(new Set(ASKED).size, 20);
  for (const lang of langs) {
    await fetchWords(lang, ['refuted', 'class', 'moves']);
    const sheet = await inventory(lang, 'Title');
    const link = `#v1/sheet?sheet=${await encode(writeSheet(sheet))}`;
    assert.ok(link.length < 2000, `${link.length}`);
    assert.deepEqual(readSheet(JSON.parse(writeSheet(sheet))), sheet);
    assert.equal(new Set(sheet.tasks.map((task) => 'question' in task && task.question)).size, 20);
    for (const [n, task] of sheet.tasks.entries()) {
      assert.ok(task.kind === 'question');
      const { position, says, truth } = await refute(ASKED[n]);
      assert.ok(task.question.includes(position), task.question);
      assert.equal(new Set(task.choices).size, task.choices?.length, ASKED[n]);
      const [[wrong, claim]] = Object.entries(task.claims ?? {});
      assert.equal(claim, ASKED[n]);
      assert.notEqual(wrong, task.answer);
      const sides = [says, truth].map(({ outcome }) =>
        t(lang, `refuted.${outcome === 'N' ? 'N' : 'P'}`),
      );
      if (sides.includes(wrong)) assert.deepEqual([wrong, task.answer], sides, claim);
      else if (/^\d+$/.test(wrong))
        assert.deepEqual([wrong, task.answer], [String(says.nimber), String(truth.nimber)], claim);
      else assert.equal(says.outcome, null, claim);
    }
  }
});

test('a result names the claim that was believed, and a class counts it before and after', async () => {
  const result = async (title: string, name: string, given: string, saved: string) => {
    const sheet: Sheet = readSheet({
      title,
      tasks: [{ question: 'Q', answer: 'a', choices: ['a', 'b'], claims: { b: 'xor-sizes' } }],
    });
    const claim = claimOf(sheet.tasks[0], given);
    const attempt = { right: given === 'a', seconds: 1, given, ...(claim ? { claim } : {}) };
    const work = { ...nothingDone(sheet), name, tasks: [{ position: '', attempts: [attempt] }] };
    const text = writeResult({ sheet, work, saved });
    assert.equal(text.includes('"claim": "xor-sizes"'), given === 'b');
    return readResult(text);
  };
  const results = await Promise.all([
    result('After', 'Ada', 'a', '2026-11-24T12:00:00.000Z'),
    result('Before', 'Ada', 'b', '2026-11-02T12:00:00.000Z'),
    result('Before', 'Emmy', 'b', '2026-11-03T12:00:00.000Z'),
    result('After', 'Emmy', 'b', '2026-11-25T12:00:00.000Z'),
  ]);
  const { groups, beliefs } = beliefsOf(roster(results).groups);
  assert.deepEqual(
    groups.map(({ sheet }) => sheet.title),
    ['Before', 'After'],
  );
  assert.deepEqual(beliefs, [{ claim: 'xor-sizes', counts: [2, 1] }]);
  // A sheet may name a claim only of a choice that it has, and a text.
  const bad = {
    title: 'T',
    tasks: [{ question: 'Q', answer: 'a', choices: ['a', 'b'], claims: 1 }],
  };
  assert.throws(() => readSheet(bad));
});
