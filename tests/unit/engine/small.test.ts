/**
 * Test that the small core, which a page loads first, gives the same answers as the whole core, or refuses
 * the call.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { gzipSync } from 'node:zlib';
import { loadCore } from '../../../www/engine/core.ts';
import { besideModules } from '../../../www/engine/core-source.ts';
import { Cores } from '../../../www/engine/cores.ts';
import { games } from '../../../www/games.ts';
import { openings } from '../../../www/engine/wasm/openings.js';
import { small } from '../../../www/engine/wasm/small.js';
import { opening } from '../../../www/play/opening.ts';
import type { Core } from '../../../www/engine/cores.ts';
import type { Description, Place, Reply, Table } from '../../../www/engine/types.ts';

/**
 * The largest size of the gzipped small core in bytes, as a page loads the small core before its first board.
 */
const LIMIT = 97_000;

const folder = new URL('../../../www/engine/wasm/', import.meta.url);
const url = (name: string) => ({ url: new URL(name, folder).href });
const both = { whole: url('mexplorer_bg.wasm'), small: url('mexplorer_small.wasm') };
const [little, whole] = await Promise.all([loadCore(both, 'small'), loadCore(both)]);

/** The arguments of a call; the last argument is the object of options. */
type Args = [...unknown[], object];

function answer(core: Core, call: string, args: Args) {
  try {
    return { value: core.call(call, args.slice(0, -1), args.at(-1) as object) };
  } catch (error) {
    return { error };
  }
}

/** The number of calls that only the whole core has answered. */
let refused = 0;

function agree(call: string, args: Args) {
  const found = answer(little, call, args);
  const wanted = answer(whole, call, args);
  if ('value' in found) assert.deepEqual(found, wanted, `${call} ${JSON.stringify(args)}`);
  // If the small core refuses a call, the whole core may answer or fail: count the calls that it answers.
  else refused += 'value' in wanted ? 1 : 0;
  return wanted;
}

/**
 * Return the whole core's answer to a call, after checking that the small core gives the same answer or
 * refuses.
 */
const agreed = <T>(call: string, args: Args) => agree(call, args).value as T;

/** Valid and invalid texts to append to the name of a game. */
const ENDS = ['', ' misere', ' MISERE', ' misere misere', ' 3', ' x', '\tmisere '];
const POSITIONS = [
  ...['0', '1', '1 1', '3 5 7', '2 1 3', '0 4 0', '1 1 1 1', '9007199254740991 1', '12 30 7 5'],
  ...['', '  ', 'x', '3 x', '３ 5，7', '-1', '9007199254740992', '1e3', '😀', '3:5', '3-2'],
];
const MOVES = ['', 'x', '1-1', '2-3', '3-5', '0-1', '5-1', '3 1 7', '2 5 7', '1 2 3', '2', '1=1'];

test('there is a small core, which knows some games and the calls of a board', () => {
  for (const call of ['analyze', 'describe', 'play', 'respond', 'random', 'readGame', 'version']) {
    assert.ok(small.calls.includes(call), call);
  }
  assert.ok(small.games.includes('nim') && small.games.length < games.length);
  for (const call of ['table', 'quotient', 'judge', 'TableJob', 'games', 'suggest']) {
    assert.ok(!small.calls.includes(call), call);
  }
});

for (const name of small.games) {
  test(`${name}: the small core answers each call as the whole one does`, () => {
    let right = 0;
    refused = 0;
    for (const end of ENDS) {
      agree('readGame', [name + end, {}]);
      const game = name + end;
      for (let seed = 0; seed < 12; seed += 1) agree('random', [game, { seed, level: seed % 4 }]);
      for (const position of POSITIONS) {
        if ('value' in agree('describe', [game, position, {}])) right += 1;
        agree('analyze', [game, position, { limit: 30 }]);
        for (const skill of [0, 0.5, 1, 2]) {
          const describe = skill === 1;
          agree('respond', [game, position, { skill, seed: 3, describe }]);
        }
        for (const move of MOVES) agree('play', [game, position, move, {}]);
      }
    }
    assert.ok(right > 20, String(right));
    assert.ok(refused < right / 10, String(refused));
  });
}

test('what is played to its end by chance is the same all the way', () => {
  for (const name of small.games) {
    for (let seed = 1; seed <= 8; seed += 1) {
      let { position } = agreed<Place>('random', [name, { seed, level: 2 }]);
      for (let ply = 0; ply < 400; ply += 1) {
        agree('analyze', [name, position, {}]);
        if (agreed<Description>('describe', [name, position, {}]).over) break;
        const options = { skill: 0.3, seed: seed + ply };
        position = agreed<Reply>('respond', [name, position, options]).to;
      }
    }
  }
});

/** Return a small core that loads the whole core only when a call needs the whole core. */
const growing = () => new Cores(both);

/** Return whether a core has the call `suggest`, which only the whole core has. */
function isWhole(core: Core) {
  try {
    core.call('suggest', [], {});
    return true;
  } catch (error) {
    // The error message lists the calls that the core has.
    assert.match(error, /^analyze /);
    return false;
  }
}

