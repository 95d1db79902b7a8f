/**
 * Test that the page's link is computed from the board's model, and that a followed link is opened on the
 * board.
 */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { Store } from '../../../www/page/store.ts';
import { writeLink } from '../../../www/links/state.ts';

/** Return a page opened at a link, and the list of its changes of the history, each `push` or `replace`. */
async function pageAt(fragment: string) {
  const store = new Store(fragment);
  const written: string[] = [];
  store.patched.listen(({ push }) => written.push(push ? 'push' : 'replace'));
  await store.board.load();
  return { store, board: store.board, written };
}

test('a move is in the link, which another page opens', async () => {
  const { store, board, written } = await pageAt('#v1/play?game=nim&position=3+5+7&players=2');
  assert.ok(await board.move('2-3'));
  assert.deepEqual([store.state.position, store.state.moves], ['3 2 7', ['2-3']]);
  assert.deepEqual(new Set(written), new Set(['replace']));
  const again = await pageAt(writeLink(store.state));
  assert.equal(again.board.current, '3 2 7');
  assert.deepEqual(again.store.state.moves, ['2-3']);
  await again.board.undo();
  assert.deepEqual(again.store.state.moves, []);
});

test('a game that a person turns to is a step in the history, one of a link is none', async () => {
  const { store, board, written } = await pageAt('#v1/play?game=nim&position=3++5&players=2');
  assert.equal(store.state.start, '3 5');
  assert.ok(!written.includes('push'));
  store.follow('#v1/play?game=nim&position=4+++4&players=2');
  await board.load();
  assert.equal(store.state.start, '4 4');
  assert.ok(!written.includes('push'));
  board.ask({ game: 'nim misere', position: '4 4', moves: null });
  await board.load();
  while (store.state.game !== 'nim misere') await new Promise((go) => setTimeout(go));
  assert.equal(written.filter((how) => how === 'push').length, 1);
});

test('what a link asks for is in the link at once, also while the game before goes on', async () => {
  const { store, board } = await pageAt('#v1/play?game=nim&position=3+5+7&players=2');
  const moved = board.move('2-3');
  store.follow('#v1/graph?game=wythoff&position=1+2');
  assert.equal(writeLink(store.state), '#v1/graph?game=wythoff&position=1+2');
  assert.equal(await moved, false);
  assert.equal(store.state.game, 'wythoff');
  await board.load();
  assert.equal(board.current, '1 2');
});

test('settings of a followed link are no news of the board', async () => {
  const { store, board, written } = await pageAt('#v1/play?game=nim&position=3+5+7&players=2');
  const before = written.length;
  const first = '#v1/play?game=nim&position=3+5+7&first=computer&players=2&hints=always&why=1';
  for (const link of [
    first,
    '#v1/graph?game=nim&position=3+5+7',
    '#v1/play?game=nim&position=3+5+7',
  ]) {
    store.follow(link);
    assert.equal(writeLink(store.state), link);
    await board.load();
  }
  assert.equal(written.length, before);
});

test('a field of a view leaves the board as it is', async () => {
  const { store, board } = await pageAt('#v1/play?game=nim&position=3+5+7&players=2');
  await board.move('2-3');
  const { session } = board;
  store.patch({ why: true });
  await board.load();
  assert.equal(board.session, session);
  store.follow(writeLink({ ...store.state, why: false }));
  await board.load();
  assert.equal(board.session, session);
});

test('a text that was sent before a link was followed is a step before it in the history', async () => {
  const { store } = await pageAt('#v1/play?game=nim&position=3+5+7&players=2');
  const steps: string[][] = [];
  store.patched.listen(({ before }) => steps.push([writeLink(before), writeLink(store.state)]));
  const view = { isConnected: false, state: store.state };
  store.follow('#v1/graph?game=nim&position=3+5+7');
  const typed = { game: 'nim', position: '1 2', start: '1 2', moves: [] };
  store.patchFrom(view, typed, true);
  const link = (name: string) => `#v1/${name}?game=nim&position=1+2`;
  assert.deepEqual(steps, [[`${link('play')}&players=2`, link('graph')]]);
  // A text sent from the previous view is ignored once another game is open.
  store.follow('#v1/graph?game=wythoff&position=4+4');
  store.patchFrom(view, typed, true);
  assert.equal(store.state.game, 'wythoff');
});
