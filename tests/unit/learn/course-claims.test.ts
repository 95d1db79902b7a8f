/**
 * Compare the general claims of lessons with a search of all moves in games that are defined here by their
 * rules alone.
 */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import * as mexplorer from '../../../www/index.ts';
import { mex } from '../../../www/ui/drawing/mex-steps.ts';
import { answerTo, verdictOn } from '../../../www/learn/checks.ts';
import { drawn } from '../../../www/learn/random-positions.ts';
import { proof as ofMerge } from '../../../content/pictures/merge.ts';
import { proof as ofMoore } from '../../../content/pictures/moore.ts';
import { proof as ofPeriods } from '../../../content/pictures/periods.ts';
import type { Check } from '../../../www/learn/checks.ts';

type Options = (heaps: number[]) => number[][];

const tidy = (heaps: number[]) => heaps.filter(Boolean).sort((a, b) => a - b);

/** Return all positions of at most `most` heaps from 1 to `upto`, in ascending order of heaps. */
function positions(most: number, upto: number): number[][] {
  let last = [[] as number[]];
  const all = [...last];
  for (let n = 1; n <= most; n += 1) {
    last = last.flatMap((heaps) =>
      Array.from({ length: upto }, (_, i) => i + 1)
        .filter((heap) => heap >= (heaps.at(-1) ?? 1))
        .map((heap) => [...heaps, heap]),
    );
    all.push(...last);
  }
  return all;
}

/** Return a function that tells whether the first player wins a position, by trying all moves. */
function player(options: Options, misere = false) {
  const known = new Map<string, boolean>();
  const wins = (heaps: number[]): boolean => {
    const key = tidy(heaps).join(' ');
    let won = known.get(key);
    if (won === undefined) {
      const all = options(tidy(heaps));
      won = all.length === 0 ? misere : all.some((next) => !wins(next));
      known.set(key, won);
    }
    return won;
  };
  return wins;
}

const nim: Options = (heaps) =>
  heaps.flatMap((heap, i) => Array.from({ length: heap }, (_, left) => put(heaps, i, left)));

const put = (heaps: number[], i: number, left: number) =>
  heaps.map((heap, j) => (j === i ? left : heap));

const merging: Options = (heaps) => [
  ...heaps.map((heap, i) => put(heaps, i, heap - 1)),
  ...heaps.flatMap((heap, i) =>
    heaps.slice(i + 1).map((other, j) => put(put(heaps, i, heap + other), i + 1 + j, 0)),
  ),
];

/** The moves of Moore's Nim: take any number of stones from each of up to k heaps. */
const several =
  (k: number): Options =>
  (heaps) => {
    let all: number[][] = [heaps];
    heaps.forEach((heap, i) => {
      all = all.flatMap((now) => [
        now,
        ...Array.from({ length: heap }, (_, left) => put(now, i, left)),
      ]);
    });
    return all.filter((next) => {
      const changed = next.filter((heap, i) => heap !== heaps[i]).length;
      return changed > 0 && changed <= k;
    });
  };

/**
 * Return the two numbers that decide the merging game: the heaps of 1, and the moves that the larger heaps
 * allow.
 */
function pairOf(heaps: number[]) {
  const large = heaps.filter((heap) => heap > 1);
  const stones = large.reduce((a, b) => a + b, 0);
  return [heaps.filter((heap) => heap === 1).length, stones + Math.max(0, large.length - 1)];
}

const mergeLost = (a: number, b: number) => (b <= 2 ? a % 3 === 0 : a % 2 === 0 && b % 2 === 0);

