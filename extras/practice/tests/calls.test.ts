/** Test calls of judge, gen and check: unknown or unsuitable commands, options and values are refused. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { folder, mexplorer } from '../../../tests/unit/cli/program.ts';
import { areRefused } from '../../../tests/unit/cli/refusal.ts';

const path = (name: string) => join(folder, name);
writeFileSync(path('in.txt'), '1\n2\n');

test('what a verb does not know is refused in both languages', async () => {
  await areRefused([
    [['fly'], /no verb “fly”.*judge, gen, check/],
    [['--seed', '1'], /--seed needs a verb/],
    [['judge', '--bogus', '891'], /no option --bogus/],
    [['judge', '891', '-x'], /no option -x/],
    [['judge', '891', '--seed', '1'], /judge has no option --seed/],
    [['check', '891', 'in.txt', 'in.txt', '-o', 'x'], /check has no option -o/],
    [['judge', '891', '--lang', 'xx'], /--lang: expected one of en, zh, found “xx”/],
    [['judge', '891', '--encoding', 'klingon'], /--encoding: expected .*“klingon”/],
    [['gen', '891', '--seed'], /--seed needs a value/],
    [['gen', '891', '--help=yes'], /--help takes no value/],
    [['gen', '891', '-o', 'x', '--out', 'y'], /are one option/],
  ]);
});

test('a call that is refused has the status 2 and writes nothing', () => {
  for (const args of [[], ['gen', '891', '--seed', 'x', '-o', 'x'], ['judge'], ['fly']]) {
    const { status, stdout, stderr } = mexplorer(...args);
    assert.deepEqual([status, stdout, stderr !== ''], [2, '', true], args.join(' '));
  }
  assert.ok(!existsSync(path('x')));
});

test('the help of judge is in the language asked for, and about judge alone', () => {
  const { status, stdout } = mexplorer('judge', '--help', '--lang', 'zh');
  assert.equal(status, 0);
  assert.match(stdout, /^ {2}mexplorer judge 题号/);
  assert.doesNotMatch(stdout, /mexplorer (gen|check) /);
});

test('-o, --output and --out are one option of every verb that writes', () => {
  const found = ['-o', '--output', '--out'].map((option, i) => {
    const file = `${i}g.txt`;
    const { status, stderr } = mexplorer('gen', '891', option, file);
    assert.equal(status, 0, stderr);
    return readFileSync(path(file), 'utf8');
  });
  assert.ok(found[0].length > 0 && found.every((text) => text === found[0]));
});
