/** Test `mexplorer judge`, `gen` and `check` as processes: their output and their exit statuses. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import * as mexplorer from 'mexplorer';
import { sizeOf } from '../check/batch.ts';
import { fed, folder } from '../../../tests/unit/cli/program.ts';

const cli = (args: string[], input: string | Buffer = '') => fed(input, ...args);
const write = (name: string, text: string | Buffer) => writeFileSync(join(folder, name), text);

test('judge prints the exact output, from standard input and from a file', () => {
  const input = '3\n3\n1 1 2\n2\n3 4\n3\n2 3 5\n';
  const wanted = { status: 0, stdout: 'YES\nNO\nNO\n', stderr: '' };
  assert.deepEqual(cli(['judge', '1321'], input), wanted);
  write('windows.txt', input.replaceAll('\n', '\r\n'));
  assert.deepEqual(cli(['judge', '1321', 'windows.txt']), wanted);
  // Read UTF-16, which the redirection `>` of PowerShell writes.
  write('wide.txt', Buffer.from(`\ufeff${input}`, 'utf16le'));
  assert.deepEqual(cli(['judge', '1321', 'wide.txt']), wanted);
});

test('an input that cannot be read is said with line and column', () => {
  const bad = '3\n1 two 3\n';
  const english = cli(['judge', '891'], bad);
  assert.equal(english.status, 2);
  assert.equal(english.stdout, '');
  assert.match(english.stderr, /standard input, line 2, column 3: .*“two”/);
  // An error in the rule of an own game is located in the rule.
  for (const input of ['1\n3\n', '']) {
    const { status, stderr } = cli(['judge', 'n -> n-1 | m'], input);
    assert.equal(status, 2);
    assert.match(stderr, /n -> n-1 \| m, line 1, column 12: /);
    assert.doesNotMatch(stderr, /standard input/);
  }
  assert.match(cli(['judge', '891', '--lang', 'zh'], bad).stderr, /第 2 行第 3 列：.*应为/);
  assert.match(
    cli(['judge', '891'], '3\n1 2\n').stderr,
    /line \d, column \d+: The input ends too early/,
  );
  for (const input of [Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2]), Buffer.alloc(2 ** 26 + 1)]) {
    const { status, stderr } = cli(['judge', '891'], input);
    assert.equal(status, 2);
    assert.match(stderr, /standard input is (no text: byte 4, .*|longer than 64 MB\.)\n$/);
  }
});

test('an unknown problem names those that may have been meant', () => {
  const { status, stderr } = cli(['judge', 'HDU1874'], '1');
  assert.equal(status, 2);
  assert.match(stderr, /Did you mean .*HDU1847/);
  assert.match(cli(['gen', '1847', '--lang', 'zh']).stderr, /要写的是 HDU1847 吗？/);
});

test('gen prints the input of a seed, as randomTest does', async () => {
  for (const [id, seed] of [
    ['892', 7],
    ['HDU2176', 0],
    ['102780F', 2 ** 31 - 1],
  ] as const) {
    const { status, stdout } = cli(['gen', id, '--seed', String(seed)]);
    assert.equal(status, 0);
    assert.equal(stdout, await mexplorer.randomTest(id, seed));
  }
});

test('gen --count writes distinct inputs with their outputs, the smallest first', async () => {
  const { status, stdout } = cli(['gen', '893', '--count', '30', '--seed', '5', '-o', 'tests']);
  assert.equal(status, 0);
  assert.match(stdout, /^Wrote 30 inputs/);
  const names = readdirSync(join(folder, 'tests')).sort();
  assert.equal(names.length, 60);
  const inputs = names
    .filter((name) => name.endsWith('.in'))
    .map((name) => readFileSync(join(folder, 'tests', name), 'utf8'));
  assert.equal(new Set(inputs).size, 30);
  const sizes = inputs.map(sizeOf);
  assert.deepEqual(
    sizes,
    [...sizes].sort((a, b) => a - b),
  );
  for (const [i, input] of inputs.entries()) {
    const output = readFileSync(join(folder, 'tests', names[2 * i + 1]), 'utf8');
    assert.equal(output, `${await mexplorer.judge('893', input)}\n`);
  }
});

test('gen --count does not mix its files with those of an earlier call', () => {
  const gen = (count: string) => cli(['gen', '891', '--count', count, '-o', 'mixed']);
  assert.equal(gen('12').status, 0);
  assert.equal(gen('12').status, 0);
  const { status, stderr } = gen('11');
  assert.equal(status, 2);
  assert.match(stderr, /“mixed” holds other tests, such as 12\.(in|out)/);
});

test('check tells right from wrong, and names the first line that differs', () => {
  write('in.txt', '3\n3\n1 1 2\n2\n3 4\n3\n2 3 5\n');
  for (const right of ['YES\nNO\nNO', 'YES \r\nNO\r\nNO\r\n\r\n', ' YES\nNO\nNO\n\n\n']) {
    write('out.txt', right);
    assert.deepEqual(cli(['check', '1321', 'in.txt', 'out.txt']), {
      status: 0,
      stdout: 'Right.\n',
      stderr: '',
    });
  }
  for (const [wrong, says] of [
    ['YES\nYES\nNO\n', 'Wrong at line 2: expected “NO”, found “YES”.\n'],
    ['YES\nNO\n', 'Wrong at line 3: expected “NO”, found nothing.\n'],
    ['YES\nNO\nNO\nNO\n', 'Wrong at line 4: expected nothing, found “NO”.\n'],
    ['yes\nNO\nNO\n', 'Wrong at line 1: expected “YES”, found “yes”.\n'],
    ['', 'Wrong at line 1: expected “YES”, found nothing.\n'],
  ]) {
    const { status, stdout } = cli(['check', '1321', 'in.txt', '-'], wrong);
    assert.equal(status, 1);
    assert.equal(stdout, says);
  }
});

test('a call that is not understood has the status 2 and a sentence', () => {
  write('in.txt', '1\n2\n');
  for (const args of [
    ['judge'],
    ['judge', '891', 'none.txt'],
    ['judge', '891', 'in.txt', 'more'],
    ['gen'],
    ['gen', '891', '--seed', 'x'],
    ['gen', '891', '--seed', '-1'],
    ['gen', '891', '--seed', '99999999999'],
    ['gen', '891', '--count', '3'],
    ['gen', '891', '--count', '0', '-o', 'tests'],
    ['gen', '891', '--count', '3', '-o', 'in.txt'],
    ['check', '891', 'in.txt'],
    ['check', '891', '-', '-'],
  ]) {
    for (const lang of ['en', 'zh']) {
      const { status, stdout, stderr } = cli([...args, '--lang', lang]);
      assert.equal(status, 2, args.join(' '));
      assert.equal(stdout, '');
      assert.match(stderr, /^mexplorer: ./);
      assert.doesNotMatch(stderr, /undefined|static\./);
    }
  }
  assert.match(cli(['--help']).stdout, /mexplorer judge/);
  assert.match(cli(['--help', '--lang', 'zh']).stdout, /mexplorer check 题号/);
});
