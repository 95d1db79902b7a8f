/** Test which modules the bundles of one file contain, and which they leave out. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { gzipSync } from 'node:zlib';
import { DIST, ROOT } from '../../../scripts/lib/paths.mjs';
import { isLeftOut } from '../../../scripts/build/packing.mjs';
import { BUNDLES } from '../../../vite.library.config.js';

const www = (file: string) => join(ROOT, 'www', file);

test('widgets do without the words of the page, the frame does not', () => {
  for (const lang of ['en', 'zh']) {
    const isOut = (folder: string, area: string) => isLeftOut(www(`${folder}/${lang}/${area}.ts`));
    for (const area of ['page', 'problems']) assert.ok(isOut('i18n', area));
    for (const area of ['friend', 'sharing']) assert.ok(isOut('play/words', area));
    assert.ok(isOut('cli/words', 'cli') && isOut('setup/words', 'notation'));
    assert.ok(isOut('draw/words', 'draw') && isOut('tables/words', 'finding'));
    for (const area of ['common', 'play']) assert.ok(!isOut('i18n', area));
    assert.ok(!isOut('learn/words', 'learn'));
  }
  const { says } = BUNDLES.embed;
  const ofExtra = join(ROOT, 'extras', 'any', 'words', 'en', 'any.ts');
  assert.ok(!isLeftOut(www('i18n/en/page.ts'), says) && isLeftOut(ofExtra, says));
  assert.ok(!isLeftOut(ofExtra, 'any'));
});

test('no word of the page alone is in the standalone script', () => {
  const script = readFileSync(join(DIST, 'mexplorer-standalone.js'), 'utf8');
  assert.ok(script.includes('Who wins with best play'));
  for (const words of ['Embed in lecture notes', 'Widgets for lecture notes']) {
    assert.ok(!script.includes(words), words);
  }
  // Limit the size, since a page loads the whole script.
  const size = gzipSync(script, { level: 9 }).length;
  assert.ok(size < 460_000, `${size} B`);
});
