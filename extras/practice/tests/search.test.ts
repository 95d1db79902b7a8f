/** Test that the search of the page finds each problem by its id. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { langs } from 'mexplorer/kit';
import { problems } from '../problems.ts';
import { problemSearch } from '../view/search-problems.ts';

for (const lang of langs) {
  test(`each problem is found: ${lang}`, async () => {
    const search = await problemSearch(lang);
    for (const { id } of problems) {
      // The page shows the first six results.
      const found = search(id).slice(0, 6);
      assert.ok(
        found.some(({ at }) => at.problem === id),
        id,
      );
    }
  });
}
