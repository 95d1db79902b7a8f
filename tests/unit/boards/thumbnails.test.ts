/** Test small pictures of positions: which boards have them, and which parts of a scene they contain. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { describe } from '../../../www/index.ts';
import { boards } from '../../../www/boards/index.ts';
import { isPictured } from '../../../www/boards/pictured.ts';
import { stillScene } from '../../../www/boards/still.ts';
import { games } from '../../../www/games.ts';
import { t as say } from '../../../www/i18n/index.ts';
import { cellsIn } from '../../../www/scene/scene.ts';
import { isSmall, stillItems } from '../../../www/thumbnails/still-items.ts';
import type { Translate } from '../../../www/i18n/languages.ts';
import type { Item } from '../../../www/scene/scene.ts';

const t: Translate = (key, ...args) => say('en', key, ...args);

/** Return all items, including those within groups. */
const all = (items: Item[]): Item[] =>
  items.flatMap((item) => [item, ...(item.kind === 'group' ? all(item.items) : [])]);

test('what is a picture is chosen by the board, and heaps are numbers', () => {
  const drawn = Object.keys(boards).filter(isPictured);
  for (const name of ['plant', 'tree', 'graph', 'plane', 'rows', 'coins']) {
    assert.ok(drawn.includes(name), name);
  }
  for (const name of ['heaps', 'split', 'merge', 'race', 'stairs', undefined, 'constructor']) {
    assert.ok(!isPictured(name), name);
  }
});

test('a thumbnail keeps the shapes, and nothing that is pressed, focused or too small to read', async () => {
  for (const { game, position, board } of games.filter((one) => isPictured(one.board))) {
    const is = await describe(game, position);
    assert.equal(is.draw, board, `${game}: the list names the board that the core does`);
    const { items, width, height } = await stillScene(is.draw, is, { t, width: 420 });
    assert.ok(width > 0 && height > 0, game);
    assert.ok(isSmall(items), `${game} is drawn with few shapes`);
    const still = stillItems(items, 0.3);
    assert.deepEqual(cellsIn(still), [], game);
    const shapes = (list: Item[]) =>
      all(list).filter(({ kind }) => ['path', 'rect', 'oval'].includes(kind)).length;
    assert.equal(shapes(still), shapes(items), game);
    for (const item of all(still)) {
      assert.notEqual(item.kind, 'hit', game);
      assert.ok(!item.name && !item.key, game);
    }
    const words = (list: Item[]) => all(list).filter(({ kind }) => kind === 'words');
    assert.equal(words(stillItems(items, 2)).length, words(items).length, game);
  }
});

test('a scene of very many shapes is no thumbnail', async () => {
  const edges = Array.from({ length: 300 }, (_, i) => `0-n${i}`).join(' ');
  const is = await describe('hackenbush', edges);
  assert.ok(!isSmall((await stillScene(is.draw, is, { t, width: 420 })).items));
});
