import assert from 'node:assert/strict';
import { test } from 'vitest';
import { readGame } from '../../../www/index.ts';
import { withMisere } from '../../../www/games.ts';
import * as session from '../../../www/play/session.ts';
import { described, ply } from './plies.ts';

const start = (more: object = {}) => session.begin({ beginning: described('3 5 7'), ...more });
const played = (...texts: string[]) =>
  texts.reduce((s, text) => session.push(s, ply(text)), start());

test('a session begins at its start, with me to move', () => {
  const s = start();
  assert.equal(session.current(s), '3 5 7');
  assert.equal(session.turn(s), 'you');
  assert.equal(session.undo(s), null);
  assert.equal(session.redo(s), null);
});

test('turns alternate, for either first player', () => {
  const s = start({ first: 'computer' });
  assert.equal(session.turn(s), 'computer');
  assert.equal(session.turn(session.push(s, ply('1-1'))), 'you');
  const two = start({ players: 2 });
  assert.equal(session.turn(two), 'one');
  assert.equal(session.turn(two, 1), 'two');
});

test('undo goes back to my own last move, redo forward again', () => {
  const s = played('1-1', '2-1', '3-1', '3-2');
  const back = session.undo(s);
  assert.ok(back);
  assert.equal(back.at, 2);
  assert.equal(session.redo(back)?.at, 4);
  const over = played('1-1', '2-1', '3-1');
  assert.equal(session.undo(over)?.at, 2);
  assert.equal(session.redo(session.goTo(over, 2))?.at, 3);
});

test('undo never stops where the computer would move', () => {
  const s = session.push(start({ first: 'computer' }), ply('1-1'));
  assert.equal(session.undo(s), null);
});

test('a new move forgets what was undone, the same move keeps it', () => {
  const s = session.goTo(played('1-1', '2-1', '3-1'), 1);
  assert.equal(session.push(s, ply('2-1')).plies.length, 3);
  const other = session.push(s, ply('2-2'));
  assert.deepEqual(
    other.plies.map((p) => p.text),
    ['1-1', '2-2'],
  );
});

test('goTo stays within what was played', () => {
  const s = played('1-1', '2-1');
  assert.equal(session.goTo(s, 9).at, 2);
  assert.equal(session.goTo(s, -1).at, 0);
  assert.equal(session.goTo(s, NaN).at, 0);
});

test('the winner moved last, or under misère did not', () => {
  const end = (more: object) =>
    session.push(played('1-1', '2-1'), ply('3-1', '0 0 0', { over: true, ...more }));
  assert.ok(session.isOver(end({})));
  assert.equal(session.winner(end({})), 'you');
  assert.equal(session.winner(end({ misere: true })), 'computer');
  assert.equal(session.winner(start()), 'computer');
  const two = { beginning: described('0', { over: true, misere: true }), players: 2 };
  assert.equal(session.winner(start(two)), 'one');
});

test('moves of a link are read with any spacing', () => {
  assert.deepEqual(session.parseMoves(' 1-3 4-2 ;2-1;; '), ['1-3 4-2', '2-1']);
  assert.deepEqual(session.parseMoves(null), []);
  assert.deepEqual(session.moveTexts(session.goTo(played('1-1', '2-1'), 1)), ['1-1']);
});

test('misère is a word at the end', async () => {
  const ended = async (game: string, misere: boolean) => withMisere(await readGame(game), misere);
  assert.equal(await ended('subtract 1 3', true), 'subtract 1 3 misere');
  assert.equal(await ended('nim misere', true), 'nim misere');
  assert.equal(await ended('nim  misere ', false), 'nim');
  assert.equal(await ended('nim', false), 'nim');
  assert.equal(await ended('ｎ→ｎ－1　ＭＩＳＥＲＥ', false), 'n -> n-1');
});

test('moves of a link are played as far as each can be found', async () => {
  const find = (_s: session.Session, text: string) =>
    text === 'x' ? Promise.reject(new Error('no such move')) : Promise.resolve(ply(text));
  const whole = await session.replay(start(), ['a', 'b'], find);
  assert.deepEqual(session.moveTexts(whole.session), ['a', 'b']);
  assert.equal(whole.stopped, null);
  const part = await session.replay(start(), ['a', 'x', 'b'], find);
  assert.deepEqual(session.moveTexts(part.session), ['a']);
  assert.deepEqual(part.stopped, { n: 2, text: 'x' });
});

test('with other seats the moves stay, with another beginner they do not', () => {
  const s = played('a', 'b');
  assert.equal(session.reseat(s, { first: 'you', players: 1 }), s);
  assert.deepEqual(session.reseat(s, { first: 'you', players: 2 }), { ...s, players: 2 });
  const other = session.reseat(s, { first: 'computer', players: 1 });
  assert.deepEqual(other, start({ first: 'computer' }));
});

test('a position that comes up again is counted, for the same side and in any order', () => {
  const round = ['b a', 'c a', 'a b', 'a c', 'b a', 'a c', 'b a'];
  const s = round.reduce(
    (now, to, i) => session.push(now, ply(`m${i}`, to)),
    session.begin({ beginning: described('a b') }),
  );
  // The heaps are a and b after 0, 1, 3, 5 and 7 moves, and a and c after 2, 4 and 6 moves. Positions with
  // different players to move are counted separately.
  assert.deepEqual(
    [0, 1, 2, 3, 4, 5, 6, 7].map((at) => session.times(s, at)),
    [1, 1, 1, 2, 2, 3, 3, 4],
  );
  assert.equal(session.times(session.goTo(s, 3)), 2, 'going back goes back behind it');
});

test('a link’s moves stop where the game is drawn', async () => {
  const moves = ['1', '2', '3', '4', '5'];
  const replayed = (loops: boolean) =>
    session.replay(
      session.begin({ beginning: described('a', { loops }) }),
      moves,
      async (s, text) => ply(text, s.at % 2 ? 'a' : 'b', { loops }),
    );
  const drawn = await replayed(true);
  assert.deepEqual([drawn.session.at, drawn.stopped], [4, { n: 5, text: '5' }]);
  assert.equal(session.winner(drawn.session), 'draw');
  assert.equal((await replayed(false)).session.at, 5);
});
