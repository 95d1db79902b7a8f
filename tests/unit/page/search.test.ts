/** Test that the search of the page finds each game, lesson and term by its own name, in both languages. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { games } from '../../../www/games.ts';
import { t } from '../../../www/i18n/index.ts';
import { fetchWords, langs } from '../../../www/i18n/languages.ts';
import { outline } from '../../../www/learn/outline.ts';
import { searchIn } from '../../../www/search/find.ts';
import { defaults, readLink } from '../../../www/links/state.ts';
import { TERMS } from '../../../www/why/glossary.ts';

for (const lang of langs) {
  test(`all is found by its name: ${lang}`, async () => {
    await fetchWords(lang, ['games', 'learn', 'notation', 'page', 'why']);
    const search = await searchIn(lang);
    const find = (query: string) => search(query, defaults);
    const links = (query: string, kind: string) =>
      find(query)
        .filter((hit) => hit.kind === kind)
        .map(({ href }) => readLink(href));
    for (const { name, game, position } of games) {
      const [first] = links(t(lang, `games.${name}`), 'game');
      assert.equal(first.state.game, game, name);
      assert.equal(first.state.start, position, name);
      assert.deepEqual(first.flaws, []);
    }
    for (const { id } of outline) {
      const found = links(t(lang, `learn.title.${id}`), 'lesson');
      assert.ok(
        found.some(({ state }) => state.lesson === id),
        id,
      );
    }
    for (const term of TERMS) {
      const title = t(lang, `why.glossary.${term}`);
      assert.ok(
        find(title).some(({ kind }) => kind === 'term'),
        title,
      );
    }
    assert.deepEqual(find(' '), []);
    assert.deepEqual(find('qqqqqq'), []);
    // Full-width letters, accents and case make no difference.
    assert.deepEqual(
      find('ＫＡＹＬＥＳ').map(({ href }) => href),
      find('kayles').map(({ href }) => href),
    );
  });
}
