/** The list of hard octal games says what others have published, with its source, in both languages. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { t } from 'mexplorer/kit';
import { orders, unsolved } from '../view/unsolved-rows.ts';

const published = JSON.parse(
  readFileSync(new URL('../../python/src/mexplorer/published.json', import.meta.url), 'utf8'),
);

test('each published result is in its row, with its source, as not recomputed', () => {
  const rows = unsolved.filter(({ elsewhere }) => elsewhere);
  assert.equal(rows.length, published.length);
  for (const { game, ...rest } of published) {
    const row = rows.find((one) => one.game === game);
    assert.ok(row);
    assert.deepEqual(row.elsewhere, rest);
    assert.ok(rest.source.length > 20 && rest.by, game);
    assert.equal(rest.status, 'published, not recomputed here');
    assert.ok(rest.length ? rest.preperiod > row.reached : rest.heaps > row.reached, game);
  }
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
