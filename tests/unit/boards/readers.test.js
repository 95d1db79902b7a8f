/** Every board has been read aloud in every language. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { games } from '../../../www/engine/wasm/games.js';
import { languages } from '../../../www/i18n/languages.js';

const FOLDER = new URL('../../golden/readers/', import.meta.url);

test('each board has a game as a screen reader says it, to its end', () => {
  const boards = [...new Set(games.map(({ board }) => board))];
  assert.ok(boards.length >= 19);
  for (const lang of Object.keys(languages)) {
    for (const board of boards) {
      const text = readFileSync(new URL(`${lang}/${board}.txt`, FOLDER), 'utf8');
      const [, ...moments] = text.split('\n--- ');
      assert.ok(moments.length >= 2, `${lang}/${board}: no move was read`);
      for (const moment of moments.slice(0, -1)) {
        const [said] = moment.split('\n', 1);
        assert.ok(said.trim(), `${lang}/${board}: a move of which nothing is said`);
      }
      // A name that is an address of a word is a word that is missing.
      assert.doesNotMatch(text, /\b(play|board|moves|common)\.[a-z_]+\b|undefined|\[object/);
    }
  }
});
