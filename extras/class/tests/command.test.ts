/** Test calls of `mexplorer pack` that are refused, in both languages. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { folder, mexplorer } from '../../../tests/unit/cli/program.ts';

test('a package that cannot be made is refused, and nothing is written', () => {
  const cases: [string[], RegExp][] = [
    [['pack', 'nim', '--scorm', '3', '--out', 'x.zip'], /expected 1\.2 or 2004, found “3”/],
    [['pack', 'nim', '--out', 'x.zip'], /either --scorm 1\.2, --scorm 2004 or --html/],
    [['pack', 'nim', '--html'], /where to\?/],
    [['pack', '--html', '--out', 'x.zip'], /expected one file with a task sheet/],
    [['judge', '891', '--scorm', '1.2'], /judge has no option --scorm/],
  ];
  for (const [args, says] of cases) {
    const { status, stdout, stderr } = mexplorer(...args, '--lang', 'en');
    assert.deepEqual([status, stdout], [2, ''], args.join(' '));
    assert.match(stderr, says, args.join(' '));
    const chinese = mexplorer(...args, '--lang', 'zh').stderr;
    assert.match(chinese, /\p{Script=Han}/u, args.join(' '));
    assert.doesNotMatch(stderr + chinese, /undefined|static\.cli/, args.join(' '));
  }
  assert.ok(!existsSync(join(folder, 'x.zip')));
});

test('a file that is no text, and a folder, are refused as by other verbs', () => {
  const bytes = Uint8Array.from({ length: 3000 }, (_, i) => (i < 20 ? 0x41 : (i * 167 + 31) % 256));
  writeFileSync(join(folder, 'sheet.json'), bytes);
  mkdirSync(join(folder, 'dir'), { recursive: true });
  for (const [file, says] of [
    ['sheet.json', /sheet\.json is no text: byte 2\d, /],
    ['dir', /“dir” is a folder/],
  ] as const) {
    const { status, stderr } = mexplorer('pack', file, '--html', '-o', 'y.zip');
    assert.equal(status, 2, file);
    assert.match(stderr, says);
  }
  assert.ok(!existsSync(join(folder, 'y.zip')));
});
