import assert from 'node:assert/strict';
import { test } from 'vitest';
import { defaults, overlay, readLink, writeLink } from '../../../www/links/state.ts';
import { Store } from '../../../www/page/store.ts';
import { views } from '../../../www/links/views.ts';
import type { State } from '../../../www/links/state.ts';

const roundTrip = (state: State) => readLink(writeLink(state));

test('an empty fragment means the defaults', () => {
  for (const fragment of ['', '#']) {
    assert.deepEqual(readLink(fragment), { state: defaults, flaws: [] });
  }
});

test('a link says its state again, in every view', () => {
  const played: State = {
    ...defaults,
    game: 'graph a>b a>c b>c misere',
    start: 'a a b',
    position: 'a c b',
    moves: ['2:a>c', '1-3 4-2', 'A-2', '2=1+0'],
    first: 'computer',
    skill: 0.35,
    players: '2',
    hints: 'off',
    why: true,
  };
  for (const { name: view } of views) {
    const { state, flaws } = roundTrip({ ...played, view });
    assert.deepEqual(flaws, []);
    assert.equal(state.view, view);
  }
  assert.deepEqual(roundTrip(played).state, played);
});

test('any text survives', () => {
  const sets = '2\n2 5\r\n&=#%?+ ５，中文😀 "<>';
  const { state } = roundTrip({ ...defaults, view: 'union', sets });
  assert.equal(state.sets, sets);
});

test('a link is readable', () => {
  assert.equal(writeLink(defaults), '#v1/play?game=nim&position=3+5+7');
  assert.equal(
    writeLink({ ...defaults, position: '3 5', moves: ['3-7'] }),
    '#v1/play?game=nim&position=3+5&start=3+5+7&moves=3-7',
  );
});

test('unknown fields are passed over', () => {
  const { state, flaws } = readLink(
    '#v1/play?game=nim&colour=blue&position=1+2&__proto__=x&view=z',
  );
  assert.deepEqual(flaws, []);
  assert.equal(state.position, '1 2');
  assert.equal(state.start, '1 2');
  assert.equal(state.view, 'play');
});

test('what is malformed is said, and left at its default', () => {
  const kinds = (fragment: string) =>
    readLink(fragment).flaws.map((flaw) => `${flaw.field} ${flaw.kind}`);
  assert.deepEqual(kinds('#hello'), ['link version']);
  assert.deepEqual(kinds('#v0/play?game=split&position=2'), ['link version']);
  assert.deepEqual(kinds('#v1/chess?game=nim'), ['view view']);
  assert.deepEqual(kinds('#v9/play?game=split&position=2'), ['version version']);
  assert.equal(readLink('#v9/play?game=split&position=2').state.game, 'split');
  assert.deepEqual(kinds('#v1/play?game=%E4%A&position=3'), ['game encoding']);
  assert.deepEqual(kinds('#v1/play?skill=2&players=3&first=me&hints=yes&why=maybe'), [
    'skill value',
    'players value',
    'first value',
    'hints value',
    'why value',
  ]);
  assert.deepEqual(kinds('#v1/tables?upto=-5'), ['upto value']);
  assert.equal(readLink('#v1/play?skill=2').state.skill, 1);
});

test('a link laid over the state in memory leaves other views alone', () => {
  const memory = { ...defaults, n: '12', moves: ['1-1'], start: '4 5 7' };
  const read = readLink('#v1/union?n=9&divisors=2').state;
  const next = overlay(memory, read);
  assert.equal(next.view, 'union');
  assert.equal(next.n, '9');
  assert.deepEqual(next.moves, ['1-1']);
  const graph = overlay(memory, readLink('#v1/graph?game=split&position=2+3').state);
  assert.equal(graph.start, '2 3');
  assert.deepEqual(graph.moves, []);
});

test('a link says whether its game has a position', () => {
  assert.equal(readLink('#v1/play?game=hackenbush').unplaced, true);
  assert.equal(readLink('#v1/tables?game=kayles').unplaced, true);
  assert.equal(readLink('#v1/play?game=nim').unplaced, undefined);
  assert.equal(readLink('#v1/play?game=hackenbush&position=0-a').unplaced, undefined);
  assert.equal(readLink('#v1/play?game=hackenbush&start=0-a').unplaced, undefined);
});

test('a hidden view still reports what was typed there, unless the game has changed since', () => {
  const store = new Store('#v1/play?game=nim&position=3+5+7');
  const view = { isConnected: false, state: store.state };
  const typed = { position: '1 2', start: '1 2', moves: [] };
  store.patchFrom(view, typed, false);
  assert.equal(store.state.position, '3 5 7');
  store.patchFrom(view, typed, true);
  assert.equal(store.state.position, '1 2');
  store.patchFrom(view, { ...typed, position: '9' }, true);
  assert.equal(store.state.position, '1 2');
  store.patchFrom({ isConnected: true, state: view.state }, { position: '9' }, false);
  assert.equal(store.state.position, '9');
});

test('a view that does not show the last link yet sets no other game, but after its own change', () => {
  const store = new Store('#v1/play?game=nim&position=3+5+7');
  const view = { isConnected: true, state: store.state };
  const typed = (position: string) => ({ position, start: position, moves: [] });
  store.patchFrom(view, typed('1 2'), true);
  store.patchFrom(view, typed('3 4'), true);
  assert.equal(store.state.position, '3 4');
  store.follow('#v1/play?game=wythoff&position=5+6');
  store.patchFrom(view, typed('7 8'), true);
  assert.equal(store.state.position, '5 6');
  store.patchFrom({ ...view, state: store.state }, typed('7 8'), true);
  assert.equal(store.state.position, '7 8');
});

test('a view that has not taken the last link yet writes what it changes, and no older field', () => {
  const store = new Store('#v1/union?n=100&divisors=2+3');
  const view = { isConnected: true, state: store.state };
  store.follow('#v1/union?n=30&divisors=4+6');
  store.patchFrom(view, { n: '500', divisors: '2 3', sets: view.state.sets }, false);
  assert.deepEqual([store.state.n, store.state.divisors], ['500', '4 6']);
});
