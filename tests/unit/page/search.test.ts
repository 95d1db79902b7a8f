/** Test that the search of the page finds each game, lesson and term by its own name, in both languages. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { games } from '../../../www/games.ts';
import { t } from '../../../www/i18n/index.ts';
import { fetchWords, langs } from '../../../www/i18n/languages.ts';
import { outline } from '../../../www/learn/outline.ts';
import { searchIn, withMeanings } from '../../../www/search/find.ts';
import { defaults, readLink } from '../../../www/links/state.ts';
import { TERMS } from '../../../www/why/glossary.ts';

for (const lang of langs) {
  test(`all is found by its name: ${lang}`, async () => {
    await fetchWords(lang, ['games', 'help', 'learn', 'notation', 'page', 'why']);
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

test('parts of the page and games are found by other words for them', async () => {
  await fetchWords('zh', ['games', 'help', 'learn', 'notation', 'page', 'why']);
  const search = await searchIn('zh');
  const states = (query: string) => search(query, defaults).map(({ href }) => readLink(href).state);
  for (const query of ['嵌入', '设置', '和朋友', '图编辑'])
    assert.ok(
      states(query).some(({ view }) => view === 'play'),
      query,
    );
  assert.ok(states('证书').some(({ view }) => view === 'tables'));
  assert.equal(states('树上删边')[0].game.split(' ')[0], 'hackenbush');
  assert.equal(states('动态减法')[0].game.split(' ')[0], 'fibonacci');
});

test('a rule, a misspelled name and a story are found by their meaning', async () => {
  await fetchWords('en', ['games', 'help', 'learn', 'notation', 'page', 'why']);
  const search = await searchIn('en');
  const find = (query: string) => withMeanings('en', query, defaults, search(query, defaults));
  const [kayles] = await find('kayls');
  assert.equal(readLink(kayles.href).state.game, 'kayles');
  assert.ok(kayles.unsure);
  const [nimm] = (await find('nimm')).filter(({ kind }) => kind === 'game');
  assert.equal(readLink(nimm.href).state.game, 'nim');
  const [rule] = await find('n -> n/2 if n > 0');
  assert.equal(readLink(rule.href).state.game, 'n -> n/2 if n > 0');
  assert.ok(!rule.unsure);
  const [place] = await find('nim 3 5 7');
  assert.equal(readLink(place.href).state.position, '3 5 7');
  const [story] = await find('Take 1 to 3 stones from one pile; the last stone wins, says Bob.');
  assert.equal(readLink(story.href).state.game, 'subtract 1..3');
  assert.ok(story.unsure);
  // A game that is found by its own name is not found twice.
  for (const name of ['nim', 'grundy']) {
    assert.deepEqual(await find(name), search(name, defaults));
  }
  assert.deepEqual(await find('qqqqqq'), []);
});
