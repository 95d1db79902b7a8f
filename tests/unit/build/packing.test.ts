/** Test the files of dist/ that other pages use. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'vitest';
import { unzipSync } from 'fflate';
import { pageFiles } from '../../../scripts/build/offline.mjs';
import { which } from '../../../scripts/lib/paths.mjs';
import { zip } from '../../../scripts/build/zip.mjs';
import { elements } from '../../../scripts/lib/widgets.mjs';

const DIST = new URL('../../../dist/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, DIST));
test('the hashes are those of the files, and the addresses that never change hold the same', () => {
  const { version, files } = JSON.parse(String(read('integrity.json')));
  assert.ok(Object.keys(files).length >= 3);
  for (const [name, hash] of Object.entries(files)) {
    const is = createHash('sha384').update(read(name)).digest('base64');
    assert.equal(hash, `sha384-${is}`);
    assert.deepEqual(read(`mexplorer@${version}/${name}`), read(name));
  }
});

test('the archive is one that others can open, with the same bytes each time', () => {
  const files = { 'a/页.txt': 'text', 'b.bin': Buffer.from([0, 1, 2, 255]) };
  assert.deepEqual(zip(files), zip(files));
  assert.deepEqual(
    Object.entries(unzipSync(zip(files))),
    Object.entries(files).map(([name, text]) => [name, new Uint8Array(Buffer.from(text))]),
  );
  const python = which('python3');
  if (!python) return;
  // Read the archive by Python, as an independent implementation of the format.
  const folder = mkdtempSync(join(tmpdir(), 'mexplorer-zip-'));
  writeFileSync(join(folder, 'x.zip'), zip(files));
  const script =
    'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print(*z.namelist())';
  try {
    const said = execFileSync(python, ['-c', script, join(folder, 'x.zip')], {
      env: { ...process.env, PYTHONIOENCODING: 'utf-8' },
    });
    assert.equal(String(said).trim(), 'a/页.txt b.bin');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the page is kept for when there is no network, and nothing besides', () => {
  const files = pageFiles();
  const html = String(read('index.html'));
  for (const [, file] of html.matchAll(/(?:src|href)="\.\/([^"]+)"/g)) {
    assert.ok(files.includes(file), file);
  }
  const others = [
    'embed.js',
    'mexplorer-standalone.js',
    'mexplorer-core.js',
    'mexplorer-offline.zip',
  ];
  for (const file of others) {
    assert.ok(!files.includes(file), file);
  }
  const list = JSON.parse(String(read('sw.js')).match(/\((\{"version".*\})\)/)?.[1] ?? 'null');
  const binaries = ['mexplorer_bg', 'mexplorer_small'].map((name) => `wasm/${name}.wasm`);
  const kept = Object.keys(list.files).map((address) => address.replace(/\?v=\w+$/, ''));
  assert.deepEqual(kept.sort(), [...files, ...binaries].sort());
  const [hash] = list.files['index.html'];
  assert.equal(hash, createHash('sha256').update(read('index.html')).digest('base64'));
});

test('the manifest names every element with all that its contract has', () => {
  const { modules } = JSON.parse(String(read('custom-elements.json')));
  const declarations: { tagName: string; attributes: object[]; events: object[] }[] =
    modules[0].declarations;
  const found = declarations.map(({ tagName, attributes, events }) => [
    tagName,
    attributes.length,
    events.length,
  ]);
  assert.deepEqual(
    found,
    elements.map(({ tag, attributes, events }) => [tag, attributes.length, events.length]),
  );
});
