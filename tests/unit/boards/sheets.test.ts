/** Test boards of squares: dominoes that are placed, bars that break, and lines that are struck through. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { describe, play } from '../../../www/index.ts';
import { entryOf } from '../../../www/games.ts';
import { t as say } from '../../../www/i18n/index.ts';
import { dominoesOn } from '../../../www/boards/dominoes.ts';
import { boards } from '../../../www/boards/index.ts';
import { stillScene } from '../../../www/boards/still.ts';
import type { State } from '../../../www/boards/board.ts';
import type { Item } from '../../../www/scene/scene.ts';
import type { Translate } from '../../../www/i18n/languages.ts';

const t: Translate = (key, ...args) => say('en', key, ...args);
const context = { t, width: 600, em: 16 };

/** Return the items with a given class, at any depth. */
const having = (items: Item[], cls: string): Item[] =>
  items.flatMap((item) => [
    ...(item.cls?.split(' ').includes(cls) ? [item] : []),
    ...(item.kind === 'group' ? having(item.items, cls) : []),
  ]);

async function still(game: string, position: string) {
  const { draw, board, legal, card } = await describe(game, position);
  const part = entryOf(card)?.part;
  const scene = await stillScene(draw, { board, legal, part }, context);
  const { view, start } = await boards[draw]();
  const state = { board, legal, part, hints: [], last: null, live: true, memory: new Map() };
  return { scene, page: view(state as unknown as State, start, context) };
}

test('covered squares are paired as far as they can be', () => {
  assert.deepEqual(dominoesOn([0, 1, 2, 3], 4), [
    [0, 1],
    [2, 3],
  ]);
  // Each of the outer squares can be paired only with the middle one, so there is a single domino.
  assert.equal(dominoesOn([1, 3, 4, 5], 3).length, 1);
  assert.equal(dominoesOn([0, 1, 3, 4, 6, 7], 3).length, 3);
  // An earlier domino keeps its squares.
  assert.deepEqual(dominoesOn([0, 1, 2, 3], 2, [[0, 2]]), [
    [0, 2],
    [1, 3],
  ]);
  assert.deepEqual(dominoesOn([0, 1], 2, [[0, 2]]), [[0, 1]]);
});

test('dominoes lie on the page as in the picture, and stay as they were laid', async () => {
  const { scene, page } = await still('cram', '..## .#.. .#.#');
  for (const items of [scene.items, page.items]) {
    assert.equal(having(items, 'domino').length, 2);
    assert.equal(having(items, 'taken').length, 1);
  }
  const { remember } = await boards.sheets();
  const memory = new Map();
  let { board, position } = await describe('cram', '2x2');
  for (const text of ['1:1-2:1', '1:2-2:2']) {
    const before = board;
    const { to, move } = await play('cram', position, text);
    ({ board, position } = await describe('cram', to));
    const state = { board, part: 'region', last: { move }, memory };
    remember?.(memory, state as unknown as State, undefined, before);
  }
  assert.deepEqual(memory.get('laid'), [
    [0, 2],
    [1, 3],
  ]);
});

test('a bar is chocolate, and a dead board is struck through its lines of three', async () => {
  const bar = await still('cut 1', '5x4');
  assert.equal(having(bar.scene.items, 'square').length, 1);
  assert.equal(having(bar.page.items, 'domino').length, 0);
  const { scene } = await still('notakto', '.X....... XXXX..X.. .........');
  assert.equal(having(scene.items, 'cross').length, 6);
  assert.equal(having(scene.items, 'strike').length, 2);
});

test('a cross stands between the rests of a strip, on the page as in the picture', async () => {
  const { scene, page } = await still('treblecross', '5 3 2');
  for (const { items } of [scene, page]) assert.equal(having(items, 'closed').length, 2 * 5);
  assert.equal(having((await still('kayles', '5 3')).scene.items, 'closed').length, 0);
});
