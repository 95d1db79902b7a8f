/** Test the state machine for choosing a move, on every board, and dragging. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { boards } from '../../../www/boards/index.ts';
import { choosing } from '../../../www/boards/choosing.ts';
import { games } from '../../../www/games.ts';
import { describe } from '../../../www/index.ts';
import type { BoardEvent, Result, State } from '../../../www/boards/board.ts';
import type { Translate } from '../../../www/i18n/languages.ts';

const t = ((key: string) => key) as Translate;

/** Load a board at a position. Return functions that send it events one after another. */
async function at(game: string, position: string) {
  const { board, legal, draw } = await describe(game, position);
  const module = await boards[draw]();
  const state = { board, legal, hints: [], last: null, live: true, memory: new Map() };
  let { start: ui } = module;
  return {
    draw,
    does(event: BoardEvent): Partial<Result<typeof ui>> {
      const result = module.reduce({ ...state, active: '' } as unknown as State, ui, event, t);
      if (result) ({ ui } = result);
      return result ?? {};
    },
  };
}

test('what is chosen is considered, and then confirmed or cancelled', () => {
  type Ui = { chosen: string; notice: string };
  const none: Ui = { chosen: '', notice: '' };
  const { reducer, choose } = choosing<{ live: boolean }, Ui>({
    move: (_state, { chosen }) => chosen,
    isChosen: ({ chosen, notice }) => chosen !== '' || notice !== '',
    none: () => none,
    stop: ({ chosen }) => `at ${chosen}`,
  });
  const reduce = reducer({
    press: (state, _ui, { act, pointer }) =>
      choose(state, { chosen: act, notice: '' }, pointer === 'mouse'),
  });
  const live = { live: true };
  const ui = { chosen: '1-1', notice: '' };
  const press = (pointer: string): BoardEvent => ({ type: 'press', act: '1-1', pointer });
  const done = { ui: none, preview: null, move: '1-1', active: 'at 1-1' };
  assert.deepEqual(reduce(live, none, press('touch'), t), { ui, preview: '1-1' });
  assert.deepEqual(reduce(live, none, press('mouse'), t), done);
  assert.deepEqual(reduce(live, ui, { type: 'confirm' }, t), done);
  assert.deepEqual(reduce(live, none, { type: 'confirm' }, t), { ui: none });
  assert.deepEqual(reduce({ live: false }, ui, { type: 'confirm' }, t), { ui });
  assert.deepEqual(reduce(live, ui, { type: 'cancel' }, t), { ui: none, preview: null });
  assert.deepEqual(reduce(live, none, { type: 'cancel' }, t), { ui: none });
  assert.equal(reduce(live, ui, { type: 'find' }, t), null);
});

test('on every board nothing is done where nothing is chosen', async () => {
  for (const { game, position, board } of games) {
    if (!boards[board]) continue;
    const { does } = await at(game, position);
    for (const type of ['confirm', 'cancel'] as const) {
      const { move, preview } = does({ type });
      assert.deepEqual([move, preview], [undefined, undefined], `${type} in ${game}`);
    }
  }
});

test('stones are lifted and dropped, or go back', async () => {
  const { does } = await at('subtract 1 3', '5 7');
  const three = { cell: '1', amount: 3 };
  assert.equal(does({ type: 'lift', act: { cell: '1', amount: 2 } }).lifted, false);
  assert.equal(does({ type: 'lift', act: three }).lifted, true);
  assert.equal(does({ type: 'drop', act: three, over: null }).move, undefined);
  does({ type: 'lift', act: three });
  assert.equal(does({ type: 'drop', act: three, over: {} }).move, '2-3');
});

test('a token is lifted where it can move, and walks to the node that it is dropped on', async () => {
  const { does } = await at('graph a>b a>c b>c', 'a c');
  const [a, b, c] = [0, 1, 2].map((node) => ({ node }));
  assert.equal(does({ type: 'lift', act: c }).lifted, false);
  assert.equal(does({ type: 'lift', act: a }).lifted, true);
  assert.equal(does({ type: 'drop', act: a, over: null }).move, undefined);
  does({ type: 'lift', act: a });
  assert.equal(does({ type: 'drop', act: a, over: b }).move, 'a>b');
});

test('a coin is dragged along the strip', async () => {
  const { does } = await at('silver-dollar', '0 3 7');
  const coin = { coin: 2, drag: true };
  assert.equal(does({ type: 'lift', act: { coin: 0, drag: false } }).lifted, false);
  assert.equal(does({ type: 'lift', act: coin }).lifted, true);
  const hover = (square: number) => does({ type: 'hover', act: coin, over: { square } });
  assert.deepEqual(hover(5).ui?.hover, new Map([[2, 2]]));
  assert.equal(hover(2).ui?.hover, null);
  assert.equal(does({ type: 'drop', act: coin, over: { square: 5 } }).move, '3-2');
});
