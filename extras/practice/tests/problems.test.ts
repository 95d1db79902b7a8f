/** Test the practice problems: their samples, their headings, and the search for them. */
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { claims, judge, randomTest, readings } from 'mexplorer';
import { certainOf, defaults, readLink, writeLink } from 'mexplorer/kit';
import { faults } from '../check/faults.ts';
import { practice } from '../extra.ts';
import en from '../words/en/practice.ts';
import zh from '../words/zh/practice.ts';
import { problems } from '../problems.ts';
import { findProblems, lookUp } from '../view/find-problems.ts';

test('the judge answers the samples and its own random tests', async () => {
  for (const { id, input, output } of problems) {
    assert.equal(await judge(id, input), output, id);
    assert.equal(await judge(id, `${input.replaceAll('\n', '\r\n')} \r\n`), output, id);
    for (let seed = 0; seed < 20; seed++) await judge(id, await randomTest(id, seed));
  }
});

test('ids are told apart by their letters and digits, by which a mistyped one is found', () => {
  const plain = problems.map(({ id }) => id.toLowerCase().replace(/[^a-z0-9]/g, ''));
  assert.equal(new Set(plain).size, problems.length);
});

test('problems stand under the headings that they belong to, and keep their answers', () => {
  const ideaOf = (wanted: string) => problems.find(({ id }) => id === wanted)?.idea;
  assert.equal(ideaOf('102780F'), 'subtraction');
  assert.equal(ideaOf('102780H'), 'subtraction');
  for (const lang of ['en', 'zh']) {
    const text = readFileSync(join(import.meta.dirname, `../words/${lang}/practice.ts`), 'utf8');
    assert.doesNotMatch(/text_POJ2975:\s+'(.*)',/u.exec(text)?.[1] ?? 'nim-sum', /nim-sum|异或和/u);
  }
});

test('a text that names a problem leads to its page', async () => {
  const named = certainOf(await readings('AcWing 893'))?.problem;
  assert.ok(named && practice.problem);
  const link = writeLink({ ...defaults, ...practice.problem.at(named) });
  assert.equal(link, '#v1/practice?problem=893');
});

test('a search for problems is sure of what is found by text, and of a certain number', async () => {
  assert.deepEqual((await lookUp('')).isSure, false);
  const numbered = await lookUp('893');
  assert.equal(numbered.problems[0].id, '893');
  assert.ok(numbered.isSure);
  const pasted = '2\n2 5\n3\n2 4 7\n';
  assert.equal(findProblems(pasted).length, 0);
  const meant = await lookUp(pasted);
  assert.ok(meant.problems.some(({ id }) => id === '893'));
  assert.equal(meant.isSure, meant.problems.length === 1);
});

test('a link keeps an input, but for a long one', () => {
  const input = '2\n2 5\r\n3\n２ 4，7\n';
  const link = writeLink({ ...defaults, view: 'practice', problem: '893', input });
  assert.equal(readLink(link).state.input, input);
  const long = writeLink({ ...defaults, view: 'practice', input: '1 '.repeat(5000) });
  assert.ok(long.length < 200);
});

test('each known wrong rule is described, and leads to a claim that exists', async () => {
  const ids = (await claims()).map(({ id }) => id);
  for (const [name, { claim }] of Object.entries(faults)) {
    for (const words of [en, zh]) assert.ok(`fault_${name}` in words, name);
    if (claim) assert.ok(ids.includes(claim), claim);
  }
});
