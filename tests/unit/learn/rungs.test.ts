/**
 * Test the ladder, a list of games of growing difficulty: each rung is a start that the player can win, is
 * described in both languages, and is small near the bottom.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { games, nameOf } from '../../../www/games.ts';
import { analyze, describe, readGame, respond } from '../../../www/index.ts';
import { lineOf } from '../../../www/engine/known-lines.ts';
import { weekdays } from '../../../www/today/daily-positions.ts';
import { has } from '../../../www/i18n/index.ts';
import { languages } from '../../../www/i18n/languages.ts';
import { keepLadderLines, ladderLines } from '../../../www/ladder/ladder-lines.ts';
import { chapters, rungOf, rungs } from '../../../www/ladder/rungs.ts';
import { headingOf } from '../../../www/view/game-heading.ts';
import { plainPlay } from './plain-play.ts';
import type { Believed } from '../../../www/ladder/rungs.ts';

const golden = JSON.parse(
  readFileSync(new URL('../../golden/rungs.json', import.meta.url), 'utf8'),
);

/** Rungs that are too large for a search of all moves; the theorem of Nim decides them. */
const LARGE = ['five'];
const BUDGET = 6000;

test('a rung stays what links and progress say of it', () => {
  assert.equal(new Set(rungs.map(({ id }) => id)).size, rungs.length);
  assert.deepEqual(
    rungs
      .map(({ id, game, position }) => `${id}: ${game} @ ${position}`)
      .filter((line) => !golden.includes(line)),
    [],
    'a new rung is added to tests/golden/rungs.json',
  );
  for (const line of golden) {
    const [id, rest] = line.split(/: (.*)/s);
    const rung = rungOf(id);
    assert.equal(rung && `${rung.game} @ ${rung.position}`, rest);
  }
  assert.equal(rungOf('toString'), undefined);
});

test('the lines of rungs and days are known before the core has arrived, as it reads them', async () => {
  keepLadderLines();
  const games = [...rungs.map(({ game }) => game), ...weekdays.flat().map(([game]) => game)];
  for (const game of games) assert.ok(lineOf(game), game);
  for (const [text, line] of ladderLines) assert.deepEqual(await readGame(text), line);
});

test('the player can win every rung, by the core and by plain play', async () => {
  const lengths = new Map<string, number>();
  for (const { id, game, position, believes } of rungs) {
    const described = await describe(game, position);
    assert.equal(described.position, position, id);
    if (believes) continue;
    const { outcome, moves } = await analyze(game, position, { limit: 5000 });
    assert.equal(outcome, 'N', id);
    const wins = moves.filter((move) => move.wins).length;
    // At most half of the first moves win, so that a winning move must be found.
    assert.ok(wins * 2 <= moves.length, `${id}: ${wins} of ${moves.length} moves win`);
    if (LARGE.includes(id)) continue;
    const result = plainPlay(game, BUDGET);
    const { won, plies } = await result(position);
    assert.equal(won, true, id);
    lengths.set(id, plies);
    for (const { to, wins: says } of moves)
      assert.equal((await result(to)).won, !says, `${id} ${to}`);
  }
  const own = (id: string) => Math.ceil(Number(lengths.get(id)) / 2);
  // The number of moves that the player makes in a rung: few in the lowest rungs.
  assert.ok(own(rungs[0].id) <= 2);
  for (const { id } of rungs.slice(0, 5)) assert.ok(own(id) <= 5, id);
  for (const { id, believes } of rungs.slice(0, -3)) assert.ok(believes || own(id) <= 9, id);
});

/** Return the positions that an opponent with a wrong idea may move to, collected over 16 random seeds. */
function opponent(game: string) {
  const known = new Map<string, Promise<Set<string>>>();
  const leaves = async (believes: string, position: string) => {
    const seeds = Array.from({ length: 16 }, (_, seed) => seed);
    const replies = seeds.map((seed) => respond(game, position, { skill: 1, believes, seed }));
    return new Set((await Promise.all(replies)).map(({ to }) => to));
  };
  return (believes: string, position: string) => {
    const key = `${believes} ${position}`;
    if (!known.has(key)) known.set(key, leaves(believes, position));
    return known.get(key) as Promise<Set<string>>;
  };
}

test('against perfect play a stranger’s start is lost; against the wrong idea it can be won', async () => {
  const strangers = rungs.filter(({ believes }) => believes);
  assert.ok(strangers.length >= 6);
  for (const { id, game, position, believes } of strangers) {
    const { claim, choices } = believes as Believed;
    const replies = opponent(game);
    const ends = /\bmisere$/.test(game);
    const movesOf = async (at: string) => (await analyze(game, at, { limit: 500 })).moves;
    const won = new Map<string, boolean>();
    const met = new Set<string>();
    /**
     * Return whether the player can win position `at` against every reply that the opponent's wrong idea
     * allows.
     */
    const isWon = async (at: string): Promise<boolean> => {
      const before = won.get(at);
      if (before !== undefined) return before;
      const moves = await movesOf(at);
      let found = moves.length === 0 && ends;
      for (const { to } of moves) found ||= await isLost(to);
      won.set(at, found);
      return found;
    };
    const isLost = async (at: string) => {
      if (!(await movesOf(at)).length) return !ends;
      met.add(at);
      for (const to of await replies(claim, at)) if (!(await isWon(to))) return false;
      return true;
    };
    assert.equal((await analyze(game, position, { limit: 1 })).outcome, 'P', id);
    assert.equal(await isWon(position), true, id);
    // For each other claim there is a position where an opponent with that claim plays differently.
    assert.ok(choices.includes(claim) && new Set(choices).size === choices.length, id);
    for (const other of choices.filter((choice) => choice !== claim)) {
      let differs = false;
      for (const at of met) {
        const [mine, theirs] = [await replies(claim, at), await replies(other, at)];
        differs ||= [...mine].every((to) => !theirs.has(to));
      }
      assert.ok(differs, `${id}: ${other} is played in the same way`);
    }
  }
});

