/**
 * Test that the list of hard octal games states the published results with their sources, in both languages.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { t } from 'mexplorer/kit';
import { isProvenHere, orders, unsolved } from '../view/unsolved-rows.ts';

const published = JSON.parse(
  readFileSync(new URL('../../python/src/mexplorer/published.json', import.meta.url), 'utf8'),
);

test('each published result is in its row, with its source, as recomputed or not', () => {
  const rows = unsolved.filter(({ elsewhere }) => elsewhere);
  assert.equal(rows.length, published.length);
  for (const { game, ...rest } of published) {
    const row = rows.find((one) => one.game === game);
    assert.ok(row);
    assert.deepEqual(row.elsewhere, rest);
    assert.ok(rest.source.length > 20 && rest.by, game);
    const how = isProvenHere(row) ? 'and proven here again' : 'not recomputed here';
    assert.equal(rest.status, `published, ${how}`);
    if (isProvenHere(row)) assert.equal(rest.preperiod, row.period?.preperiod);
    assert.ok(rest.length ? rest.preperiod > row.reached : rest.heaps > row.reached, game);
  }
  assert.deepEqual(
    rows.filter(isProvenHere).map(({ game }) => game),
    ['octal 0.106'],
  );
  assert.deepEqual([...unsolved].sort(orders.elsewhere).slice(0, rows.length), rows);
});

test('the words of a published result name its author and that it was not recomputed', () => {
  for (const lang of ['en', 'zh'] as const) {
    const says = t(lang, 'unsolved.elsewhere_note', { by: 'A. Author', found: 'F' });
    assert.match(
      says,
      lang === 'en' ? /A\. Author, not recomputed here: F/ : /A\. Author .*没有重算：F/,
    );
  }
});
