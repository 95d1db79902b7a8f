/** Test tasks whose answer is the rule behind a table of SG values. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { verdictOn } from 'mexplorer/kit';
import { isAsStated, questionOf } from '../results/recheck.ts';
import { readSheet } from '../sheet/sheet.ts';

const taskOf = (rule: string) => readSheet({ title: 'T', tasks: [{ rule }] }).tasks[0];

const judge = async (rule: string, claim: string) => {
  const question = questionOf(taskOf(rule), '');
  assert.ok(question);
  return verdictOn({ ...question, wanted: '' }, claim);
};

test('a claim is right if it has the value of every heap', async () => {
  const half = 'n -> n-k for k in 1..n/2';
  for (const [rule, claim, right] of [
    [half, 'g(2*m) = m | g(2*m+1) = g(m)', true],
    [half, 'g(n) = n/2 if n % 2 == 0 | g((n-1)/2)', true],
    [half, 'g(n) = n/2', false],
    // The first claim says nothing about odd heaps; the second gives the lost heaps without the values of the
    // others.
    [half, 'g(2*m) = m', false],
    [half, 'lost if n == 2^log2(n+1)-1', false],
    ['kayles', 'period 12 from 71', true],
    ['kayles', 'period 24 from 100', true],
    ['kayles', 'period 12', false],
    // Such a preperiod or period covers nearly all compared values, so that almost nothing tests the claim.
    ['octal 0.6', 'period 3 from 9996', false],
    ['octal 0.6', 'period 9998', false],
  ] as const) {
    assert.equal((await judge(rule, claim)).verdict, right, `${rule}: ${claim}`);
  }
});

test('what is no claim is no answer, and a wrong one is told where it fails', async () => {
  assert.equal((await judge('kayles', 'every twelve')).verdict, null);
  const { verdict, fails } = await judge('nim', 'g(n) = n % 8');
  assert.equal(verdict, false);
  assert.equal(fails?.position, '8');
});

test('a result is judged again', async () => {
  const task = taskOf('subtract 1 2');
  const attempt = (given: string, right: boolean) => ({ given, right, seconds: 1 });
  assert.ok(await isAsStated(task, '', attempt('g(n) = n % 3', true)));
  assert.ok(!(await isAsStated(task, '', attempt('g(n) = n % 4', true))));
  assert.ok(await isAsStated(task, '', attempt('g(n) = n % 4', false)));
});