test('the ladder begins with two heaps and ends with five, through every group of games', () => {
  assert.deepEqual(
    [rungs[0], rungs[rungs.length - 1]].map(({ game, position }) => [
      game,
      position.split(' ').length,
    ]),
    [
      ['nim', 2],
      ['nim', 5],
    ],
  );
  const there = new Set(rungs.map(({ game }) => nameOf(game)));
  const groups = new Set(games.filter(({ name }) => there.has(name)).map(({ group }) => group));
  assert.deepEqual(groups, new Set(games.map(({ group }) => group)));
  const boards = (of: (name: string) => boolean) =>
    new Set(games.filter(({ name }) => of(name)).map(({ board }) => board));
  const missing = [...boards(() => true)].filter(
    (board) => !boards((name) => there.has(name)).has(board),
  );
  assert.deepEqual(missing, []);
  assert.ok(rungs.length >= 60);
});

test('each rung and chapter has its words in every language, and none for what is not there', () => {
  const ids = { title: rungs, idea: rungs, chapter: chapters };
  for (const lang of ['en', 'zh'] as const) {
    for (const [kind, list] of Object.entries(ids)) {
      for (const { id } of list)
        assert.ok(has(lang, `ladder.${kind}.${id}`), `${lang} ${kind} ${id}`);
      const said = Object.keys(languages[lang].words.ladder).filter((key) =>
        key.startsWith(`${kind}.`),
      );
      assert.equal(said.length, list.length, `${lang} ${kind}`);
    }
    for (const { id, game } of rungs) {
      const { rule, goal } = headingOf(lang, game);
      assert.doesNotMatch(
        `${rule}${goal}`,
        /^(ladder|games)\.|\bk stones|given set/,
        `${lang} ${id}`,
      );
    }
    const titles = rungs.map(({ id }) => languages[lang].words.ladder[`title.${id}`]);
    assert.equal(new Set(titles).size, titles.length, lang);
  }
});

test('what the ideas state is so', async () => {
  const lost = async (game: string, position: string) =>
    (await analyze(game, position, { limit: 1 })).outcome === 'P';
  const heaps = async (game: string, upto: number) => {
    const found = [];
    for (let n = 1; n <= upto; n++) if (await lost(game, String(n))) found.push(n);
    return found;
  };
  assert.deepEqual(await heaps('squares', 13), [2, 5, 7, 10, 12]);
  assert.deepEqual(await heaps('dawson', 15), [1, 5, 9, 15]);
  assert.deepEqual(await heaps('grundy', 12), [1, 2, 4, 7, 10]);
  assert.deepEqual(await heaps('fibonacci', 20), [1, 2, 3, 5, 8, 13]);
  assert.deepEqual(await heaps('race 1..2', 12), [3, 6, 9, 12]);
  assert.deepEqual(await heaps('bounded 3', 12), [4, 8, 12]);
  const sevens = (await heaps('subtract 1 3 4', 40)).map((n) => n % 7);
  assert.deepEqual(new Set(sevens), new Set([0, 2]));
  for (let n = 1; n < 12; n++) {
    assert.equal(await lost('merge', Array(n).fill('1').join(' ')), n % 3 === 0);
  }
  for (const a of [1, 2, 3, 4, 5, 6, 7, 8]) {
    for (const b of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const [small, large] = [Math.min(a, b), Math.max(a, b)];
      const pair = `${a} ${b}`;
      assert.equal(await lost('euclid', pair), a !== b && large < 1.618 * small, pair);
      assert.equal(await lost('two-boxes', pair), a % 2 === 1 && b % 2 === 1, pair);
      assert.equal(await lost('every subtract 1 2', pair), large % 3 === 0, pair);
      assert.equal(
        await lost('(x, y) -> (x-1, y) | (x, y-1) | (x-1, y-1)', pair),
        a % 2 === 0 && b % 2 === 0,
        pair,
      );
      assert.equal(
        await lost('(x, y) -> (x-1, y-2) | (x-2, y-1) | (x+1, y-2) | (x-2, y+1)', pair),
        a % 4 < 2 && b % 4 < 2,
        pair,
      );
      assert.equal(
        await lost('wythoff', pair),
        ['1 2', '3 5', '4 7'].includes(`${small} ${large}`),
        pair,
      );
      for (const c of [1, 2, 3, 4]) {
        const largest = Math.max(large, c);
        const count = [a, b, c].filter((heap) => heap === largest).length;
        assert.equal(await lost('greedy', `${pair} ${c}`), count % 2 === 0, `${pair} ${c}`);
      }
    }
  }
  // If the first cross is in the centre, a cross a knight's move from the second cross always wins.
  for (const first of [0, 1, 2, 3, 5, 6, 7, 8]) {
    const far = [0, 1, 2, 3, 5, 6, 7, 8].filter((square) => {
      const [rows, columns] = [
        Math.abs(((first / 3) | 0) - ((square / 3) | 0)),
        Math.abs((first % 3) - (square % 3)),
      ];
      return rows * columns === 2;
    });
    for (const second of far) {
      const crosses = [4, first, second];
      const board = [...'.........']
        .map((_, square) => (crosses.includes(square) ? 'X' : '.'))
        .join('');
      assert.equal(await lost('notakto', board), true, board);
    }
  }
});
