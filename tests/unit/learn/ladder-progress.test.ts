/** Test stars, tries and hints: earned, stored, saved as a file, and restored from a file. */
import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import {
  again,
  entryOf,
  hinted,
  starsWon,
  streak,
  win,
} from '../../../www/ladder/ladder-progress.ts';
import { ladder } from '../../../www/saved/list.ts';
import { LARGEST } from '../../../www/saved/saved.ts';
import { shifted } from '../../../www/today/daily.ts';

beforeEach(() => ladder.clear());

test('three stars at the first try; a hint costs one, trying again or going back one', () => {
  assert.equal(win('rungs', 'equal'), 3);
  hinted('rungs', 'mirror');
  hinted('rungs', 'mirror');
  assert.equal(win('rungs', 'mirror'), 2);
  again('rungs', 'odd-one');
  again('rungs', 'odd-one');
  assert.equal(win('rungs', 'odd-one'), 2);
  again('rungs', 'four');
  hinted('rungs', 'four');
  assert.equal(win('rungs', 'four'), 1);
  assert.equal(starsWon(), 8);
  // A win after the end of a game counts as a first try, and the best result is stored.
  assert.equal(win('rungs', 'four'), 3);
  hinted('rungs', 'four');
  win('rungs', 'four');
  assert.deepEqual(entryOf('rungs', 'four'), { stars: 3, tries: 1, hint: false });
});

test('a day keeps its first result, and days in a row are counted', () => {
  const before = (day: string) => shifted(day, -1);
  again('days', '2026-11-24');
  assert.equal(win('days', '2026-11-24'), 2);
  again('days', '2026-11-24');
  hinted('days', '2026-11-24');
  win('days', '2026-11-24');
  assert.deepEqual(entryOf('days', '2026-11-24'), { stars: 2, tries: 2, hint: false });
  win('days', '2026-11-23');
  win('days', '2026-11-21');
  assert.equal(streak('2026-11-24', before), 2);
  // The streak counts up to the day before, so that the current day may still be won.
  assert.equal(streak('2026-11-25', before), 2);
  assert.equal(streak('2026-11-26', before), 0);
  // A past day that is won later does not close the gap in a streak.
  win('days', '2026-11-22', true);
  assert.equal(streak('2026-11-24', before), 2);
});

test('a file brings back what was won, and takes nothing away', () => {
  win('rungs', 'equal');
  hinted('rungs', 'mirror');
  win('rungs', 'mirror');
  win('days', '2026-11-24');
  const file = ladder.exported();
  ladder.clear();
  assert.equal(starsWon(), 0);
  again('rungs', 'equal');
  win('rungs', 'equal');
  win('rungs', 'mirror');
  win('rungs', 'five');
  assert.equal(ladder.imported(file), true);
  const all = ['equal', 'mirror', 'five'].map((id) => entryOf('rungs', id).stars);
  assert.deepEqual(all, [3, 3, 3]);
  assert.equal(entryOf('days', '2026-11-24').stars, 3);
});

test('a damaged, foreign or hostile file is refused, and nothing is lost', () => {
  win('rungs', 'equal');
  const file = ladder.exported();
  const whole = JSON.parse(file);
  const entry = { stars: 3, tries: 1, hint: false };
  const withEntry = (bad: unknown) => ({ ...whole, rungs: { mirror: bad } });
  const refused = [
    '',
    'null',
    '[]',
    '7',
    file.slice(0, -5),
    '\u0000',
    '['.repeat(200_000),
    JSON.stringify({ version: 1, lessons: {} }),
    JSON.stringify({ ...whole, version: 2 }),
    JSON.stringify({ ...whole, kind: 'other' }),
    JSON.stringify({ ...whole, rungs: [] }),
    JSON.stringify({ ...whole, days: null }),
    ...[4, -1, 1.5, '3', null, {}].map((stars) => JSON.stringify(withEntry({ ...entry, stars }))),
    ...[0, 1e9, '1'].map((tries) => JSON.stringify(withEntry({ ...entry, tries }))),
    JSON.stringify(withEntry({ ...entry, hint: 'yes' })),
    JSON.stringify(withEntry({ ...entry, late: '<b>' })),
    JSON.stringify(withEntry('<img src=x onerror=alert(1)>')),
    file + ' '.repeat(LARGEST),
  ];
  for (const text of refused) {
    assert.equal(ladder.imported(text), false, text.slice(0, 80));
    assert.equal(ladder.exported(), file);
  }
  // Skip invalid names of rungs and days: names of prototypes, and markup.
  const odd = `{ "kind": "${whole.kind}", "version": 1, "days": { "26-02-30": ${JSON.stringify(entry)} },
    "rungs": { "__proto__": ${JSON.stringify(entry)}, "constructor": ${JSON.stringify(entry)}, "<b>": ${JSON.stringify(entry)} } }`;
  assert.equal(ladder.imported(odd), true);
  assert.equal(ladder.exported(), file);
  assert.ok(!('stars' in {}));
  // Store entries of a later version unchanged, but do not count their stars.
  assert.equal(
    ladder.imported(JSON.stringify({ ...whole, rungs: { 'rung-of-2030': entry } })),
    true,
  );
  assert.match(ladder.exported(), /rung-of-2030/);
  assert.equal(starsWon(), 3);
});
