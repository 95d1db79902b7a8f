/** Make a few thousand random calls of the API in Node; `npm run fuzz` makes many more. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { documentedCodes } from '../../../scripts/lib/error-codes.mjs';
import * as api from '../../../www/index.ts';
import { fuzzApi } from '../../fuzz/api.js';

const codes = documentedCodes().map(({ code }) => code);

for (const seed of [1, Date.now() % 2 ** 31]) {
  test(`any call answers, or says what is wrong (seed ${seed})`, async () => {
    let left = 1500;
    const { calls, answers, counts } = await fuzzApi(api, {
      seed,
      codes,
      until: () => left-- <= 0,
    });
    assert.equal(calls, 1500);
    // Check that the random calls yield many answers and many different error codes.
    assert.ok(answers > 300 && Object.keys(counts).length > 10, JSON.stringify(counts));
  });
}
