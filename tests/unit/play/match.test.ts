/** Test the state machine of a match: each event leads from one phase to another. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { MexError } from '../../../www/engine/errors.ts';
import { empty, isOpen, isPaused, step, textsOf } from '../../../www/play/match.ts';
import * as play from '../../../www/play/session.ts';
import { described, ply } from './plies.ts';
import type { Event, Match } from '../../../www/play/match.ts';

const seats = { first: 'you', players: 1 } as const;
const error = new MexError({ code: 'internal', message: 'not there' });
const show: Event = { type: 'show', stage: 'open', seats };
const session = play.begin({ beginning: described('3 5 7') });
const loaded: Event = { type: 'loaded', doubt: null, session, note: null, known: false };
const answer = (text: string, more: object = {}): Event => ({
  ...{ type: 'played', note: null },
  ply: ply(text, undefined, more),
});
const move: Event = { type: 'move', text: '1-1', made: 5 };
const ask = (setup: object): Event => ({ type: 'ask', setup });

const after = (events: Event[], from = empty(false)): Match => events.reduce(step, from);
const begun: Event[] = [ask({ game: 'nim', position: '3 5 7' }), show, loaded, { type: 'arrived' }];
const name = (m: Match) => m.phase.name;
const phases = (events: Event[], from = empty(false)) =>
  events.map((event) => name((from = step(from, event))));

test('a game is set up, a person moves, the computer answers, and it ends', () => {
  assert.deepEqual(phases(begun), ['empty', 'loading', 'arriving', 'yours']);
  const rest = [move, answer('1-1'), answer('2-1'), move, answer('3-1', { over: true })];
  assert.deepEqual(phases(rest, after(begun)), ['moving', 'thinking', 'yours', 'moving', 'over']);
  assert.deepEqual(after(rest.slice(0, 2), after(begun)).phase, {
    name: 'thinking',
    since: 5,
    once: false,
  });
});

test('a person may move where it is their turn, also while an earlier move is looked up', () => {
  const yours = after(begun);
  assert.ok(isOpen(yours) && isOpen(after(begun.slice(0, 3))) && isOpen(step(yours, move)));
  const thinking = after([move, answer('1-1')], yours);
  assert.ok(!isOpen(thinking));
  assert.equal(step(thinking, move), thinking);
  const locked = step(yours, { type: 'show', stage: 'locked', seats });
  assert.ok(!isOpen(locked));
  assert.equal(step(locked, { type: 'restart' }), locked);
});

test('work of an earlier run is no longer wanted', () => {
  const yours = after(begun);
  const ends: Event[] = [
    move,
    { type: 'restart' },
    { type: 'go', session },
    { type: 'resume', once: false },
  ];
  for (const event of ends) assert.ok(step(yours, event).run > yours.run, event.type);
  const moving = step(yours, move);
  for (const event of [{ type: 'late' }, { type: 'retype' }, show] as Event[])
    assert.equal(step(moving, event).run, moving.run, event.type);
});

test('a move that is refused says so, unless its text was typed on', () => {
  const refused: Event = { type: 'illegal', error, text: '9-9' };
  const said = after([...begun, move, refused]);
  assert.deepEqual(said.typedError, { error, text: '9-9' });
  assert.equal(name(said), 'yours');
  assert.equal(step(said, { type: 'retype' }).typedError, null);
  assert.equal(after([...begun, move, { type: 'retype' }, refused]).typedError, null);
});

test('going back to a turn of the computer pauses it, until it is resumed', () => {
  const two = after([...begun, move, answer('1-1'), answer('2-1')]);
  const back = step(two, { type: 'go', session: play.goTo(two.session as play.Session, 1) });
  assert.ok(isPaused(back));
  assert.equal(name(step(back, { type: 'resume', once: false })), 'thinking');
  assert.equal(name(step(back, { type: 'restart' })), 'yours');
  assert.equal(name(step(back, show)), 'paused');
});

test('the computer waits while no host shows the game', () => {
  const thinking = after([...begun, move, answer('1-1')]);
  const hidden = step(thinking, { type: 'hide' });
  assert.deepEqual([name(hidden), name(step(hidden, show))], ['waiting', 'thinking']);
  const moved = after([...begun, move, { type: 'hide' }, answer('1-1')]);
  assert.deepEqual([name(moved), moved.session?.at], ['waiting', 1]);
});

test('a game that is asked for while hidden ends what goes on, and is set up once shown', () => {
  const asked = after([
    ...begun,
    move,
    { type: 'hide' },
    ask({ game: 'wythoff', position: '1 2' }),
  ]);
  assert.equal(name(asked), 'yours');
  assert.equal(name(step(asked, show)), 'loading');
  assert.deepEqual(textsOf(asked), {
    game: 'wythoff',
    position: '1 2',
    moves: null,
    matchId: null,
  });
});

test('asking for the game shown leaves it as it is', () => {
  const yours = after(begun);
  assert.equal(step(yours, ask({ game: 'nim', position: '3 5 7' })), yours);
  const there = after([ask({ position: '1 2' }), ask({ position: '3 5 7' }), show], yours);
  assert.deepEqual([name(there), there.session], ['yours', yours.session]);
  // While another game is loading, the request for the displayed game restores that game.
  const loading = after([ask({ position: '1 2' }), show], yours);
  assert.equal(name(after([ask({ position: '3 5 7' }), show], loading)), 'yours');
});

test('asking for another game ends nothing while the board is shown', () => {
  const moving = after([...begun, move]);
  const asked = step(moving, ask({ game: 'wythoff' }));
  assert.deepEqual([asked.phase, asked.run], [moving.phase, moving.run]);
});

test('moves that were asked for stay when only the position is asked for anew', () => {
  const asked = [ask({ game: 'nim', moves: '1-1' }), show, loaded, { type: 'arrived' } as Event];
  assert.equal(textsOf(after([...asked, ask({ position: '1 2' }), show])).moves, '1-1');
});

test('going to the last move of a match sends it, going to an earlier one does not', () => {
  const match = play.begin({ beginning: described('3 5 7'), matchId: 'm1' });
  const three = ['1-1', '2-1', '3-1'].map((text) => ply(text)).reduce(play.push, match);
  const at = (n: number) => name(step(after(begun), { type: 'go', session: play.goTo(three, n) }));
  assert.deepEqual([3, 2, 1].map(at), ['sending', 'yours', 'paused']);
});

test('texts are as they were asked for, until a person has moved', () => {
  const asked = [ask({ game: 'NIM' }), show, loaded, { type: 'arrived' } as Event];
  assert.deepEqual(textsOf(after(asked)), {
    game: 'NIM',
    position: null,
    moves: null,
    matchId: null,
  });
  const moved = after([...asked, move, answer('1-1')]);
  assert.deepEqual(textsOf(moved), { game: 'NIM', position: '3 5 7', moves: '1-1', matchId: null });
  // Moves made in the previous game are not written for the requested game.
  assert.equal(textsOf(after([ask({ position: '1 2' }), show], moved)).moves, null);
  const page = after(asked, empty(true));
  assert.deepEqual(textsOf(page), { game: 'nim', position: '3 5 7', moves: null, matchId: null });
});

test('a game that cannot be set up leaves the board, whose texts are told once it goes on', () => {
  const failed = after([...begun, ask({ game: 'x' }), show, { type: 'refused', error }]);
  assert.deepEqual([name(failed), failed.failure], ['failed', error]);
  assert.equal(textsOf(failed).game, 'x');
  assert.ok(isOpen(failed) && !isPaused(failed));
  const on = after([move, answer('1-1')], failed);
  assert.deepEqual(textsOf(on), { game: 'nim', position: '3 5 7', moves: '1-1', matchId: null });
  assert.equal(on.failure, null);
  assert.equal(name(step(failed, { type: 'retry' })), 'loading');
  const computers = { ...failed, session: play.reseat(session, { first: 'computer', players: 1 }) };
  assert.ok(isPaused(computers));
});

test('the computer that cannot move is paused, and says why', () => {
  const stuck = after([...begun, move, answer('1-1'), { type: 'stuck', error }]);
  assert.deepEqual([name(stuck), stuck.failure], ['paused', error]);
  assert.equal(step(stuck, { type: 'resume', once: false }).failure, null);
});

test('other seats go on where the game stands, another beginner starts it again', () => {
  const yours = after(begun);
  assert.equal(step(yours, { type: 'seat', seats }), yours);
  const computer = step(yours, { type: 'seat', seats: { first: 'computer', players: 1 } });
  assert.equal(name(computer), 'thinking');
  const two = after([move, answer('1-1')], yours);
  const people = step(two, { type: 'seat', seats: { first: 'you', players: 2 } });
  assert.deepEqual([name(people), people.session?.at], ['yours', 1]);
});

test('a link that was followed is in force until the board stands', () => {
  const setup = { game: 'nim', position: '1 2', moves: null, matchId: null };
  const opened = after([...begun, { type: 'open', setup, reached: '1 2' }, show], empty(true));
  assert.equal(opened.opened?.position, '1 2');
  const other = play.begin({ beginning: described('1 2') });
  assert.equal(step(opened, { ...loaded, session: other } as Event).opened, null);
  // A late answer for the previous board does not end the opening of a link.
  const late = after([...begun, move, { type: 'open', setup, reached: '1 2' }, answer('1-1')]);
  assert.equal(late.opened?.position, '1 2');
});