test('merging: the rule of (a, b), and the moves that the lesson lists', () => {
  const wins = player(merging);
  const all = positions(5, 6);
  assert.equal(all.length, 462);
  for (const heaps of all) {
    const [a, b] = pairOf(heaps);
    assert.equal(wins(heaps), !mergeLost(a, b), heaps.join(' '));
    assert.notEqual(b, 1);
    const listed = new Set(
      [
        a > 0 && [a - 1, b],
        b >= 3 && [a, b - 1],
        a > 1 && (b ? [a - 2, b + 3] : [0 + a - 2, 2]),
        a > 0 && b > 0 && [a - 1, b + 1],
        heaps.includes(2) && (b === 2 ? [a + 1, 0] : [a + 1, b - 3]),
      ]
        .filter(Boolean)
        .map(String),
    );
    const found = new Set(merging(heaps).map((next) => String(pairOf(tidy(next)))));
    assert.deepEqual([...found].sort(), [...listed].sort(), heaps.join(' '));
  }
});

test('merging: every mark of the proof’s picture is right, and none is missing at the end', () => {
  const { spec, frames } = ofMerge;
  const { rows, columns } = spec.cases;
  for (const { marks = {} } of frames) {
    for (const [cell, sign] of Object.entries(marks)) {
      const [a, b] = cell.split(',').map(Number);
      assert.equal(sign, mergeLost(a, b) ? 'P' : 'N', cell);
    }
  }
  assert.equal(Object.keys(frames.at(-1)?.marks ?? {}).length, rows.length * columns.length);
  // A marked cell is an N-position exactly if a highlighted option of the cell is a P-position.
  for (const { at = [], lit = [], marks = {} } of frames) {
    for (const cell of at) {
      const losing = lit.filter((to) => mergeLost(...numbers(to)));
      assert.equal(marks[cell] === 'N', losing.length > 0, cell);
    }
  }
});

const numbers = (cell: string): [number, number] => cell.split(',').map(Number) as [number, number];

test('misère Nim: the rule', () => {
  const wins = player(nim, true);
  for (const heaps of positions(4, 6)) {
    const sum = heaps.reduce((a, b) => a ^ b, 0);
    const large = heaps.some((heap) => heap > 1);
    assert.equal(wins(heaps), large ? sum !== 0 : sum === 0, heaps.join(' '));
  }
});

test('Moore’s Nim: the columns modulo k + 1', () => {
  for (const k of [1, 2, 3]) {
    const wins = player(several(k));
    for (const heaps of positions(4, 5)) {
      const fits = [1, 2, 4].every((bit) => heaps.filter((h) => h & bit).length % (k + 1) === 0);
      assert.equal(wins(heaps), !fits, `${k}: ${heaps.join(' ')}`);
    }
  }
});

test('Moore’s Nim: the picture ends in a legal move to a lost position', async () => {
  const { spec, frames } = ofMoore;
  const { heaps } = spec.counts;
  const becomes = frames.at(-1)?.becomes ?? {};
  const after = heaps.map((heap, i) => becomes[i] ?? heap);
  const { wins } = await mexplorer.analyze('moore 2', heaps.join(' ')).then(({ moves }) => ({
    wins: moves.filter((move) => move.wins).map(({ to }) => to),
  }));
  assert.ok(wins.includes(after.join(' ')));
});

test('Moore’s Nim: 3 5 7 9 is won by one move in a single heap, and by three in two', async () => {
  const { moves } = await mexplorer.analyze('moore 2', '3 5 7 9', { limit: 1000 });
  const wins = moves.filter((move) => move.wins).map(({ text }) => text.split(' ').length);
  assert.deepEqual(wins.sort(), [1, 2, 2, 2]);
});

test('letters: 0, then 1 2 3 repeated', () => {
  const values = [0];
  for (let n = 1; n <= 200; n += 1)
    values.push(mex([0, values[n - 1], values[Math.max(0, n - 2)]]));
  values.slice(1).forEach((value, i) => assert.equal(value, (i % 3) + 1));
});

