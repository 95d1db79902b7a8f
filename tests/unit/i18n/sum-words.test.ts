/** Test the sentences about moves in a sum of games, in which each move names its game. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { analyze, describe } from '../../../www/engine/api.ts';
import { boardWords, sayMove, translatorOf } from '../../../www/i18n/index.ts';
import { langs } from '../../../www/i18n/languages.ts';
import { explanation } from '../../../www/why/explanation.ts';
import { wordsOf } from '../../../www/why/words.ts';

const SUM = { game: 'nim + [n -> n-1 | n-2] + subtract 1 2', position: '1 1 + 3 + 3' };

test('every move of an explained sum names its game, or leaves the name out', async () => {
  const [result, described] = await Promise.all([
    analyze(SUM.game, SUM.position),
    describe(SUM.game, SUM.position),
  ]);
  const board = boardWords(described);
  for (const lang of langs) {
    const words = wordsOf(result, { lang, t: translatorOf(lang), board, open: true });
    const text = JSON.stringify(explanation(result, words));
    assert.match(text, /(in game 2|第 2 个游戏) ?[(（]/u);
    assert.doesNotMatch(text, /[(（]\s*[)）]|undefined/u);
    for (const { move } of result.moves) {
      const said = sayMove(lang, move, board);
      assert.match(said, /(in game \d|第 \d 个游戏).*[(（].+[)）]/u);
      // Without the data of the board, the name of the game is not known.
      assert.doesNotMatch(sayMove(lang, move), /[(（]\s*[)）]/u);
    }
  }
});
