import assert from 'node:assert/strict';
import { test } from 'vitest';
import { games } from '../../../www/games.ts';
import { t } from '../../../www/i18n/index.ts';
import { langs } from '../../../www/i18n/languages.ts';
import { findGames } from '../../../www/setup/find-games.ts';
import { readLine } from '../../../www/ui/element/game-lines.ts';

const names = (query: string) => findGames(query).map(({ name }) => name);

/** Return the names of the games found for a query, after the core has parsed the query as a game. */
async function read(query: string) {
  await readLine(query);
  return names(query);
}

test('every game is found by its name in every language, first of all', () => {
  for (const { name } of games) {
    for (const lang of langs) {
      assert.equal(names(t(lang, `games.${name}`))[0], name, `${name} in ${lang}`);
    }
  }
});

test('every game is found by its notation', () => {
  for (const { name, game } of games) assert.equal(names(game)[0], name, game);
});

test('case, accents, signs and full-width letters make no difference', () => {
  assert.ok(names('KAYLES').includes('kayles'));
  assert.equal(names('Ｋａｙｌｅｓ')[0], 'kayles');
  assert.ok(names('moores').includes('moore'));
  assert.ok(names('silver dollar').includes('silver-dollar'));
  assert.ok(names('台阶').includes('staircase'));
});

test('a code, a line with other numbers and a rule find their games', async () => {
  assert.equal((await read('0.77'))[0], 'octal');
  assert.equal((await read('0.8F'))[0], 'hex');
  assert.equal((await read('subtract 2 5 9'))[0], 'subtract');
  assert.equal((await read('n -> n-1 | n-7'))[0], 'rule');
  assert.equal((await read('every n -> n-3 if n > 4 | n-1'))[0], 'every');
  assert.equal((await read('nim + kayles'))[0], 'sum');
  assert.ok(!(await read('马走日，(x,y)到(x-2,y+1)')).includes('sum'));
  // The start of a game's line is enough to find the game.
  assert.equal((await read('subtract 0'))[0], 'subtract');
  assert.equal((await read('n -> n-'))[0], 'rule');
  // Games whose name contains the query come before games whose rule contains it.
  assert.ok(names('cross').includes('treblecross'));
});

test('nothing finds all, and nonsense nothing', async () => {
  assert.equal(findGames('  ').length, games.length);
  assert.deepEqual(await read('qqqq'), []);
  // The query `(.*)` begins like a rule with several numbers, and `[.*]` like a sum, but neither is one.
  assert.deepEqual(await read('(.*)'), []);
  assert.deepEqual(await read('[.*]'), []);
});
