/**
 * Test the arguments and the errors of `mexplorer pack`. The test package.spec.js opens packages in a
 * browser.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, test } from 'vitest';
import { unzipSync } from 'fflate';
import { manifest } from '../package/manifest.ts';
import { pack } from '../package/pack.ts';

/** The folder with the scripts of packages. */
const DIST = fileURLToPath(new URL('../../../dist', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'mexplorer-pack-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, value: unknown) {
  const path = join(folder, name);
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return path;
}

const task = (one: object) => ({ title: 'T', tasks: [one] });
const good = file('good.json', task({ game: 'nim', position: '3 5 7' }));
const output = join(folder, 'out.zip');
/** The sources of the files of a package. */
const FROM = { dist: DIST, read: (name: string) => readFile(name, 'utf8') };

test('what the command does not know is named', async () => {
  const bad: [string[], object, string][] = [
    [[], { html: true, output }, 'pack_what'],
    [[good, good], { html: true, output }, 'pack_what'],
    [[good], { html: true }, 'pack_out'],
    [[good], { output }, 'pack_kind'],
    [[good], { output, html: true, scorm: '1.2' }, 'pack_kind'],
    [[good], { output, scorm: '1.3' }, 'pack_version'],
    [[good], { output, html: true, home: 'javascript:alert(1)' }, 'pack_home'],
    [['no-such'], { output, html: true }, 'pack_no_such'],
  ];
  for (const [what, options, key] of bad) {
    await assert.rejects(pack(what, options, FROM), { key }, key);
  }
});

test('a sheet that cannot be solved is not packed', async () => {
  const bad: [unknown, string][] = [
    ['{', 'sheet'],
    [task({ ask: 'move', game: 'nim', position: '1 1' }), 'no_wins'],
    [task({ game: 'graph a>b b>a', position: 'a' }), 'drawn'],
    [task({ ask: 'nimber', game: 'nim misere', position: '1 2' }), 'no_nimber'],
  ];
  for (const [i, [value, code]] of bad.entries()) {
    const what = [file(`bad-${i}.json`, value)];
    await assert.rejects(pack(what, { html: true, output }, FROM), { code }, code);
  }
  const typo = [file('typo.json', task({ game: 'nimm', position: '1' }))];
  await assert.rejects(pack(typo, { html: true, output }, FROM), { code: 'unknown-game' });
});

test('the same package has the same bytes, and no text breaks out of its page', async () => {
  const title = '</script><script>alert(1)</script>';
  const what = [file('title.json', { ...task({ game: 'nim', position: '1 2' }), title })];
  const { archive: first, target } = await pack(what, { scorm: '1.2', output }, FROM);
  assert.equal(target, output);
  const again = await pack(what, { scorm: '1.2', output }, FROM);
  assert.ok(Buffer.from(first).equals(again.archive));
  const page = Buffer.from(unzipSync(first)['index.html']).toString();
  assert.ok(!page.includes('<script>alert'));
  assert.equal(page.match(/<\/script>/g)?.length, 2);
});

test('a manifest keeps to what XML allows', () => {
  const text = manifest({
    version: '1.2',
    id: 'x',
    title: 'a\u0000<b>&"\'\ud800 周 𝄞',
    files: ['index.html'],
  });
  assert.ok(text.includes('<title>a&#60;b&#62;&#38;&#34;&#39; 周 𝄞</title>'));
});
