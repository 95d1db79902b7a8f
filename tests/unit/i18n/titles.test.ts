/**
 * Test that the core accepts the name of each game in every language in place of the first word of a game's
 * line.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { games } from '../../../www/engine/wasm/games.js';
import { MexError, describe } from '../../../www/index.ts';
import { langs } from '../../../www/i18n/languages.ts';
import { sayError, t } from '../../../www/i18n/index.ts';

const source = readFileSync(
  new URL('../../../crate/src/games/kit/titles.rs', import.meta.url),
  'utf8',
);

const plain = (text: string) => text.replaceAll('’', "'").toLowerCase();

test('every name of a game in every language is one of its titles', () => {
  const titles = Object.fromEntries(
    [...source.matchAll(/\(\s*"([\w-]+)",\s*&\[([^\]]*)\]/g)].map(([, name, list]) => [
      name,
      [...list.matchAll(/"([^"]*)"/g)].map(([, title]) => plain(title)),
    ]),
  );
  for (const { name } of games) {
    for (const lang of langs) {
      const said = t(lang, `games.${name}`).split(/[（）]/u);
      for (const each of said.map((one) => plain(one.trim())).filter(Boolean)) {
        assert.ok(each === name || titles[name].includes(each), `${name}: ${each}`);
      }
    }
  }
});

async function errorOf(game: string) {
  const found = await describe(game, '3').catch((error) => error);
  assert.ok(found instanceof MexError);
  return found;
}

test('an unknown game names those that may have been meant', async () => {
  for (const [typed, nearest, span] of [
    ['nimm misere', ['nim'], [0, 4]],
    ['every nmi', ['nim'], [6, 9]],
    ['silver doller', ['silver-dollar'], [0, 13]],
    ['ｋyales', ['kayles'], [0, 6]],
    ['威佐夫', ['wythoff'], [0, 3]],
    ['product rulr twins', ['ruler'], [8, 12]],
    ['chess', [], [0, 5]],
    [`x${'nim'.repeat(100_000)}`, [], [0, 300_001]],
  ] as [string, string[], [number, number]][]) {
    const error = await errorOf(typed);
    assert.equal(error.code, 'unknown-game');
    assert.deepEqual([error.details.nearest, error.span], [nearest, span], typed.slice(0, 20));
    if (!nearest.length) continue;
    const mended = typed.slice(0, span[0]) + nearest[0] + typed.slice(span[1]);
    await describe(mended, '3').catch(({ code }) => assert.notEqual(code, 'unknown-game'));
  }
});

test('the question names them; where none is near, it says what a game is', async () => {
  const near = await errorOf('nimm');
  assert.equal(sayError('en', near), 'There is no game called “nimm”. Did you mean nim?');
  assert.equal(sayError('zh', near), '没有名为“nimm”的游戏。要写的是 nim 吗？');
  assert.match(sayError('en', await errorOf('chess')), /Write the name of a game/);
});
