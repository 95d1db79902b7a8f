/** Files that the command line reads and writes: encodings, pipes, errors of the system, whole files. */
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
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { test } from 'vitest';
import { FileError, explained } from '../../../www/cli/refused.ts';
import { encodeText } from '../../../www/cli/encode-text.ts';
import { NotText, decodeText } from '../../../www/ui/text/decode-text.ts';
import { folder, mexplorer, shell, started } from './program.ts';

const path = (name: string) => join(folder, name);
const write = (name: string, bytes: string | Uint8Array) => writeFileSync(path(name), bytes);
const NOTES = '# 讲义 ≥ 𠀀\r\n\r\n```mex\ngame: nim\nposition: 3 5 7\n```\n结束\n';
const PAGE = (charset: string) =>
  `<meta charset="${charset}"><p>中文</p>\n<mex-game game="nim" position="1"></mex-game>\n`;

const gb = (text: string) => encodeText(text, { label: 'gb18030', marked: false });

test('notes are written in the encoding that they had', () => {
  const kinds: [string, Uint8Array, string][] = [
    ['utf8', Buffer.from(NOTES), 'utf-8'],
    ['mark', Buffer.from(`\ufeff${NOTES}`), 'utf-8'],
    ['wide', Buffer.from(`\ufeff${NOTES}`, 'utf16le'), 'utf-16le'],
    ['big', Buffer.from(`\ufeff${NOTES}`, 'utf16le').swap16(), 'utf-16be'],
    ['gb', gb(NOTES), 'gb18030'],
  ];
  for (const [name, bytes, label] of kinds) {
    write(`${name}.md`, bytes);
    const { status, stderr } = mexplorer('render', `${name}.md`, '-o', `${name}.out.md`);
    assert.equal(status, 0, stderr);
    assert.equal(stderr !== '', label === 'gb18030', 'a guess is said');
    const after = readFileSync(path(`${name}.out.md`));
    assert.deepEqual([...after.subarray(0, 6)], [...bytes.subarray(0, 6)], name);
    const text = new TextDecoder(label, { fatal: true }).decode(after);
    assert.match(text, /^# 讲义 ≥ 𠀀\r\n\r\n!\[.*\]\(<.*>\)\n结束\n$/u);
  }
});

test('a page says its encoding, and the command line can', () => {
  write('gbk.html', encodeText(PAGE('gbk'), { label: 'gb18030', marked: false }));
  write('big5.html', encodeText(PAGE('big5'), { label: 'big5', marked: false }));
  write(
    'big5.md',
    encodeText(
      NOTES.replace('讲', '講').replace('义', '義').replace('结', '結').replace(' ≥ 𠀀', ''),
      {
        label: 'big5',
        marked: false,
      },
    ),
  );
  for (const [args, label] of [
    [['gbk.html'], 'gb18030'],
    [['big5.html'], 'big5'],
    [['big5.md', '--encoding', 'Big5', '--lang', 'en'], 'big5'],
  ] as const) {
    const { status, stderr } = mexplorer('render', ...args, '-o', 'said.out');
    assert.equal(status, 0, stderr);
    const text = new TextDecoder(label, { fatal: true }).decode(readFileSync(path('said.out')));
    assert.match(text, /中文|講義/u);
  }
});

test('what is no text is refused with its first wrong byte, and nothing is written', () => {
  const bytes = Uint8Array.from({ length: 3000 }, (_, i) => (i < 20 ? 0x41 : (i * 167 + 31) % 256));
  write('random.md', bytes);
  for (const args of [
    ['render', 'random.md', '-o', 'random.out.md'],
    ['judge', '891', 'random.md'],
    ['check', '891', 'random.md', 'random.md'],
  ]) {
    const { status, stderr } = mexplorer(...args);
    assert.equal(status, 2, args[0]);
    assert.match(stderr, /random\.md is no text: byte 2\d, /);
  }
  assert.ok(!existsSync(path('random.out.md')));
  write('cut.md', Buffer.from(NOTES.trimEnd()).subarray(0, -1));
  assert.match(mexplorer('render', 'cut.md').stderr, /ends within a character of utf-8/);
});

test('decoding and encoding are inverse to each other', () => {
  let all = '';
  for (let point = 0x20; point < 0x30000; point += 1) {
    const isLone = point >= 0xd800 && point < 0xe000;
    // Private use: in part without a code.
    const isPrivate = point >= 0xe000 && point < 0xf900;
    if (!isLone && !isPrivate) all += String.fromCodePoint(point);
  }
  for (const label of ['utf-8', 'utf-16le', 'utf-16be', 'gb18030']) {
    const marked = label.startsWith('utf-16');
    const bytes = encodeText(all, { label, marked });
    const found = decodeText(bytes, { named: label });
    assert.deepEqual(found.encoding, { label, marked });
    assert.ok(found.text === all, label);
  }
  for (const [bytes, byte] of [
    [[0x61, 0x62, 0xff], 2],
    [[0xe4, 0xb8, 0x20, 0xff], 2],
    [[0x7f, 0x45, 0, 1], 2],
    [[0x80, 0xff], 0],
  ] as const) {
    assert.throws(
      () => decodeText(Uint8Array.from(bytes)),
      (error) => error instanceof NotText && error.byte === byte,
    );
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
  const notes = shell(`mexplorer render <(printf '# x') -o piped.md; cat piped.md`);
  assert.equal(notes.stdout, 'Wrote piped.md.\n# x');
  assert.match(shell(`mexplorer render <(printf '# x')`).stderr, /is a pipe\. Name the result/);
});

test('errors of the system are said the same by every verb, in both languages', () => {
  mkdirSync(path('dir'), { recursive: true });
  write('plain', 'x');
  const cases: [string[], RegExp][] = [
    [['judge', '891', 'none.txt'], /there is no file “none\.txt”/],
    [['check', '891', 'none.txt', 'plain'], /there is no file “none\.txt”/],
    [['render', 'none.md'], /there is no file “none\.md”/],
    [['judge', '891', 'dir'], /“dir” is a folder/],
    [['render', 'dir'], /“dir” is a folder/],
    [['picture', 'game=nim', '-o', 'plain/x.svg'], /“plain” is a file/],
    [['gen', '891', '-o', 'plain/x'], /“plain” is a file/],
    [['gen', '891', '--count', '2', '-o', 'plain'], /“plain” is a file/],
    [['gen', '891', '--count', '2', '-o', 'plain/x'], /“plain(\/x)?” is a file/],
    [['gen', '891', '-o', 'dir'], /“dir” is a folder/],
    [['picture', 'game=nim', '-o', `${'x'.repeat(300)}.svg`], /the name “x+…” is too long/],
    [['picture', 'game=nim', '-o', '/proc/nothing/x.svg'], /\/proc\/nothing/],
  ];
  for (const [args, says] of cases) {
    const { status, stdout, stderr } = mexplorer(...args);
    assert.deepEqual([status, stdout], [2, ''], args.join(' '));
    assert.match(stderr, says, args.join(' '));
    assert.doesNotMatch(stderr, /static\.cli|undefined|mistake|Error:|\n.*at /);
  }
  for (const code of ['ENOENT', 'EACCES', 'EISDIR', 'ENOTDIR', 'ENOSPC', 'EROFS', 'EXYZ']) {
    const said = explained(new FileError(code, 'plain'), 'zh');
    assert.match(said, /plain/);
    assert.match(said, /\p{Script=Han}/u);
    assert.match(said, code === 'EXYZ' ? /EXYZ/ : /^[^A-Z]*$/);
  }
});

test('a failed write to standard output has a sentence and the status 2', () => {
  write('in.txt', '1\n2\n');
  for (const line of [
    'mexplorer check 891 in.txt <(mexplorer judge 891 in.txt) > /dev/full',
    'mexplorer judge 891 in.txt > /dev/full',
    'mexplorer --help > /dev/full',
    'mexplorer --version > /dev/full',
  ]) {
    const { status, stderr } = shell(line);
    assert.equal(stderr, 'mexplorer: standard output: the disk is full.\n', line);
    assert.equal(status, 2, line);
  }
});

test('a reader that stops early is no error', () => {
  const { status, stdout, stderr } = shell(
    'set -o pipefail; mexplorer picture game=nim "position=3 5 7" | head -c 4',
  );
  assert.deepEqual([status, stdout, stderr], [0, '<svg', '']);
  assert.equal(shell('mexplorer fly 2>&1 >/dev/null | true; echo $?').stdout, '0\n');
});

test('a file is replaced whole, with its permissions, through links', () => {
  write('real.svg', 'old');
  chmodSync(path('real.svg'), 0o640);
  symlinkSync('real.svg', path('link.svg'));
  assert.equal(mexplorer('picture', 'game=nim', '-o', 'link.svg').status, 0);
  assert.match(readFileSync(path('real.svg'), 'utf8'), /^<svg/);
  assert.equal(statSync(path('real.svg')).mode & 0o777, 0o640);
  assert.equal(shell('mexplorer gen 891 -o /dev/null').status, 0);
  assert.ok(!readdirSync(folder).some((name) => name.endsWith('.tmp')));
});

test('a program that is ended leaves all tests or none', async () => {
  for (const wait of [800, 1600, 2400]) {
    const out = `killed-${wait}`;
    const child = started('gen', '891', '--count', '400', '-o', out);
    // On a fast machine the program ends by itself before it is told to.
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
