/**
 * Test the concept inventory: its questions ask about wrong claims, and the results of a class show which
 * claims were believed.
 */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { refute } from 'mexplorer';
import { fetchWords, langs, t } from 'mexplorer/kit';
import { encode } from '../sheet/code.ts';
import { beliefsOf } from '../results/beliefs.ts';
import { ASKED, inventory } from '../sheet/inventory.ts';
import { nothingDone } from '../sheet/attempts.ts';
import { readResult, writeResult } from '../results/result.ts';
import { roster } from '../results/roster.ts';
import { claimOf, readSheet, writeSheet } from '../sheet/sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';

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
  // In a sheet, `claims` must map choices of the question to texts.
  const bad = {
    title: 'T',
    tasks: [{ question: 'Q', answer: 'a', choices: ['a', 'b'], claims: 1 }],
  };
  assert.throws(() => readSheet(bad));
});
