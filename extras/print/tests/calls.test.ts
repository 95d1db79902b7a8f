/** Test that `mexplorer render` and `mexplorer picture` report every argument that they cannot use. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { folder, mexplorer } from '../../../tests/unit/cli/program.ts';
import { areRefused } from '../../../tests/unit/cli/refusal.ts';

const path = (name: string) => join(folder, name);
writeFileSync(path('a.md'), '# A\n');

test('what a verb does not know is refused in both languages', async () => {
  await areRefused([
    [['fly'], /no verb “fly”.*render, picture/],
    [['--theme', 'light'], /--theme needs a verb/],
    [['render', 'a.md', '--seed', '1'], /render has no option --seed/],
    [['judge', '891', '--theme', 'dark'], /judge has no option --theme/],
    [
      ['render', 'a.md', '--theme', 'pink'],
      /--theme: expected one of light, dark, auto, found “pink”/,
    ],
    [['render', 'a.md', '--print', 'all'], /--print: expected one of question, answer/],
    [['render', 'a.md', '--images', 'png'], /--images: expected one of inline, files, tex/],
    [['render'], /which notes/],
    [['picture', 'game=nim', '-o', 'p.png'], /\.svg, \.tex, \.html, \.txt, found “p\.png”/],
    [['picture', 'game=nim', '-o', 'p'], /found “p”/],
    [['picture', 'game'], /expected NAME=VALUE.*“game”/],
    [['picture', '{"game"'], /expected JSON/],
    [['picture', 'game=chess'], /chess/],
    [['picture', 'colour=red', 'game=nim'], /colour/],
  ]);
});

test('a call that is refused has the status 2 and writes nothing', () => {
  for (const args of [
    ['render', 'a.md', '--theme', 'pink'],
    ['render', 'a.md', '-o', '-'],
    ['picture', 'game=nim', '-o', 'p.png'],
  ]) {
    const { status, stdout, stderr } = mexplorer(...args);
    assert.deepEqual([status, stdout, stderr !== ''], [2, '', true], args.join(' '));
  }
  for (const name of ['p.png', 'a.static.md']) assert.ok(!existsSync(path(name)), name);
});

test('-o, --output and --out are one option', () => {
  const found = ['-o', '--output', '--out'].map((option, i) => {
    const { status, stderr } = mexplorer('render', 'a.md', option, `${i}r.md`);
    assert.equal(status, 0, stderr);
    return readFileSync(path(`${i}r.md`), 'utf8');
  });
  assert.deepEqual(found, Array(3).fill('# A\n'));
});

test('all notes are read before any is written, and none replaces another', () => {
  mkdirSync(path('b'), { recursive: true });
  writeFileSync(path('b/a.md'), '# B\n');
  const missing = mexplorer('render', 'a.md', 'missing.md', '-o', 'out/');
  assert.equal(missing.status, 2);
  assert.match(missing.stderr, /no file “missing\.md”/);
  assert.ok(!existsSync(path('out')));
  const twice = mexplorer('render', 'a.md', 'b/a.md', '-o', 'out/');
  assert.equal(twice.status, 2);
  assert.match(twice.stderr, /“a\.md” and “b\/a\.md” would both be written/);
  assert.ok(!existsSync(path('out')));
  const widget = '<mex-game game="nim" position="1"></mex-game>\n';
  writeFileSync(path('n.md'), widget);
  writeFileSync(path('n.html'), widget);
  const both = mexplorer('render', 'n.md', 'n.html', '-o', 'both/', '--images', 'files');
  assert.equal(both.status, 0, both.stderr);
  assert.ok(existsSync(path('both/n-1.svg')) && existsSync(path('both/n.html-1.svg')));
});
