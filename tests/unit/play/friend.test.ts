/** Test a match with a friend: the player to move, and the question shown if two lists of moves differ. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { GameModel } from '../../../www/play/game-model.ts';
import { doubtOf, seatOf } from '../../../www/play/friend/standing.ts';
import { empty, isOpen, step, textsOf } from '../../../www/play/match.ts';
import * as play from '../../../www/play/session.ts';
import { described, ply } from './plies.ts';
import type { Known } from '../../../www/play/friend/standing.ts';
import type { Event, Match } from '../../../www/play/match.ts';

const second: Known = { seat: 1, moves: ['a', 'b'] };
const kindOf = (known: Known | null, ...moves: string[]) => doubtOf(known, moves)?.kind ?? null;

test('whoever opens a link first is to move, and stays who they are', () => {
  assert.equal(seatOf(null, 0), 0);
  assert.equal(seatOf(null, 3), 1);
  assert.equal(seatOf(second, 2), 1);
});

test('a line that goes on by moves of the friend alone is not asked about', () => {
  assert.equal(kindOf(null, 'a', 'b', 'c'), null);
  assert.equal(kindOf(second, 'a', 'b'), null);
  assert.equal(kindOf(second, 'a', 'b', 'c'), null);
});

test('a line that parts from the known one is asked about, by the move at which it does', () => {
  assert.deepEqual(doubtOf(second, ['a']), { kind: 'behind', at: 1, known: ['a', 'b'] });
  assert.deepEqual(doubtOf(second, []), { kind: 'behind', at: 0, known: ['a', 'b'] });
  assert.equal(kindOf(second, 'a', 'x', 'c'), 'edited');
  assert.equal(kindOf(second, 'y', 'b'), 'taken-back');
  assert.equal(kindOf(second, 'y'), 'taken-back');
  assert.equal(kindOf(second, 'a', 'b', 'c', 'd'), 'ahead');
  assert.equal(kindOf({ seat: 0, moves: ['a', 'b'] }, 'a', 'b', 'c'), 'ahead');
});

const seats = { first: 'you', players: 1 } as const;
const begin = (first: 'you' | 'computer', ...plies: play.Ply[]): play.Session => {
  const s = play.begin({ beginning: described('3 5'), first, matchId: 'm1' });
  return plies.reduce(play.push, s);
};
const setup = { game: 'nim', position: '3 5', moves: null, matchId: 'm1' };
const arrive = (session: play.Session, doubt: Match['doubt'] = null): Event[] => [
  { type: 'ask', setup },
  { type: 'show', stage: 'open', seats },
  { type: 'loaded', session, doubt, note: null, known: false },
  { type: 'arrived' },
];
const after = (events: Event[], from = empty(true)): Match => events.reduce(step, from);

test('after a move the friend is to be sent the link, and the board is closed', () => {
  const yours = after(arrive(begin('you')));
  assert.deepEqual([yours.phase.name, isOpen(yours)], ['yours', true]);
  const moved = after(
    [
      { type: 'move', text: '1-1', made: 0 },
      { type: 'played', ply: ply('1-1'), note: null },
    ],
    yours,
  );
  assert.deepEqual([moved.phase.name, isOpen(moved)], ['sending', false]);
  assert.equal(play.turn(moved.session as play.Session), 'friend');
  assert.equal(textsOf(moved).matchId, 'm1');
  assert.equal(step(moved, { type: 'move', text: '1-1', made: 0 }), moved);
});

test('the last move of a link is seen to be made before a person moves', () => {
  const s = play.goTo(begin('computer', ply('1-1')), 0);
  const coming = after(arrive(s));
  assert.deepEqual([coming.phase.name, isOpen(coming)], ['thinking', false]);
  const there = step(coming, { type: 'played', ply: s.plies[0], note: null });
  assert.deepEqual([there.phase.name, isOpen(there)], ['yours', true]);
});

test('two lines wait for a choice', () => {
  const doubt = doubtOf({ seat: 1, moves: ['1-1', '2-1'] }, ['1-1']);
  const asked = after(arrive(begin('computer', ply('1-1')), doubt));
  assert.deepEqual([asked.phase.name, isOpen(asked)], ['doubtful', false]);
  assert.equal(step(asked, { type: 'accept' }).phase.name, 'yours');
});

test('in a match no settings take the seats of its links', () => {
  const yours = after(arrive(begin('you', ply('1-1'), ply('2-1'))));
  const seated = step(yours, { type: 'seat', seats: { first: 'computer', players: 2 } });
  assert.deepEqual(seated.session?.plies, yours.session?.plies);
});

test('a match has no hints on demand, and leaves the chosen setting as it is', () => {
  const model = new GameModel();
  const game = play.begin({ beginning: described('3 5') });
  const helps = (session: play.Session) => {
    Reflect.set(model, 'match', { ...empty(true), session });
    return model.helps;
  };
  for (const [hints, inMatch] of [
    ['on-demand', 'off'],
    ['off', 'off'],
    ['always', 'always'],
  ] as const) {
    model.hints = hints;
    assert.equal(helps(begin('you')), inMatch);
    assert.equal(helps(game), hints);
    assert.equal(model.link.hints, hints);
  }
});
