/** Test the drawing of every board: when nothing, something or everything is chosen, and after each move. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { analyze, describe } from '../../../www/index.ts';
import { games } from '../../../www/games.ts';
import { cellsIn } from '../../../www/scene/scene.ts';
import { faultsOf } from './faults.ts';
import { SMALL } from './small.ts';
import { reach, tableOf, translator, written } from './reached.ts';
import type { State } from '../../../www/boards/board.ts';
import type { Scene } from '../../../www/scene/scene.ts';
import type { Table } from './reached.ts';

const t = translator('en');
const drawn = games.filter(({ board }) => board !== 'sum');
const all = [...drawn.map(({ game, position }) => [game, position]), ...SMALL];

/** The tables of the positions, which all tests share. */
const tables: Map<string, Promise<Table>> = new Map();

function at(game: string, position: string) {
  const key = `${game}: ${position}`;
  const known = tables.get(key) ?? tableOf(game, position);
  tables.set(key, known);
  return known;
}

const sound = (scene: Scene, where: string) => assert.deepEqual(faultsOf(scene), [], where);

test('a drawing has no fault, on a phone and in large letters as well', async () => {
  for (const [game, position] of all) {
    const { draw } = await at(game, position);
    sound(draw(), game);
    sound(draw(undefined, { width: 320 }), `${game} on a phone`);
    sound(draw(undefined, { width: 720, em: 24 }), `${game} in large letters`);
  }
});

test('a drawing with something chosen has no fault, and shows and says what is chosen', async () => {
  for (const [game, position] of all) {
    const table = await at(game, position);
    const { module, state, draw } = table;
    const empty = written(draw());
    for (const { preview, ui } of reach(table, 'finger', 24).all) {
      const scene = draw(ui);
      sound(scene, `${game} ${written(ui)}`);
      if (!preview) continue;
      assert.notEqual(written(scene), empty, `${game} shows ${preview}`);
      const { says, act, chosen = [] } = module.bar?.(state, ui, t) ?? {};
      const panel = module.panel?.(state, ui, t);
      assert.ok(panel || (act && (says || chosen.length)), `${game} says ${preview}`);
    }
  }
});

test('winning moves are marked on the board or in the list below it', async () => {
  for (const [game, position] of all) {
    const table = await at(game, position);
    const { module, state } = table;
    const none = { ...state, hints: [] };
    const seen = (ui: object, from: State) =>
      written([table.draw(ui, { state: from }), module.choices?.(from, ui, t)]);
    const differs = reach(table, 'finger', 24).all.some(
      ({ ui }) => seen(ui, state) !== seen(ui, none),
    );
    assert.equal(differs, table.wins.length > 0, game);
  }
});

test('where no move can be made, every cell says so, and nothing makes one', async () => {
  for (const [game, position] of SMALL) {
    const table = await at(game, position);
    const shut = { ...table, state: { ...table.state, live: false } };
    const scene = table.draw(undefined, { state: { live: false } });
    sound(scene, game);
    for (const { key, aria } of cellsIn(scene.items))
      assert.equal(String(aria?.disabled), 'true', `${game}, ${key}`);
    for (const way of ['keys', 'finger', 'mouse'] as const)
      assert.deepEqual([...reach(shut, way, 40).moves], [], game);
  }
});

test('a drawing after a move has no fault, and shows what moved', async () => {
  for (const [game, position] of SMALL) {
    const before = await tableOf(game, position);
    const { moves } = await analyze(game, position, { limit: 400 });
    for (const { move, to } of moves.slice(0, 12)) {
      const is = await describe(game, to);
      if (is.draw !== (await describe(game, position)).draw) continue;
      const { module, draw } = await tableOf(game, to);
      const { board, legal } = is;
      const last = { move, animate: true };
      const state = {
        ...before.state,
        board,
        legal,
        hints: [],
        last,
      } as unknown as typeof before.state;
      module.remember?.(state.memory, state, module.start, before.state.board);
      sound(draw(undefined, { state: { ...state, layout: before.state.layout } }), `${game} ${to}`);
    }
  }
});
