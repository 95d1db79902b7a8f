/**
 * Test that the page of errors and the table of options are up to date, and that each example fails with the
 * error shown.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { documentedCodes } from '../../../scripts/lib/error-codes.mjs';
import {
  ERROR_PAGE,
  EXAMPLES,
  WITHOUT_EXAMPLE,
  errorPage,
  exampleError,
} from '../../../scripts/pages/errors.mjs';
import { API_PAGE, withTables } from '../../../scripts/pages/options.mjs';
import { MexError } from '../../../www/index.ts';

const codes = documentedCodes();
const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

test('every code of the core has a cause, a remedy and an example that raises it', async () => {
  const source = readFileSync(
    new URL('../../../crate/src/base/error_code.rs', import.meta.url),
    'utf8',
  );
  assert.deepEqual(
    codes.map(({ code }) => code),
    [...source.matchAll(/=> "([\w-]+)",/g)].map(([, code]) => code),
  );
  for (const { code, cause, remedy } of codes) {
    assert.match(cause ?? '', /\.$/, code);
    assert.match(remedy ?? '', /\.$/, code);
    if (WITHOUT_EXAMPLE.includes(code)) continue;
    const error = await exampleError(code);
    assert.ok(error instanceof MexError, code);
    assert.equal(error.code, code);
  }
  assert.equal(Object.keys(EXAMPLES).length, codes.length - WITHOUT_EXAMPLE.length);
});

test(`${ERROR_PAGE} is as "npm run docs -- guide" writes it`, async () => {
  assert.equal(read(ERROR_PAGE), await errorPage());
});

test(`${API_PAGE} has the tables as "npm run docs -- guide" writes them`, async () => {
  const page = read(API_PAGE);
  assert.equal(await withTables(page), page);
  assert.ok(page.split('<!-- options -->')[1].split('\n| `').length > 9);
  assert.doesNotMatch(page, /undefined/);
});
