/**
 * The layers of www (.dependency-cruiser.mjs) hold for types in JSDoc and for workers as well: a
 * module that needs the types of another one depends on it. dependency-cruiser itself checks the
 * rest.
 */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix, sep } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import config from '../../../.dependency-cruiser.mjs';

const WWW = fileURLToPath(new URL('../../../www', import.meta.url));

/** @typedef {{ path?: string, pathNot?: string }} Place */

/** @param {Place} place @param {string} file */
const matches = ({ path, pathNot }, file) =>
  (!path || new RegExp(path).test(file)) && !(pathNot && new RegExp(pathNot).test(file));

/** The names of the rules that an import breaks. @param {string} from @param {string} to */
const broken = (from, to) =>
  config.forbidden
    .filter((rule) => !('circular' in rule.to))
    .filter((rule) => matches(rule.from, from) && matches(rule.to, to))
    .map(({ name }) => name);

/** What a file names as a type or as a worker. @param {string} file @param {string} text */
const namedIn = (file, text) =>
  [...text.matchAll(/(?:import\(|URL\()\s*'(\.[^']+)'/g)].map((match) => ({
    to: posix.join(posix.dirname(file), match[1]),
    line: text.slice(0, match.index).split('\n').length,
  }));

test('types and workers run down the layers', () => {
  const wrong = [];
  let count = 0;
  for (const name of readdirSync(WWW, { recursive: true })) {
    const file = `www/${String(name).split(sep).join('/')}`;
    if (!/\.[jt]s$/.test(file) || new RegExp(config.options.exclude.path).test(file)) continue;
    for (const { to, line } of namedIn(file, readFileSync(join(WWW, String(name)), 'utf8'))) {
      count += 1;
      wrong.push(...broken(file, to).map((rule) => `${file}:${line} names ${to}: ${rule}`));
    }
  }
  assert.deepEqual(wrong, []);
  assert.ok(count > 500, `${count} types`);
});

test('the rules find what they are for', () => {
  assert.deepEqual(broken('www/ui/element/base.js', 'www/play/view.js'), ['layer-ui']);
  assert.deepEqual(broken('www/why/view.js', 'www/tables/heading.js'), ['layer-why']);
  assert.deepEqual(broken('www/graph/nodes.js', 'www/tables/plots/dots.js'), ['layer-graph']);
  assert.deepEqual(broken('www/tables/plots/dots.js', 'www/tables/heading.js'), [
    'layer-tables/plots',
  ]);
  assert.deepEqual(broken('www/boards/heaps.js', 'www/engine/types.js'), ['excluded-boards']);
  assert.deepEqual(broken('www/elsewhere/a.js', 'www/engine/api.js'), ['in-a-layer']);
  assert.deepEqual(broken('www/page/mex-app.js', 'www/i18n/index.js'), []);
  assert.deepEqual(broken('www/tables/mex-map.js', 'www/tables/plots/dots.js'), []);
  assert.deepEqual(
    namedIn('www/ui/x.js', "/** @typedef {import('../b.js').B} B */\nnew URL('./w.js', u)"),
    [
      { to: 'www/b.js', line: 1 },
      { to: 'www/ui/w.js', line: 2 },
    ],
  );
});

test('a lazy import in a cycle is found', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mexplorer-'));
  try {
    mkdirSync(join(folder, 'www/ui'), { recursive: true });
    writeFileSync(join(folder, 'www/ui/a.js'), "import './b.js';\n");
    writeFileSync(join(folder, 'www/ui/b.js'), "export const later = () => import('./a.js');\n");
    const { output } = await cruise(['www'], {
      ...config.options,
      baseDir: folder,
      validate: true,
      ruleSet: { forbidden: config.forbidden },
    });
    const names = output.summary.violations.map(({ rule }) => rule.name);
    assert.deepEqual(new Set(names), new Set(['no-circular']));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
