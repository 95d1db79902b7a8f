/** An explanation of a position as a picture and as TeX. */
import * as engine from 'mexplorer';
import { boardWords } from 'mexplorer/kit';
import type { Translate } from 'mexplorer/kit';
import { explanation, verdictText, wordsOf } from 'mexplorer/kit/pictures';
import { markdownOf } from '../documents/markdown.ts';
import { paragraph, setBlocks } from '../documents/page.ts';
import { textOf } from '../documents/plain-text.ts';
import { blocksTex, comment } from '../documents/tex.ts';
import { headline, nameOf, short, startOf } from './game.ts';
import type { Shown } from './game.ts';
import type { Asked } from './spec.ts';

/** Draw an explanation of a position, and return its text, Markdown and TeX, too. */
export async function why(asked: Asked, t: Translate): Promise<Shown> {
  const { game, lang, budget, width, print, blocks: inBlocks } = asked;
  const start = await startOf(asked);
  const inner = width - 48;
  const described = await engine.describe(game, start);
  const { position } = described;
  const name = nameOf(described, t);
  const title = t('static.title', { name, position: short(position) });
  const head = headline(name, position, inner);
  const altOf = (moves: string) =>
    t('static.both', { who: t('static.alt.game', { name, position }), moves });
  if (print === 'question') {
    const label = t('common.who_wins');
    const parts = [head, paragraph(label, inner)];
    return { title, alt: altOf(label), parts, tex: comment(title) };
  }
  const result = await engine.analyze(game, start, budget ? { budget } : {});
  const words = wordsOf(result, {
    lang,
    // Replace the text that refers to controls of the page, which a picture lacks.
    t: (key, ...args) =>
      t((key === 'why.moves.count' ? 'static.moves_count' : key) as typeof key, ...args),
    board: boardWords(described),
    open: print === 'answer',
    blocks: inBlocks,
  });
  const blocks = explanation(result, words);
  return {
    title,
    alt: altOf(verdictText(result, words)),
    parts: [head, setBlocks(blocks, inner)],
    text: `${title}\n\n${textOf(blocks)}`,
    markdown: markdownOf(blocks),
    tex: [comment(title), blocksTex(blocks), ''].join('\n'),
  };
}
