/** Test the cells of every board: where keys lead, which cells are marked, and what is said about them. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { games } from '../../../www/games.ts';
import { has } from '../../../www/i18n/index.ts';
import { cellsIn } from '../../../www/scene/scene.ts';
import { SMALL } from './small.ts';
import { cellsOf, reach, tableOf, translator, within, written } from './reached.ts';
import type { BoardEvent } from '../../../www/boards/board.ts';
import type { Item } from '../../../www/scene/scene.ts';
import type { Table } from './reached.ts';

const t = translator('en');
const examples = games.filter(({ board }) => board !== 'sum');
const all = [...examples.map(({ game, position }) => [game, position]), ...SMALL];

/** Return the result of a key in a cell, where nothing is chosen. */
function key({ module, state, cells }: Table & { cells: string[] }, name: string, cell: string) {
  const event: BoardEvent = { type: 'key', key: name, cell, cells, now: 0 };
  return module.reduce({ ...state, active: cell }, module.start, event, t);
}

test('keys lead to cells that exist, and all cells are reached by arrows', async () => {
  for (const [game, position] of SMALL) {
    const table = await tableOf(game, position);
    const cells = cellsOf(table, table.module.start);
    const at = { ...table, cells };
    for (const cell of cells)
      for (const name of ['Home', 'End', 'PageUp', 'PageDown', 'ArrowLeft', 'ArrowDown']) {
        const focus = key(at, name, cell)?.focus;
        const known = focus === undefined || cells.includes(focus) || table.module.panel;
        assert.ok(known, `${game}: ${name} in ${cell}`);
      }
    const reached = new Set([table.module.first?.(table.state) ?? cells[0]]);
    for (const cell of reached)
      for (const name of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
        reached.add(key(at, name, cell)?.focus ?? cell);
    for (const cell of cells) assert.ok(reached.has(cell), `${game}: ${cell}`);
  }
});

const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

test('on a chess board keys go to the next square, the ends of a row and of a column', async () => {
  for (const [game, position, torus] of [
    ['queens', '5x4', false],
    ['queens torus', '5x4', true],
  ] as const) {
    const table = await tableOf(game, position);
    const [columns, rows] = [Number(table.state.board.columns), Number(table.state.board.rows)];
    const at = { ...table, cells: cellsOf(table, table.module.start) };
    for (let x = 0; x < columns; x += 1)
      for (let y = 0; y < rows; y += 1) {
        const to = (name: string) => key(at, name, `${x}:${y}`)?.focus;
        const ends = ['Home', 'End', 'PageUp', 'PageDown'].map(to);
        assert.deepEqual(ends, [`0:${y}`, `${columns - 1}:${y}`, `${x}:0`, `${x}:${rows - 1}`]);
        for (const [name, [dx, dy]] of Object.entries(DIRECTIONS)) {
          const [u, v] = [(x + dx + columns) % columns, (y + dy + rows) % rows];
          const inside = u === x + dx && v === y + dy;
          assert.equal(to(name), inside || torus ? `${u}:${v}` : undefined, `${name} in ${x}:${y}`);
        }
      }
  }
});

test('on a row of coins keys stop at both ends', async () => {
  const table = await tableOf('ruler', 'HTTH');
  const at = { ...table, cells: cellsOf(table, table.module.start) };
  const leads = ['ArrowLeft', 'ArrowRight', 'Home', 'End'].map((name) =>
    at.cells.map((cell) => key(at, name, cell)?.focus).join(''),
  );
  assert.deepEqual(leads, ['0012', '1233', '0000', '3333']);
  assert.equal(key(at, 'x', '3'), null);
});

test('what is pressed in vain says why, and names the piece that attacks a square', async () => {
  for (const [game, position] of SMALL) {
    const { module, state, draw } = await tableOf(game, position);
    // Where strokes choose, a press does nothing.
    if (module.strokes) continue;
    for (const { key: cell, act } of cellsIn(draw().items)) {
      if (act === undefined) continue;
      const event: BoardEvent = { type: 'press', act, pointer: 'touch' };
      const result = module.reduce(state, module.start, event, t);
      if (!result || result.preview || result.move) continue;
      const isSame = written(result.ui) === written(module.start);
      assert.ok(!isSame || result.ui.notice, `${game}, ${cell}`);
    }
  }
  const { module, state } = await tableOf('queens', '4x4 b1');
  const says = (cell: string) => {
    const event: BoardEvent = { type: 'press', act: { cell }, pointer: 'touch' };
    return module.reduce(state, module.start, event, t)?.ui.notice ?? '';
  };
  for (const [cell, square] of [
    ['1:0', 'b4'],
    ['0:3', 'a1'],
    ['3:1', 'd3'],
    ['2:2', 'c2'],
  ]) {
    assert.ok(says(cell).includes(square) && says(cell).includes('b1'), says(cell));
  }
  assert.equal(says('0:0'), '');
  assert.equal(says('1:3').includes('b1'), true);
});

test('a piece that cannot move says so, also after one that can', async () => {
  const { module, state } = await tableOf('(x, y) -> (x-1, y-2) | (x-2, y-1)', '2 3 0 0');
  const press = (at: string): BoardEvent => ({ type: 'press', act: { at }, pointer: 'touch' });
  const first = module.reduce(state, module.start, press('2:3'), t);
  assert.equal(first?.ui.notice, '');
  assert.ok(module.reduce(state, first?.ui ?? {}, press('0:0'), t)?.ui.notice);
});

/** The boards on which each cell is a move, and those of them that draw the marks above all cells. */
const WHOLE = new Set(['chess', 'sheets', 'net', 'arcs', 'plant', 'tree', 'rows']);
const ABOVE = new Set(['plant', 'tree']);

const marksIn = (items: Item[]) =>
  within(items).filter(({ cls }) => cls?.split(' ').includes('win')).length;

const inCell = (items: Item[], key: string) =>
  within(items).filter((item) => item.kind === 'group' && item.cell?.key === key);

test('where each cell is a move, exactly the winning cells are marked', async () => {
  for (const [game, position] of all) {
    const { name, module, state, draw, wins } = await tableOf(game, position);
    if (!WHOLE.has(name)) continue;
    const { items } = draw();
    let winning = 0;
    for (const { key: cell, act } of cellsIn(items)) {
      const event: BoardEvent = { type: 'press', act: act ?? { cell }, pointer: 'touch' };
      const preview = module.reduce(state, module.start, event, t)?.preview ?? '';
      const isWin = wins.includes(preview);
      winning += Number(isWin);
      if (ABOVE.has(name)) continue;
      assert.equal(marksIn(inCell(items, cell)) > 0, isWin, `${game}, ${cell}: ${preview}`);
    }
    if (ABOVE.has(name)) assert.equal(marksIn(items), winning, game);
  }
});

test('where each cell is a move, exactly the chosen cell is pressed', async () => {
  for (const [game, position] of SMALL) {
    const { name, module, state, draw } = await tableOf(game, position);
    if (!WHOLE.has(name)) continue;
    const pressed = (ui: object) =>
      cellsIn(draw(ui).items).flatMap(({ key: one, aria }) =>
        `${aria?.pressed}` === 'true' ? [one] : [],
      );
    assert.deepEqual(pressed(module.start), [], game);
    for (const { key: cell, act } of cellsIn(draw().items)) {
      const event: BoardEvent = { type: 'press', act: act ?? { cell }, pointer: 'touch' };
      const result = module.reduce(state, module.start, event, t);
      if (!result?.preview || !('pressed' in (cellsIn(draw().items)[0].aria ?? {}))) continue;
      assert.deepEqual(pressed(result.ui), [cell], `${game}, ${cell}`);
    }
  }
});

test('on a graph the nodes to which a token can walk say so, once it is picked up', async () => {
  const { module, state, draw } = await tableOf('graph a>b a>c b>d c>d', 'a b');
  const press = (ui: object, node: number) =>
    module.reduce(state, ui, { type: 'press', act: { node }, pointer: 'touch' }, t);
  const held = press(module.start, 0)?.ui;
  const before = cellsIn(draw().items).map(({ label }) => label);
  const after = cellsIn(draw(held).items).map(({ label }) => label);
  assert.deepEqual(after.map((label, i) => label !== before[i]).slice(1), [true, true, false]);
  const targets = within(draw(held).items).filter(({ cls }) => cls?.split(' ').includes('target'));
  assert.deepEqual(
    targets.map((item) => item.key),
    ['1', '2'],
  );
  // Another token is picked up in its place, and nothing is moved to a node out of reach.
  assert.equal(press(held, 3)?.move, undefined);
  assert.equal(module.reduce(state, held, { type: 'press', act: {} }, t), null);
});

test('a heap has a name where there are several, and one that is alone cannot merge', async () => {
  const named = async (position: string) => {
    const texts = within((await tableOf('nim', position)).draw().items).flatMap((item) =>
      item.kind === 'words' ? item.runs.map(({ text }) => text) : [],
    );
    return texts.some((text) => text.includes(t('play.heap_n', { n: 1 })));
  };
  assert.deepEqual([await named('3'), await named('3 4')], [false, true]);
  const merges = async (position: string) =>
    within((await tableOf('merge', position)).draw().items).some(
      (item) => item.kind === 'hit' && item.act.do === 'merge',
    );
  assert.deepEqual([await merges('3'), await merges('2 3')], [false, true]);
});

const starsIn = (items: Item[]) =>
  within(items).filter(
    (item) => item.kind === 'words' && item.runs.some(({ text }) => text.includes('★')),
  ).length;

test('a merge is marked on the button by which it is made, exactly if it wins', async () => {
  for (const position of ['1 1 3', '2 2 1 3', '1 2', '3 4 4', '1 1 1 1']) {
    const { module, state, draw, moves, wins } = await tableOf('merge', position);
    const sizes = position.split(' ');
    /** Whether a merge wins that leaves the same heaps. */
    const isWin = (i: number, j: number) => {
      const same = (text: string) => {
        const pair = text.split('+').map((heap) => sizes[Number(heap) - 1]);
        return String(pair.sort()) === String([sizes[i], sizes[j]].sort());
      };
      assert.ok(moves.some((text) => text.includes('+') && same(text)));
      return wins.some((text) => text.includes('+') && same(text));
    };
    const marked = (ui: object, cell: number) => starsIn(inCell(draw(ui).items, `${cell}`)) > 0;
    for (const [i] of sizes.entries()) {
      const others = [...sizes.keys()].filter((j) => j !== i);
      assert.equal(
        marked(module.start, i),
        others.some((j) => isWin(i, j)),
        `${position}, ${i}`,
      );
      const act = { cell: String(i), do: 'merge' };
      const held = module.reduce(state, module.start, { type: 'press', act, pointer: 'touch' }, t);
      for (const j of others)
        assert.equal(marked(held?.ui ?? {}, j), isWin(i, j), `${position}, ${i} on ${j}`);
    }
  }
});

test('a heap with a winning split is marked, and so is a winning split that is chosen', async () => {
  for (const position of ['3', '2 3', '4 4', '1 2 5', '6']) {
    const { module, state, draw, moves, wins } = await tableOf('split', position);
    const seen: string[] = [];
    for (const [i, size] of position.split(' ').map(Number).entries()) {
      const cell = String(i);
      const splits = wins.filter((text) => text.startsWith(`${i + 1}=`));
      assert.equal(marksIn(inCell(draw().items, cell)) > 0, splits.length > 0, `${position}, ${i}`);
      const press: BoardEvent = { type: 'press', act: { cell }, pointer: 'touch' };
      const open = module.reduce(state, module.start, press, t)?.ui ?? {};
      for (let a = 0; a < size; a += 1) {
        for (let b = 0; b < size; b += 1) {
          const set = (ui: object, side: string, amount: number) =>
            module.reduce(state, ui, { type: 'choose', cell: side, amount }, t);
          const chosen = set(set(open, 'a', a)?.ui ?? {}, 'b', b);
          const move = chosen?.preview ?? '';
          seen.push(move);
          const isMarked = starsIn(inCell(draw(chosen?.ui).items, cell)) > 0;
          assert.equal(isMarked, wins.includes(move), `${position}: ${move}`);
        }
      }
    }
    assert.deepEqual([...new Set(seen)].sort(), [...moves].sort(), position);
  }
});

test('a mouse that leaves the board leaves nothing there', async () => {
  for (const [game, position] of SMALL) {
    const { module, state, draw } = await tableOf(game, position);
    const before = written(draw());
    for (const { key: cell, act } of cellsIn(draw().items)) {
      const pointed = module.reduce(
        state,
        module.start,
        { type: 'point', act: act ?? { cell }, pointer: 'mouse' },
        t,
      );
      const left = module.reduce(
        state,
        pointed?.ui ?? module.start,
        { type: 'leave', pointer: 'mouse' },
        t,
      );
      assert.equal(written(draw(left?.ui ?? pointed?.ui)), before, `${game}, ${cell}`);
    }
  }
});

const WRONG = /undefined|null|NaN|\[object/;

test('the help, the signs, the keys and the bar of a board are sentences', async () => {
  for (const [game, position] of all) {
    const table = await tableOf(game, position);
    const { module, state } = table;
    const keys = typeof module.keys === 'string' ? module.keys : module.keys(state);
    assert.ok(has('en', keys), keys);
    for (const { ui } of reach(table, 'finger', 12).all) {
      const { says = '-', act, chosen = [] } = module.bar?.(state, ui, t) ?? {};
      const said = [
        module.help(state, ui, t),
        ...(module.signs?.(state, ui, t) ?? []),
        ...[says, act || '-', ...chosen.map(({ name }) => name)],
      ];
      for (const text of said) assert.ok(text && !WRONG.test(text), `${game}: ${text}`);
    }
  }
});
