/** The pages of errors and the table of options are current, and each example fails as it says. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { documentedCodes } from '../../../scripts/lib/error-codes.mjs';
import { ERROR_PAGES, EXAMPLES, errorPage, exampleError } from '../../../scripts/pages/errors.mjs';
import { API_PAGES, withOptions } from '../../../scripts/pages/options.mjs';
import { languages } from '../../../www/i18n/languages.js';
import { MexError } from '../../../www/index.js';

const codes = documentedCodes();

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
    if (code === 'internal') continue;
    const error = await exampleError(code);
    assert.ok(error instanceof MexError, code);
    assert.equal(error.code, code);
  }
  assert.equal(Object.keys(EXAMPLES).length, codes.length - 1);
});

for (const lang of /** @type {import('../../../scripts/pages/guide.mjs').Lang[]} */ (
  Object.keys(languages)
)) {
  test(`${ERROR_PAGES[lang]} is as "npm run docs -- guide" writes it`, async () => {
    const page = new URL(`../../../${ERROR_PAGES[lang]}`, import.meta.url);
    assert.equal(readFileSync(page, 'utf8'), await errorPage(lang));
  });

  test(`${API_PAGES[lang]} has the options as "npm run docs -- guide" writes them`, async () => {
    const page = readFileSync(new URL(`../../../${API_PAGES[lang]}`, import.meta.url), 'utf8');
    assert.equal(await withOptions(lang, page), page);
    assert.ok(page.split('<!-- options -->')[1].split('\n| `').length > 9);
    assert.doesNotMatch(page, /undefined/);
  });
}
