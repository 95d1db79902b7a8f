/**
 * Test that the texts of the glossary exist in every language, and that its statements about games are true.
 */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { analyze } from '../../../www/index.ts';
import { langs } from '../../../www/i18n/languages.ts';
import { ideaWords } from '../../../www/learn/lesson-words.ts';
import { ideas } from '../../../www/learn/ideas.ts';

const found = async (game: string, position: string) => {
  const { outcome, nimber } = await analyze(game, position, { limit: 1 });
  return { outcome, nimber };
};

test('every idea has its words in every language, and no others', async () => {
  const keys = ideas.flatMap(({ id }) => [id, `${id}.say`]).sort();
  for (const lang of langs) {
    const { default: words } = await import(`../../../www/learn/words/${lang}/ideas.ts`);
    assert.deepEqual(Object.keys(words).sort(), keys, lang);
    assert.deepEqual(await ideaWords(lang), words);
  }
});

test('every idea with a game has a position of it', async () => {
  for (const { id, game, position } of ideas) {
    if (game) assert.ok(await analyze(game, position ?? '', { limit: 1 }), id);
  }
});

test('their lists of lost positions are whole', async () => {
  const lost = async (game: string, last: number, text: (n: number) => string = String) => {
    const all: number[] = [];
    for (let n = 1; n <= last; n += 1) {
      if ((await found(game, text(n))).outcome === 'P') all.push(n);
    }
    return all;
  };
  assert.deepEqual(await lost('fibonacci', 13), [1, 2, 3, 5, 8, 13]);
  assert.deepEqual(await lost('fibonacci 3', 21), [1, 2, 3, 4, 6, 8, 11, 15, 21]);
  // In circular Kayles, every ring of at least 3 pins is lost, and no smaller ring is.
  assert.deepEqual((await lost('ring 0.77', 40)).length, 38);
  const rows = [2, 3, 4, 5];
  for (const height of rows) {
    const even = await lost('cram', 5, (width) => `${width}x${height}`);
    assert.deepEqual(
      rows.filter((width) => width % 2 === 0 && even.includes(width)),
      height % 2 ? [] : [2, 4],
    );
  }
  for (let a = 1; a <= 9; a += 1) {
    for (let b = 1; b <= 9; b += 1) {
      const ones = /1*$/.exec(((a - 1) | (b - 1)).toString(2))?.[0].length;
      assert.equal((await found('e-and-d', `${a} ${b}`)).nimber, ones);
      assert.equal(ones === 0, a % 2 === 1 && b % 2 === 1);
    }
  }
});
