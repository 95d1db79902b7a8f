/** An explanation, as the live element says it. */
import { moveNumber } from '../ui/text/move-count.ts';
import * as engine from '../engine/api.ts';
import { boardWords, t as wordsFor } from '../i18n/index.ts';
import { MexWhy } from '../why/mex-why.js';
import { blocksOf } from './blocks.js';
import { headline, nameOf, short, startOf } from './game.js';
import { textOf } from './template-text.js';
import { paragraph, setBlocks } from './page.js';
import { blocksTex, comment } from './tex.js';
import { parse } from './tree.js';
import '../i18n/late.ts';

/** @typedef {import('./spec.js').Asked} Asked */
/** @typedef {(key: string, args?: any) => string} T */

/** The element outside of a page: it says what it would show, in the language that is asked for. */
class Said extends MexWhy {
  /** @type {import('../i18n/index.ts').Lang} */ said = 'en';

  get lang() {
    return this.said;
  }

  /** @param {string} key @param {any} [args] */
  t(key, args) {
    // Nobody can choose on paper.
    const shown = key === 'why.moves.count' ? 'static.moves_count' : key;
    return wordsFor(this.said, shown, args);
  }
}

/** @param {Asked} asked @param {T} t @returns {Promise<import('./game.js').Shown>} */
export async function why(asked, t) {
  const { game, lang, budget, width, print } = asked;
  const position = await startOf(asked);
  const inner = width - 48;
  const described = await engine.describe(game, position);
  const name = nameOf(described, t);
  const title = t('static.title', { name, position: short(described.position) });
  const head = headline(name, described.position, inner);
  if (print === 'question') {
    const says = t('common.who_wins');
    return {
      title,
      alt: t('static.both', {
        who: t('static.alt.game', { name, position: described.position }),
        moves: says,
      }),
      parts: [head, paragraph(says, inner)],
      tex: comment(title),
    };
  }
  const result = await engine.analyze(game, position, budget ? { budget } : {});
  const element = Object.assign(new Said(), { said: lang });
  element.result = result;
  element.board = boardWords(described);
  element.open = print === 'answer';
  const blocks = blocksOf(parse(textOf(element.view())));
  const over = moveNumber(result.moveCount) === 0;
  const key = over
    ? described.misere
      ? 'over.misere'
      : 'over.normal'
    : `outcome.${result.outcome}`;
  return {
    title,
    alt: t('static.both', {
      who: t('static.alt.game', { name, position: described.position }),
      moves: t(`why.${key}`),
    }),
    parts: [head, setBlocks(blocks, inner)],
    tex: [comment(title), blocksTex(blocks), ''].join('\n'),
  };
}
