/** Test sentences about moves: in a sum of games, in which each move names its game, and in the review. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { analyze, describe } from '../../../www/engine/api.ts';
import { boardWords, sayMove, t, translatorOf } from '../../../www/i18n/index.ts';
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

test('the review says what a winning answer leaves, and says it once', async () => {
  const described = await describe('subtract 1 3 4', '5');
  const { moves } = await analyze('subtract 1 3 4', '5');
  for (const lang of langs) {
    for (const { move, to } of moves) {
      const answer = sayMove(lang, move, boardWords(described));
      const says = t(lang, 'report.because_answer', { who: 'A', left: '5', answer, then: to });
      assert.equal(says.match(/leaving|leaves|剩|留下/gu)?.length, lang === 'en' ? 1 : 2, says);
    }
    const far = { who: 'A', left: '3 4', answer: 'X', then: '1 2' };
    assert.match(t(lang, 'report.because_answer', far), /(That leaves|留下) 1 2[.。]$/u);
  }
});
