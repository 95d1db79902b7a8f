/**
 * Test the files that the commands for practice problems read and write: encodings, pipes, errors of the
 * system, and whole files.
 */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { test } from 'vitest';
import { areSaid, noText } from '../../../tests/unit/cli/faulty-files.ts';
import { folder, mexplorer, shell, started } from '../../../tests/unit/cli/program.ts';

const path = (name: string) => join(folder, name);
const write = (name: string, bytes: string | Uint8Array) => writeFileSync(path(name), bytes);

test('what is no text is refused with its first wrong byte', () => {
  write('random.md', noText());
  for (const args of [
    ['judge', '891', 'random.md'],
    ['check', '891', 'random.md', 'random.md'],
  ]) {
    const { status, stderr } = mexplorer(...args);
    assert.equal(status, 2, args[0]);
    assert.match(stderr, /random\.md is no text: byte 2\d, /);
  }
});

test('pipes are read as files are', () => {
  const input = "printf '3\\n3\\n1 1 2\\n2\\n3 4\\n3\\n2 3 5\\n'";
  assert.deepEqual(shell(`mexplorer judge 1321 <(${input})`).stdout, 'YES\nNO\nNO\n');
  const right = shell(`${input} > p.in; mexplorer check 1321 p.in <(printf 'YES\\nNO\\nNO')`);
  assert.deepEqual([right.status, right.stdout], [0, 'Right.\n']);
  assert.equal(shell(`mexplorer check 1321 <(${input}) <(printf 'NO')`).status, 1);
  const named = shell(`mkfifo f; ${input} > f & mexplorer judge 1321 f`);
  assert.equal(named.stdout, 'YES\nNO\nNO\n');
});

test('errors of the system are said the same by every verb, in both languages', () => {
  mkdirSync(path('dir'), { recursive: true });
  write('plain', 'x');
  areSaid([
    [['judge', '891', 'none.txt'], /there is no file “none\.txt”/],
    [['check', '891', 'none.txt', 'plain'], /there is no file “none\.txt”/],
    [['judge', '891', 'dir'], /“dir” is a folder/],
    [['gen', '891', '-o', 'plain/x'], /“plain” is a file/],
    [['gen', '891', '--count', '2', '-o', 'plain'], /“plain” is a file/],
    [['gen', '891', '--count', '2', '-o', 'plain/x'], /“plain(\/x)?” is a file/],
    [['gen', '891', '-o', 'dir'], /“dir” is a folder/],
  ]);
});

test('a failed write to standard output has a sentence and the status 2', () => {
  write('in.txt', '1\n2\n');
  for (const line of [
    'mexplorer check 891 in.txt <(mexplorer judge 891 in.txt) > /dev/full',
    'mexplorer judge 891 in.txt > /dev/full',
  ]) {
    const { status, stderr } = shell(line);
    assert.equal(stderr, 'mexplorer: standard output: the disk is full.\n', line);
    assert.equal(status, 2, line);
  }
});

test('a file is replaced whole, with its permissions, through links', () => {
  write('real.txt', 'old');
  chmodSync(path('real.txt'), 0o640);
  symlinkSync('real.txt', path('link.txt'));
  assert.equal(mexplorer('gen', '891', '-o', 'link.txt').status, 0);
  assert.match(readFileSync(path('real.txt'), 'utf8'), /^\d/);
  assert.equal(statSync(path('real.txt')).mode & 0o777, 0o640);
  assert.equal(shell('mexplorer gen 891 -o /dev/null').status, 0);
  assert.ok(!readdirSync(folder).some((name) => name.endsWith('.tmp')));
});

test('a program that is ended leaves all tests or none', async () => {
  for (const wait of [800, 1600, 2400]) {
    const out = `killed-${wait}`;
    const child = started('gen', '891', '--count', '400', '-o', out);
    // Listen for the exit before sending the signal: on a fast machine the program may end first.
    const exit = once(child, 'exit');
    await pause(wait);
    child.kill('SIGTERM');
    await exit;
    const names = existsSync(path(out)) ? readdirSync(path(out)) : [];
    assert.ok(
      names.every((name) => !name.endsWith('.tmp')),
      `${names}`,
    );
    for (const name of names) assert.ok(statSync(join(path(out), name)).size > 0, name);
  }
});

test('what a killed program has left is removed by the next call', async () => {
  const out = path('left');
  const left = `.mexplorer-${hostname()}-`;
  // Leave temporary folders of three processes: one that does not exist, one on another machine, which may
  // still be writing, and one that is running.
  mkdirSync(join(out, `${left}4194999.tmp`), { recursive: true });
  writeFileSync(join(out, `${left}4194999.tmp`, '0'), 'half');
  mkdirSync(join(out, '.mexplorer-elsewhere-1.tmp'));
  mkdirSync(join(out, `${left}${process.pid}.tmp`));
  assert.equal(mexplorer('gen', '891', '--count', '3', '-o', 'left').status, 0);
  assert.deepEqual(
    readdirSync(out).sort(),
    [
      '.mexplorer-elsewhere-1.tmp',
      `${left}${process.pid}.tmp`,
      ...['1', '2', '3'].flatMap((name) => [`${name}.in`, `${name}.out`]),
    ].sort(),
  );
  // A killed program cannot remove its temporary folder. It leaves one at most, which the next call removes.
  const child = started('gen', '891', '--count', '100', '-o', 'killed');
  const exit = once(child, 'exit');
  while (child.exitCode === null && !existsSync(path('killed'))) await pause(25);
  await pause(40);
  child.kill('SIGKILL');
  await exit;
  const hidden = () => readdirSync(path('killed')).filter((name) => name.startsWith('.'));
  assert.ok(hidden().length <= 1, `${hidden()}`);
  assert.equal(mexplorer('gen', '891', '--count', '100', '-o', 'killed').status, 0);
  assert.deepEqual(hidden(), []);
});
