/**
 * Test that names of released versions are kept within a major version. `npm run docs -- links` adds lines to
 * tests/golden/api.json; lines are never changed.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { surface } from '../../../scripts/release/surface.mjs';

const golden = JSON.parse(readFileSync(new URL('../../golden/api.json', import.meta.url), 'utf8'));

test('no export, call, option, attribute, event or part of a release is missing', () => {
  const now = surface();
  const missing = (from: string[], to: string[]) => {
    const has = new Set(to);
    return from.filter((line) => !has.has(line));
  };
  assert.ok(golden.length > 500);
  assert.deepEqual(missing(golden, now), [], 'names of a release are kept');
  assert.deepEqual(missing(now, golden), [], 'run "npm run docs -- links" after an addition');
});
