/** Test games that the computer plays against itself. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { empty, isOpen, step } from '../../../www/play/match.ts';
import * as play from '../../../www/play/session.ts';
import { described, ply } from './plies.ts';
import type { Event, Match } from '../../../www/play/match.ts';

const seats = { first: 'you', players: 0 } as const;
const session = play.begin({ beginning: described('3 5'), ...seats });
const after = (events: Event[], from = empty(true)): Match => events.reduce(step, from);
const played = (text: string, more: object = {}): Event => ({
  ...{ type: 'played', note: null },
  ply: ply(text, undefined, more),
});
const begun = after([
  { type: 'ask', setup: { game: 'nim', position: '3 5' } },
  { type: 'show', stage: 'open', seats },
  { type: 'loaded', session, doubt: null, note: null, known: false },
  { type: 'arrived' },
]);
const name = (m: Match) => m.phase.name;

test('both sides are the computer, and nobody else may move', () => {
  assert.deepEqual([name(begun), isOpen(begun)], ['thinking', false]);
  const moved = step(begun, played('1-1'));
  assert.deepEqual([name(moved), play.turn(moved.session as play.Session)], ['thinking', 'two']);
  assert.equal(name(step(moved, played('2-1', { over: true }))), 'over');
});

test('it stops, goes on by one move, and goes on', () => {
  const paused = step(begun, { type: 'pause' });
  assert.equal(name(paused), 'paused');
  const once = after([{ type: 'resume', once: true }, played('1-1')], paused);
  assert.deepEqual([name(once), once.session?.at], ['paused', 1]);
  assert.equal(name(step(once, { type: 'resume', once: false })), 'thinking');
  const last = after([{ type: 'resume', once: true }, played('1-1', { over: true })], paused);
  assert.equal(name(last), 'over');
});

test('back and forth stops at each moment', () => {
  const s = [ply('1-1'), ply('2-1')].reduce(play.push, session);
  assert.equal(play.undo(s)?.at, 1);
  assert.equal(play.redo(play.goTo(s, 0))?.at, 1);
  assert.equal(play.undo(session), null);
});
