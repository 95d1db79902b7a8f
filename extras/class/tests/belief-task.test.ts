/** Test the task to beat an opponent who plays by a wrong claim, and to name the claim. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { analyze, claims, play, respond } from 'mexplorer';
import { errorsFrom, errsBy } from '../sheet/stranger.ts';
import { gameResult, isRepeated, nothingDone } from '../sheet/attempts.ts';
import { roster } from '../results/roster.ts';
import { wrongOf } from '../results/wrong.ts';
import { readSheet } from '../sheet/sheet.ts';
import type { Attempt } from '../sheet/attempts.ts';

const sheet = readSheet({
  title: 'T',
  attempts: 2,
  tasks: [
    { game: 'nim', position: '2 4 6', believes: 'take-most', answer: 'b', choices: ['a', 'b'] },
  ],
});

/** Play a game against the opponent who plays by a claim, and win it if possible. Return the moves. */
async function won(game: string, position: string, claim: string): Promise<string[]> {
  const moves: string[] = [];
  let at = position;
  for (;;) {
    const { outcome, moves: all } = await analyze(game, at, { limit: 100 });
    if (!all.length) return moves;
    if (moves.length % 2) {
      const reply = await respond(game, at, { believes: claim });
      moves.push(reply.text);
      at = reply.to;
      continue;
    }
    const after = async (to: string) => {
      const { moves: left } = await analyze(game, to, { limit: 1 });
      if (!left.length) return false;
      const reply = await respond(game, to, { believes: claim });
      const { outcome } = await analyze(game, reply.to, { limit: 1 });
      return outcome === 'N' || errsBy(claim, game, reply.to);
    };
    let move = all[0];
    for (const each of all) if (outcome === 'P' && (await after(each.to))) move = each;
    moves.push(move.text);
    at = move.to;
  }
}

test('an opponent errs by a claim where plain play says so', async () => {
  for (const [game, position] of [
    ['nim', '2 4 6'],
    ['nim misere', '1 2 3'],
    ['wythoff', '4 7'],
    ['staircase', '2 1 2'],
  ]) {
    const found = await errorsFrom(game, position);
    assert.ok(found.length, game);
    for (const claim of found.slice(0, 3)) {
      const moves = await won(game, position, claim);
      assert.equal(moves.length % 2, game.includes('misere') ? 0 : 1, `${game} ${claim}`);
    }
    const others = (await claims()).filter(({ id }) => !found.includes(id)).slice(0, 5);
    for (const { id } of others) assert.equal(await errsBy(id, game, position), false, id);
  }
  // The learner wins this position against any opponent, so that it is not a task.
  assert.equal(await errsBy('take-most', 'nim', '3 5 7'), false);
});

test('an opponent who errs in a later reply alone errs', async () => {
  for (const [claim, game, position] of [
    ['take-most', 'kayles', '3 3'],
    ['multiples', 'nim', '2 4 6'],
    ['stairs-all', 'staircase', '2 1 2'],
  ]) {
    for (const { to } of (await analyze(game, position, { limit: 100 })).moves) {
      const reply = await respond(game, to, { believes: claim });
      assert.equal((await analyze(game, reply.to, { limit: 1 })).outcome, 'P', `${claim} ${to}`);
    }
    assert.equal(await errsBy(claim, game, position), true, claim);
    const moves = await won(game, position, claim);
    assert.equal(moves.length % 2, 1, claim);
  }
});

test('a result is as it says only if the game was won and the claim is named', async () => {
  const [task] = sheet.tasks;
  assert.ok(task.kind === 'belief');
  const moves = await won(task.game, task.position, task.believes);
  let lost = task.position;
  const losing: string[] = [];
  while ((await analyze('nim', lost, { limit: 1 })).moves.length) {
    const { text, to } = losing.length % 2 ? await respond('nim', lost) : await first(lost);
    losing.push(text);
    lost = to;
  }
  const doubts = async (...attempts: Attempt[]) => {
    const work = { ...nothingDone(sheet), name: 'A' };
    work.tasks = [{ position: task.position, attempts }];
    const saved = '2026-01-01T00:00:00.000Z';
    const { groups } = roster([{ sheet, work, saved }]);
    return (await wrongOf(groups[0], 0)).doubtful.length;
  };
  const seconds = 1;
  assert.equal(await doubts({ right: true, seconds, moves, given: 'b' }), 0);
  assert.equal(await doubts({ right: false, seconds, moves, given: 'a' }), 0);
  assert.equal(await doubts({ right: null, seconds, moves, given: '' }), 0);
  assert.equal(await doubts({ right: false, seconds, moves: losing }), 0);
  assert.equal(await doubts({ right: null, seconds, moves: losing.slice(0, 2) }), 0);
  // Each of these attempts is wrongly marked as right: the game was lost, no claim was named, or the wrong
  // claim was named.
  assert.equal(await doubts({ right: true, seconds, moves: losing, given: 'b' }), 1);
  assert.equal(await doubts({ right: true, seconds, moves }), 1);
  assert.equal(await doubts({ right: true, seconds, moves, given: 'a' }), 1);
});

test('a won game counts as won whatever idea is named, and a wrong idea counts once', () => {
  const moves = ['1-1'];
  const attempt = { seconds: 1, moves };
  assert.equal(gameResult({ ...attempt, right: true, given: 'b' }), 'won');
  assert.equal(gameResult({ ...attempt, right: null, given: '' }), 'won');
  assert.equal(gameResult({ ...attempt, right: false, given: 'a' }), 'misnamed');
  assert.equal(gameResult({ ...attempt, right: false }), 'lost');
  assert.equal(gameResult({ ...attempt, right: null }), 'not_ended');
  const done = { position: '', attempts: [{ ...attempt, right: false, given: '１２ ' }] };
  assert.equal(isRepeated(done, '12'), true);
  assert.equal(isRepeated(done, '1'), false);
  assert.equal(
    isRepeated({ ...done, attempts: [{ ...attempt, right: null, given: '12' }] }, '12'),
    false,
  );
});

/** Play the first move that the analysis of a position lists. */
async function first(position: string) {
  const [move] = (await analyze('nim', position, { limit: 1 })).moves;
  return play('nim', position, move.text);
}
