/** Render the scenes of boards to markup as text, so that tests need no browser. */
import { analyze, describe } from '../../../www/index.ts';
import { entryOf, games } from '../../../www/games.ts';
import { t as say } from '../../../www/i18n/index.ts';
import { boards } from '../../../www/boards/index.ts';
import { toDom } from '../../../www/scene/dom.ts';
import { textOf } from '../template-text.ts';
import type { State } from '../../../www/boards/board.ts';
import type { Description, Move } from '../../../www/engine/types.ts';
import type { Lang, Translate } from '../../../www/i18n/languages.ts';
import type { Scene } from '../../../www/scene/scene.ts';

/** Return the texts of the text elements in an SVG. */
export const words = (svg: string) =>
  [...svg.matchAll(/<text\b[^>]*>([^]*?)<\/text>/g)].map(([, inner]) =>
    inner.replace(/<[^>]*>/g, ''),
  );

/** Return the page's markup of a scene. Every attribute has quotes, and definitions are removed. */
export const domOf = (scene: Scene) =>
  textOf(toDom(scene, () => 0))
    .replace(/=(?=[\s>])/g, '=""')
    .replace(/<defs>[^]*?<\/defs>/, '');

async function sceneOf(is: Description, hints: Move[], lang: Lang, live: boolean) {
  const { view, start, layout } = await boards[is.draw]();
  const { board, legal } = is;
  const state = {
    ...({ board, legal, hints } as Pick<State, 'board' | 'legal' | 'hints'>),
    ...{ last: null, live, memory: new Map(), marks: true, values: null },
    part: entryOf(is.card)?.part,
    layout: layout ? await layout.make({ board }, 600) : null,
  };
  const t: Translate = (key, ...args) => say(lang, key, ...args);
  return view(state, start, { t, width: 600, em: 16 });
}

/** Return the examples of all games except sums, which are drawn by the boards of their games. */
export async function examples() {
  const described = await Promise.all(games.map(({ game, position }) => describe(game, position)));
  return described.filter(({ draw }) => draw !== 'sum');
}

/** Return the scene of a position for a picture and for the page, with its winning moves marked. */
export async function scenesOf(is: Description, lang: Lang) {
  const { moves } = await analyze(is.game, is.position, { limit: 60 });
  const hints = moves.filter(({ wins }) => wins).map(({ move }) => move);
  const [picture, page] = await Promise.all(
    [false, true].map((live) => sceneOf(is, hints, lang, live)),
  );
  return { picture, page };
}
