/** Test that a release has one version, lists its changes, and contains the licences of its parts. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import {
  CORES,
  allows,
  crateNotice,
  crates,
  metadata,
  npmPackages,
} from '../../../scripts/release/licences.mjs';
import {
  agreed,
  agreement,
  binaryHashes,
  changes,
  checkBuilt,
} from '../../../scripts/release/parts.mjs';
import { dated, hasUnreleased, notes, setVersion } from '../../../scripts/release/parts.mjs';
import { repositoryFault, withRepository } from '../../../scripts/release/repository.mjs';

const ROOT = new URL('../../../', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, ROOT), 'utf8');

test('every file that says the version says the same', () => {
  assert.match(agreed(), /^\d+\.\d+\.\d+/);
  assert.equal(checkBuilt(agreed()).version, agreed());
  assert.throws(() => checkBuilt('9.9.9'), /is of/);
});

test('one that says another is named', () => {
  const places = [
    { file: 'package.json', version: '1.0.0' },
    { file: 'Cargo.toml', version: '1.0.1' },
    { file: 'Cargo.lock', version: '1.0.0' },
  ];
  assert.throws(() => agreement(places), /Cargo\.toml: 1\.0\.1/);
  assert.throws(() => agreement([{ file: 'a', version: 'one' }]), /no version/);
  assert.throws(() => setVersion('one', '2026-01-01'), /no version/);
});

test('the changelog is cut into its versions', () => {
  const log =
    '# Changes\n\n## 1.1.0 (2026-02-03)\n\n- New.\n\n### Mended\n\n- Old.\n\n## 1.0.0 (2025-01-01)\n\n- First.\n';
  assert.deepEqual(changes(log, '1.1.0'), {
    day: '2026-02-03',
    body: '- New.\n\n### Mended\n\n- Old.',
  });
  assert.deepEqual(changes(log, '1.0.0'), { day: '2025-01-01', body: '- First.' });
  assert.throws(() => changes(log, '1.2.0'), /nothing of 1\.2\.0/);
  assert.ok(changes(read('CHANGELOG.md'), agreed()).body);
});

test('a new version takes the unreleased changes, and leaves those of other versions', () => {
  const log = '## Unreleased\n\n- New.\n\n## 1.0.0 (2025-01-01)\n\n- First.\n';
  assert.ok(hasUnreleased(log));
  const next = dated(log, '1.1.0', '2026-02-03');
  assert.ok(!hasUnreleased(next));
  assert.deepEqual(changes(next, '1.1.0'), { day: '2026-02-03', body: '- New.' });
  assert.deepEqual(changes(next, '1.0.0'), { day: '2025-01-01', body: '- First.' });
  assert.equal(changes(dated(next, '1.1.0', '2026-03-04'), '1.1.0').day, '2026-03-04');
  assert.throws(() => dated(next, '1.2.0', '2026-03-04'), /nothing of 1\.2\.0/);
});

test('without the address of the repository in every manifest, nothing is released', () => {
  const url = 'https://host.example/owner/mexplorer';
  const place = 'scripts/release/repository.json';
  const withUrl = (file: string) => (file === place ? JSON.stringify({ url }) : read(file));
  assert.match(
    repositoryFault((file) => (file === place ? '{"url":""}' : read(file))) ?? '',
    /Write/,
  );
  const files = withRepository(url, read);
  const after = (file: string) => files[file] ?? withUrl(file);
  assert.equal(repositoryFault(after), null);
  for (const [file, content] of Object.entries(files)) {
    assert.ok(content.includes(url), file);
    const stale = repositoryFault((name) =>
      name === file ? content.replaceAll(url, '') : after(name),
    );
    assert.match(stale ?? '', new RegExp(`^${file}: `));
    assert.equal(withRepository(url, after)[file], content, `${file} is written again alike`);
  }
});

test('the notes give every hash', () => {
  const binaries = binaryHashes();
  const text = notes({
    version: '1.0.0',
    body: '- New.',
    toolchain: 'rustc 1.99.0',
    binaries,
    integrity: { 'embed.js': 'sha384-abc' },
    files: { 'mexplorer-1.0.0.tgz': 'f00' },
  });
  assert.equal(Object.keys(binaries).length, 2);
  for (const said of [...Object.values(binaries), 'sha384-abc', 'f00', '- New.', 'rustc 1.99.0']) {
    assert.ok(text.includes(said), said);
  }
});

test('no binary names a folder of the machine that it was compiled on', () => {
  const lock = read('Cargo.lock');
  for (const name of ['mexplorer_bg.wasm', 'mexplorer_small.wasm']) {
    const bytes = readFileSync(new URL(`www/engine/wasm/${name}`, ROOT), 'latin1');
    assert.match(
      bytes,
      /\/crates\/serde-wasm-bindgen-/,
      'panics name their files, which are looked for here',
    );
    assert.ok(!bytes.includes(ROOT.pathname.replace(/\/$/, '')), `${name} names this folder`);
    // Check only crates of Cargo.lock: a standard library compiled from source names the folders of its own
    // crates, which this project cannot change.
    const crates = [...bytes.matchAll(/registry\/src\/[^/]+\/([\w-]+?)-\d/g)].map(
      ([, crate]) => crate,
    );
    const ours = crates.filter((crate) => lock.includes(`name = "${crate}"\n`));
    assert.deepEqual(ours, [], `${name} names where these crates lie`);
  }
});

test('licences are read as SPDX says', () => {
  for (const good of [
    'MIT',
    'MIT OR GPL-3.0',
    '(MIT OR Apache-2.0) AND Unicode-3.0',
    'MIT/Apache-2.0',
  ]) {
    assert.ok(allows(good), good);
  }
  const bad = [
    'GPL-3.0',
    'MIT AND GPL-3.0',
    '(MIT OR Apache-2.0) AND GPL-2.0',
    '',
    'MIT OR',
    '(MIT',
    null,
  ];
  for (const text of bad) assert.ok(!allows(text), String(text));
  assert.ok(!allows('MPL-2.0'));
  assert.ok(allows('MPL-2.0', { tool: true }));
});

test('what is passed on may be, and its terms are carried', async () => {
  for (const folder of ['crate', 'extras/python']) {
    const core = await crates(CORES[folder]);
    assert.ok(core.length > 10);
    for (const { name, licence } of core) assert.ok(allows(licence), `${name}: ${licence}`);
    for (const name of ['LICENSE-MIT', 'LICENSE-APACHE']) {
      assert.equal(read(`${folder}/${name}`), read(name), 'run "npm run docs -- licences"');
    }
  }

  const said = crateNotice(await crates(CORES.crate));
  const site = read('dist/THIRD-PARTY.md');
  assert.ok(site.endsWith(said), 'the site carries the terms of the core');
  const scripts = [...site.slice(0, -said.length).matchAll(/^## (\S+) \S+ \((.*)\)$/gm)];
  const bundled = scripts.map(([, name]) => name);
  for (const name of ['lit', 'lit-html', 'comlink', '@dagrejs/dagre']) {
    assert.ok(bundled.includes(name), name);
  }
  for (const [, name, licence] of scripts) assert.ok(allows(licence), `${name}: ${licence}`);
});

test('every tool may be used', async () => {
  for (const { target, manifest } of Object.values(CORES)) {
    const { packages } = await metadata(target, manifest);
    for (const { name, license } of packages)
      assert.ok(allows(license, { tool: true }), `${name}: ${license}`);
  }
  for (const { name, licence } of npmPackages()) {
    assert.ok(allows(licence, { tool: true }), `${name}: ${licence}`);
  }
});
