/**
 * Test that the position of each date never changes and is a won and non-trivial start, and that the
 * positions get harder during the week.
 */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'vitest';
import { nameOf } from '../../../www/games.ts';
import { keepLadderLines } from '../../../www/ladder/ladder-lines.ts';
import { analyze, describe } from '../../../www/index.ts';
import { FIRST_DAY, daily, isDate, shifted, today } from '../../../www/today/daily.ts';
import { readLink } from '../../../www/links/state.ts';
import { headingOf } from '../../../www/view/game-heading.ts';
import { plainPlay } from './plain-play.ts';

keepLadderLines();

const GOLDEN = [
  '2026-11-01 7 nim misere @ 1 2 5 8',
  '2026-11-24 2 chomp @ 3 1 1 1 1',
  '2026-12-25 5 nim @ 2 3 6',
  '2027-02-28 7 nim misere @ 2 4 5 8',
  '2028-02-29 2 silver-dollar @ 3 5',
  '2031-07-15 2 subtract 1 3 4 @ 11',
];
const SUM = 'e8f3bda7dd911079732f073abea25ce9743b5a0a962f1c3ac73f03fbf68a7767';

const days = (count: number) =>
  Array.from({ length: count }, (_, i) => daily(shifted(FIRST_DAY, i)));

test('a date has the position that it always had', () => {
  const some = ['2026-11-01', '2026-11-24', '2026-12-25', '2027-02-28', '2028-02-29', '2031-07-15'];
  assert.deepEqual(
    some.map((date) => {
      const { game, position, level } = daily(date);
      return `${date} ${level} ${game} @ ${position}`;
    }),
    GOLDEN,
  );
  // Compare the positions of all dates of ten years with one checksum.
  const all = days(3653).map(({ date, game, position }) => `${date} ${game} @ ${position}\n`);
  assert.equal(createHash('sha256').update(all.join('')).digest('hex'), SUM);
});

test('over 400 days each is won by few of several moves', async () => {
  const known = new Map<string, Awaited<ReturnType<typeof analyze>>>();
  for (const { date, game, position } of days(400)) {
    const key = `${game} @ ${position}`;
    if (known.has(key)) continue;
    const found = await analyze(game, position, { limit: 1000 });
    known.set(key, found);
    assert.equal((await describe(game, position)).position, position, date);
    assert.equal(found.outcome, 'N', date);
    const wins = found.moves.filter((move) => move.wins).length;
    assert.ok(wins >= 1 && wins <= 2, `${date}: ${wins}`);
    assert.ok(
      found.moves.length >= 3 && found.moves.length >= 2.5 * wins,
      `${date}: ${found.moves.length}`,
    );
  }
  assert.ok(known.size > 280, String(known.size));
});

test('by plain play each is won, and games grow longer from Monday to Sunday', async () => {
  const lengths = Array.from({ length: 7 }, () => [] as number[]);
  for (const { date, game, position, level } of days(22)) {
    const { won, plies } = await plainPlay(game, 20_000)(position);
    assert.equal(won, true, date);
    lengths[level - 1].push(plies);
  }
  const means = lengths.map((all) => all.reduce((sum, n) => sum + n, 0) / all.length);
  assert.ok(means[0] < 6 && means[6] > 12, String(means));
  assert.ok(means[0] <= means[2] && means[2] <= means[4] && means[4] <= means[6], String(means));
});

test('games change from day to day, and each has its rule in one line', () => {
  const all = days(400);
  for (let i = 1; i < all.length; i++) {
    assert.notEqual(
      `${all[i].game} ${all[i].position}`,
      `${all[i - 1].game} ${all[i - 1].position}`,
    );
  }
  assert.ok(new Set(all.map(({ game }) => nameOf(game))).size >= 12);
  for (const { game } of all) {
    for (const lang of ['en', 'zh'] as const) {
      const { rule, goal } = headingOf(lang, game);
      assert.ok(rule.length + goal.length < 300);
      assert.doesNotMatch(rule, /^(ladder|games)\.|\bk (stones|heaps)|given set|给定的集合/, game);
    }
  }
});

test('the reader’s own calendar says what today is', () => {
  assert.equal(today(new Date(2026, 10, 24, 0, 0, 1)), '2026-11-24');
  assert.equal(today(new Date(2026, 10, 24, 23, 59, 59)), '2026-11-24');
  assert.equal(shifted('2028-02-28', 1), '2028-02-29');
  assert.equal(shifted('2027-01-01', -1), '2026-12-31');
  // Level 1 belongs to a Monday and level 7 to a Sunday.
  assert.deepEqual([daily('2026-11-23').level, daily('2026-11-29').level], [1, 7]);
});

test('a link names a date of the calendar, or is said to be wrong', () => {
  for (const date of ['2026-11-24', '2028-02-29', '9999-12-31']) {
    assert.equal(readLink(`#v1/today?date=${date}`).state.date, date);
    assert.ok(isDate(date));
  }
  for (const date of [
    '2026-02-30',
    '2026-13-01',
    '2026-1-1',
    '24.11.2026',
    'tomorrow',
    '２０２６-11-24',
    '2027-02-29',
  ]) {
    const { state, flaws } = readLink(`#v1/today?date=${encodeURIComponent(date)}`);
    assert.deepEqual([state.date, flaws.length], ['', 1], date);
    assert.ok(!isDate(date));
  }
});