test('Kayles: 70 is the last exception, and the long part is where the proof says', () => {
  const { spec, frames } = ofPeriods;
  const { values } = spec.cells;
  assert.equal(frames.at(-1)?.apart?.at(-1), 70);
  for (let n = 71; n + 12 < values.length; n += 1) assert.equal(values[n], values[n + 12]);
  assert.equal(values[70] === values[82], false);
  const longer = (n: number) => Math.ceil((n - 2) / 2);
  assert.equal(longer(167), 83);
  assert.equal(longer(166) - 12 > 70, false, '166 is the last that must be looked at');
  for (let n = 167; n < 400; n += 1) assert.ok(longer(n) - 12 > 70);
  assert.equal(longer(155), 77);
});

test('SJ: its formula fails for a row of 9 and for 12 in 0.07, and holds for Nim', async () => {
  const formula = (values: number[]) => {
    const sum = values.reduce((a, b) => a ^ b, 0);
    return values.some((value) => value > 1) === (sum !== 0) ? 'N' : 'P';
  };
  for (const [game, position] of [
    ['kayles', '9'],
    ['0.07', '12'],
    ['kayles', '8'],
  ]) {
    const { nimber } = await mexplorer.analyze(game, position);
    const { outcome } = await mexplorer.analyze(`${game} misere`, position);
    assert.notEqual(outcome, formula([Number(nimber)]), game);
  }
  for (const heaps of positions(3, 5)) {
    if (heaps.length === 0) continue;
    const { outcome } = await mexplorer.analyze('nim misere', heaps.join(' '));
    assert.equal(outcome, formula(heaps));
  }
  // Problem 102780H: heap n has the value n mod 2, and even heaps are won in misère play.
  for (let n = 1; n <= 40; n += 1) {
    assert.equal(await mexplorer.judge('102780H', String(n)), formula([n % 2]) === 'N' ? '1' : '2');
  }
});

test('a drill has as many positions as it says, won and lost, and knows which', async () => {
  const wins = player(several(2));
  const places = await drawn('moore 2', 20, 1);
  assert.equal(places.length, 20);
  assert.equal(new Set(places.map(({ position }) => position)).size, 20);
  for (const { position, outcome } of places) {
    assert.equal(outcome === 'N', wins(position.split(' ').map(Number)), position);
  }
  const lost = places.filter(({ outcome }) => outcome === 'P').length;
  assert.equal(lost, 10);
  // A game with fewer than 100 positions gives fewer positions than requested.
  assert.ok((await drawn('bounded 2', 100, 1)).length < 100);
});

test('something found is tried, as people type it, and its result is shown', async () => {
  const question = {
    asks: 'find' as const,
    check: ['period', 'subtract …', 200, 'length'] as Check,
    wanted: '13',
  };
  const on = (given: string) => verdictOn(question, given);
  for (const pair of [
    '1 12',
    '２，11',
    '{3, 10}',
    '4、9',
    '5 8',
    '6 7',
    '1 2 3 4 5 6 7 8 9 10 11 12',
  ]) {
    assert.equal((await on(pair)).verdict, true, pair);
  }
  assert.deepEqual(await on('2 5'), { verdict: false, right: '2 5', got: '7' });
  assert.equal((await on('five')).verdict, null);
  assert.equal((await on(' ')).verdict, null);
  // No period is proven beyond the table, even if the values look periodic.
  assert.equal((await on('3 500 900001 900007')).verdict, false);
  await assert.rejects(on('0'), { name: 'MexError' });
  assert.equal(await answerTo(['period', 'subtract 2 5', 60, 'length']), '7');
});

test('of taking at most half, a heap has value v if its size plus one is 2v + 1, doubled', async () => {
  const values: number[] = [];
  for (let n = 0; n <= 600; n += 1) values.push(mex(values.slice(Math.ceil(n / 2), n)));
  for (const [n, value] of values.entries()) {
    let odd = n + 1;
    while (odd % 2 === 0) odd /= 2;
    assert.equal(value, (odd - 1) / 2, `heap ${n}`);
  }
  const { nimbers } = await mexplorer.table('n -> n-k for k in 1..n/2', 600);
  assert.deepEqual([...nimbers], values);
});
