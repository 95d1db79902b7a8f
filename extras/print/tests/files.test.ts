/**
 * Test the files that `render` and `picture` read and write: encodings, pipes and errors of the file system.
 */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { decodeText } from 'mexplorer/kit';
import { areSaid, noText } from '../../../tests/unit/cli/faulty-files.ts';
import { folder, mexplorer, shell } from '../../../tests/unit/cli/program.ts';
import { encodeText } from '../cli/encode-text.ts';

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
  write('random.md', noText());
  const { status, stderr } = mexplorer('render', 'random.md', '-o', 'random.out.md');
  assert.equal(status, 2);
  assert.match(stderr, /random\.md is no text: byte 2\d, /);
  assert.ok(!existsSync(path('random.out.md')));
  write('cut.md', Buffer.from(NOTES.trimEnd()).subarray(0, -1));
  assert.match(mexplorer('render', 'cut.md').stderr, /ends within a character of utf-8/);
});

test('decoding and encoding are inverse to each other', () => {
  let all = '';
  for (let point = 0x20; point < 0x30000; point += 1) {
    const isLone = point >= 0xd800 && point < 0xe000;
    // Skip the private use area, since some of its characters have no code in GB 18030.
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
});

test('notes come through a pipe, if the result has a name', () => {
  const notes = shell(`mexplorer render <(printf '# x') -o piped.md; cat piped.md`);
  assert.equal(notes.stdout, 'Wrote piped.md.\n# x');
  assert.match(shell(`mexplorer render <(printf '# x')`).stderr, /is a pipe\. Name the result/);
});

test('errors of the system are said the same by every verb', () => {
  mkdirSync(path('dir'), { recursive: true });
  write('plain', 'x');
  areSaid([
    [['render', 'none.md'], /there is no file “none\.md”/],
    [['render', 'dir'], /“dir” is a folder/],
    [['picture', 'game=nim', '-o', 'plain/x.svg'], /“plain” is a file/],
    [['picture', 'game=nim', '-o', `${'x'.repeat(300)}.svg`], /the name “x+…” is too long/],
    [['picture', 'game=nim', '-o', '/proc/nothing/x.svg'], /\/proc\/nothing/],
  ]);
});

test('a reader that stops early is no error', () => {
  const { status, stdout, stderr } = shell(
    'set -o pipefail; mexplorer picture game=nim "position=3 5 7" | head -c 4',
  );
  assert.deepEqual([status, stdout, stderr], [0, '<svg', '']);
});
