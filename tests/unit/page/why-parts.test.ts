/** The explanations of games whose parts are rows of pins or strips name these parts. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { analyze, describe } from '../../../www/engine/api.ts';
import { boardWords, translatorOf } from '../../../www/i18n/index.ts';
import { langs } from '../../../www/i18n/languages.ts';
import { readLine } from '../../../www/ui/element/game-lines.ts';
import { explanation } from '../../../www/why/explanation.ts';
import { wordsOf } from '../../../www/why/words.ts';

/** Return all texts of a document. */
const texts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(texts)
      : [];

test('an explanation speaks of strips and pins, not of heaps and stones', async () => {
  const places = [
    ['treblecross', '7'],
    ['treblecross', '7 5'],
    ['treblecross', '8 8'],
    ['kayles', '9'],
    ['kayles', '5 3'],
    ['dawson', '9 4'],
  ];
  for (const [game, position] of places) {
    await readLine(game);
    const result = await analyze(game, position);
    const board = boardWords(await describe(game, position));
    for (const lang of langs) {
      const words = wordsOf(result, { lang, t: translatorOf(lang), board, open: true });
      const all = texts(explanation(result, words)).join('\n');
      assert.doesNotMatch(all, /\bheap|\bstone|堆|石子/iu, `${lang} ${game} ${position}`);
      assert.match(all, /strip|cross|pins|row|方格带|叉|瓶/u, `${lang} ${game} ${position}`);
    }
  }
});
