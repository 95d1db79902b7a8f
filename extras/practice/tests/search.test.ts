/** The search of the page finds each problem by its number. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { problems } from '../problems.ts';
import { fetchWords, langs } from '../../../www/i18n/languages.ts';
import { searchIn } from '../../../www/search/find.ts';
import { defaults, readLink } from '../../../www/links/state.ts';

for (const lang of langs) {
  test(`each problem is found: ${lang}`, async () => {
    await fetchWords(lang, ['games', 'learn', 'notation', 'page', 'why']);
    const search = await searchIn(lang);
    for (const { id } of problems) {
      const found = search(id, defaults).filter(({ kind }) => kind === 'problem');
      assert.ok(
        found.some(({ href }) => readLink(href).state.problem === id),
        id,
      );
    }
  });
}