/** Run a call with a new small core. Return the outcome, and whether the whole core was fetched. */
async function answered(name: string, args: Args) {
  const cores = growing();
  const outcome = await cores.run(name, args);
  return { outcome, fetched: isWhole(await cores.load()) };
}

test('a game or a call that the small core lacks is answered by the whole one', async () => {
  const lines = ['kayles 3', 'nimx', 'n -> n-1', '(a, b) -> (a-1, b)', '0.77', '', 'nim + nim'];
  for (const game of [...games.map(({ game }) => game), ...lines]) {
    const { outcome, fetched } = await answered('readGame', [game, {}]);
    const wanted = answer(whole, 'readGame', [game, {}]);
    assert.deepEqual('value' in outcome && outcome.value, 'value' in wanted && wanted.value, game);
    const entry = games.find((each) => each.game === game);
    assert.equal(fetched, !small.games.includes(entry?.name ?? ''), game);
  }
  for (const line of ['ｎｉｍ', 'nim,misere', 'nim + kayles', 'subtract 1 3 + nim']) {
    const { outcome } = await answered('readGame', [line, {}]);
    assert.deepEqual(outcome, answer(whole, 'readGame', [line, {}]), line);
  }
  for (const [name, ...args] of [['games'], ['table', 'nim', 3], ['highlight', 'nim']]) {
    const { outcome, fetched } = await answered(name as string, [...args, {}]);
    assert.ok('value' in outcome && fetched, String(name));
  }
  assert.equal((await answered('version', [{}])).fetched, false);
});

test('what the small core would read otherwise is left to the whole one', async () => {
  for (const [name, ...args] of [
    ['describe', 'nim', '1,000', {}],
    ['describe', 'nim', '3 1,000,000 5', {}],
    ['describe', 'nim', '1,0', {}],
    ['respond', 'nim', '3 3', { style: 'prolong' }],
    ['respond', 'nim', '3 3', { style: 'idle' }],
  ] as [string, ...Args][]) {
    const { outcome } = await answered(name, args as Args);
    const wanted = answer(whole, name, args as Args);
    assert.deepEqual('value' in outcome && outcome.value, 'value' in wanted && wanted.value);
    assert.equal('error' in outcome, 'error' in wanted);
  }
});

test('a core from a disk is the whole one at once', async () => {
  const core = await new Cores(besideModules()).load();
  assert.equal((core.call('table', ['nim', 3], {}) as Table).nimbers.length, 4);
});

test('what the small core refuses is answered by the whole one, with its reasons', async () => {
  const cores = growing();
  const play = (move: string) => cores.run('play', ['nim', '3 5', move, {}]);
  assert.ok('value' in (await play('1-2')));
  assert.equal(isWhole(await cores.load()), false);
  const outcome = await play('1-4');
  assert.ok('error' in outcome);
  assert.equal(outcome.error.details.reason, 'too-few');
  assert.ok(isWhole(await cores.load()));
  assert.ok('value' in (await play('take 2 from heap 1')));
});

test('a mistake is said without the whole core, what the small one lacks is not', async () => {
  const alone = new Cores({ ...both, whole: url('nowhere.wasm') });
  const plain = await alone.run('play', ['nim', '3 5', '1-4', {}]);
  assert.ok('error' in plain && plain.error.code === 'illegal-move');
  await assert.rejects(alone.run('describe', ['kayles', '9', {}]), /nowhere/);
  await assert.rejects(alone.run('table', ['nim', 3, {}]), /nowhere/);
});

test('a core is the small one until the whole one is needed or prepared', async () => {
  const cores = growing();
  const first = await cores.load();
  assert.equal(isWhole(first), false);
  assert.ok('value' in (await cores.run('analyze', ['nim', '1', {}])));
  assert.equal(await cores.load(), first);
  await cores.run('table', ['nim', 3, {}]);
  assert.ok(isWhole(await cores.load()));

  const prepared = growing();
  await prepared.load();
  await prepared.prepare();
  assert.ok(isWhole(await prepared.load()));

  assert.ok(isWhole(await new Cores({ ...both, small: url('nowhere.wasm') }).load()));
});

test('the small core weighs little', () => {
  const gzip = (at: { url: string }) => gzipSync(readFileSync(new URL(at.url))).length;
  assert.ok(gzip(both.small) < LIMIT, String(gzip(both.small)));
  assert.ok(gzip(both.small) < gzip(both.whole) / 4);
});

test('a board that stands before the core is the one that the core describes', () => {
  assert.equal(openings.length, small.games.length);
  assert.ok(opening('nim', '3 5 7'), 'the page opens with it');
  for (const { game, position } of games) {
    const known = opening(game, position);
    assert.equal(known !== undefined, small.games.includes(game), game);
    const described = whole.call('describe', [game, position], {}) as Description;
    if (known) assert.deepEqual(known, described, game);
    // Describing the canonical game and position of a description gives an equal description.
    assert.deepEqual(
      whole.call('describe', [described.game, described.position], {}),
      described,
      game,
    );
  }
});

test('what a board is given is its own', () => {
  const heaps = () => {
    const board = opening('nim', '3 5 7')?.board;
    assert.ok(board?.kind === 'heaps');
    return board.heaps;
  };
  heaps()[0] = 9;
  assert.deepEqual(heaps(), [3, 5, 7]);
});
