/**
 * A board that is a scene shows the same on the page, as a picture and as TikZ, in every language.
 * The templates are read as data, so that no browser is needed.
 */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { analyze, describe } from '../../../www/index.ts';
import { entryOf, games } from '../../../www/games.ts';
import { t as say } from '../../../www/i18n/index.ts';
import { langs } from '../../../www/i18n/languages.ts';
import { boards } from '../../../www/boards/index.ts';
import { toDom } from '../../../www/scene/dom.ts';
import { placesOf, travels } from '../../../www/scene/places.ts';
import { as, cellsIn, moved, rect } from '../../../www/scene/scene.ts';
import { toSvg } from '../../../www/scene/svg.ts';
import { toTikz } from '../../../www/scene/tikz.ts';
import { textOf } from '../template-text.ts';
import type { State } from '../../../www/boards/board.ts';
import type { Description, Move } from '../../../www/engine/types.ts';
import type { Lang, Translate } from '../../../www/i18n/languages.ts';
import type { Live, Scene } from '../../../www/scene/scene.ts';

/** What is seen of an SVG: the shapes and the words in their order. */
function seen(svg: string) {
  const found: string[] = [];
  for (const [tag, name] of svg.matchAll(/<(path|rect|ellipse|text)\b[^>]*>/g)) {
    if (/class="(hit|ring)/.test(tag)) continue;
    const of = (key: string) => new RegExp(`\\s${key}="([^"]*)"`).exec(tag)?.[1];
    const keys = {
      path: ['d'],
      rect: ['x', 'y', 'width', 'height'],
      ellipse: ['cx', 'cy'],
      text: ['x', 'y'],
    };
    found.push([name, ...keys[name as keyof typeof keys].map((key) => of(key))].join(' '));
  }
  return found;
}

const words = (svg: string) =>
  [...svg.matchAll(/<text\b[^>]*>([^]*?)<\/text>/g)].map(([, inner]) =>
    inner.replace(/<[^>]*>/g, ''),
  );

/** Attributes without quotes get them. */
const domOf = (scene: Scene) =>
  textOf(toDom(scene, () => 0))
    .replace(/=(?=[\s>])/g, '=""')
    .replace(/<defs>[^]*?<\/defs>/, '');

/** What differs between the renderers. */
function differences(scene: Scene) {
  const svg = toSvg(scene, { title: 'a', alt: 'b', tag: 'en', theme: 'light' }).replace(
    /<defs>[^]*?<\/defs>/,
    '',
  );
  const tikz = toTikz(scene);
  const sheens = svg.match(/url\(#mex-sheen\)/g)?.length ?? 0;
  const [dom, texts] = [domOf(scene), words(svg)];
  const shapes = seen(svg);
  return {
    dom: [dom.match(/<(path|rect|ellipse)\b/g)?.length, words(dom)],
    svg: [shapes.filter((shape) => !shape.startsWith('text')).length + controls(dom), texts],
    tikz: [tikz.match(/\\path\b/g)?.length ?? 0, tikz.match(/\\node\b/g)?.length ?? 0],
    both: [shapes.length - texts.length - sheens, texts.length],
  };
}

/** Hit areas and focus rings, which only the page has. */
const controls = (dom: string) => dom.match(/class="?(hit|ring)/g)?.length ?? 0;

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

test('the page, the picture and TikZ show the same shapes and words', async () => {
  const walked = new Set<string>();
  for (const { game, position } of games) {
    const described = await describe(game, position);
    // A sum is drawn by the boards of its games.
    if (described.draw === 'sum') continue;
    walked.add(described.draw);
    const { moves } = await analyze(game, position, { limit: 60 });
    const hints = moves.filter(({ wins }) => wins).map(({ move }) => move);
    for (const lang of langs) {
      const [picture, page] = await Promise.all(
        [false, true].map((live) => sceneOf(described, hints, lang, live)),
      );
      for (const scene of [picture, page]) {
        const { dom, svg, tikz, both } = differences(scene);
        assert.deepEqual(dom, svg, `${game} ${lang}`);
        assert.deepEqual(tikz, both, `${game} ${lang}`);
      }
      // What the picture says, the page says, too.
      const said = words(domOf(page));
      for (const word of words(domOf(picture))) assert.ok(said.includes(word), `${game}: ${word}`);
      const cells = cellsIn(page.items);
      assert.ok(cells.length > 0, game);
      assert.equal(new Set(cells.map(({ key }) => key)).size, cells.length, game);
      for (const { label } of cells) assert.ok(label && !/undefined|NaN/.test(label), label);
    }
  }
  assert.deepEqual([...walked].sort(), Object.keys(boards).sort());
});

test('what one renderer leaves out is found', () => {
  const scene = { width: 9, height: 9, items: [rect(1, 2, 3, 4, { fill: 'ink' })] };
  const { dom, svg, tikz, both } = differences(scene);
  assert.deepEqual(dom, svg);
  assert.deepEqual(tikz, both);
  assert.equal(dom[0], 1);
  assert.equal(tikz[0], 1);
});

test('what moves begins where it lay', () => {
  const stone = (live: Live, x: number, y: number) =>
    as(live, moved(0, 0, [moved(x, y, [rect(0, 0, 1, 1, { fill: 'ink' })], { turn: 30 })]));
  const before = [moved(100, 50, [stone({ key: 'a' }, 10, 20)], { scale: 2 })];
  const now = [moved(40, 10, [stone({ key: 'b', from: 'a' }, 5, 60)], { scale: 2 })];
  // 120, 90 on the board before, 50, 130 now; in units of the stone's own group.
  assert.deepEqual(travels(now, placesOf(before)), [
    { key: 'b', dx: 35, dy: -20, glides: undefined },
  ]);
});
