/**
 * Test the files of the command line: invalid text, errors of the file system, a full disk, and a reader that
 * stops early.
 */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { FileError, explained } from '../../../www/cli/refused.ts';
import { NotText, decodeText } from '../../../www/ui/text/decode-text.ts';
import { shell } from './program.ts';

test('bytes that are no text are refused with the first wrong one', () => {
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

test('errors of the system are said in both languages', () => {
  for (const code of ['ENOENT', 'EACCES', 'EISDIR', 'ENOTDIR', 'ENOSPC', 'EROFS', 'EXYZ']) {
    const said = explained(new FileError(code, 'plain'), 'zh');
    assert.match(said, /plain/);
    assert.match(said, /\p{Script=Han}/u);
    assert.match(said, code === 'EXYZ' ? /EXYZ/ : /^[^A-Z]*$/);
  }
});

test('a failed write to standard output has a sentence and the status 2', () => {
  for (const line of ['mexplorer --help > /dev/full', 'mexplorer --version > /dev/full']) {
    const { status, stderr } = shell(line);
    assert.equal(stderr, 'mexplorer: standard output: the disk is full.\n', line);
    assert.equal(status, 2, line);
  }
});

test('a reader that stops early is no error', () => {
  const help = shell('set -o pipefail; mexplorer --help --lang en | head -c 9');
  assert.deepEqual([help.status, help.stdout, help.stderr], [0, 'Mexplorer', '']);
  assert.equal(shell('mexplorer fly 2>&1 >/dev/null | true; echo $?').stdout, '0\n');
});
