/**
 * A board that is a scene shows the same on the page, as a picture and as TikZ, in every language.
 * The templates are read as data, so that no browser is needed.
 */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { analyze, describe } from '../../../www/index.ts';
import { games } from '../../../www/games.ts';
import { t as say } from '../../../www/i18n/index.ts';
import '../../../www/i18n/late.ts';
import { languages } from '../../../www/i18n/languages.ts';
import { boards } from '../../../www/boards/index.ts';
import { toDom } from '../../../www/scene/dom.ts';
import { placesOf, travels } from '../../../www/scene/places.ts';
import { as, cellsIn, moved, rect } from '../../../www/scene/scene.ts';
import { toSvg } from '../../../www/scene/svg.ts';
import { toTikz } from '../../../www/scene/tikz.ts';

/** The modules of the boards that are scenes. @type {Map<string, any>} */
const scenes = new Map();
for (const [name, load] of Object.entries(boards)) scenes.set(name, await load());

/** A template as text; of what is kept by keys, all that is drawn. @param {any} value @returns {string} */
function textOf(value) {
  if (Array.isArray(value)) return value.map(textOf).join('');
  if (value?._$litDirective$) {
    const [items, , draw] = value.values;
    return items
      .map((/** @type {any} */ item, /** @type {number} */ i) => textOf(draw(item, i)))
      .join('');
  }
  if (value?.strings) {
    return value.strings
      .map((/** @type {string} */ part, /** @type {number} */ i) => part + textOf(value.values[i]))
      .join('');
  }
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
}

/** What is seen of an SVG: the shapes and the words in their order. @param {string} svg */
function seen(svg) {
  const found = [];
  for (const [tag, name] of svg.matchAll(/<(path|rect|ellipse|text)\b[^>]*>/g)) {
    if (/class="(hit|ring)/.test(tag)) continue;
    const of = (/** @type {string} */ key) => new RegExp(`\\s${key}="([^"]*)"`).exec(tag)?.[1];
    const keys = {
      path: ['d'],
      rect: ['x', 'y', 'width', 'height'],
      ellipse: ['cx', 'cy'],
      text: ['x', 'y'],
    };
    found.push(
      [name, ...keys[/** @type {keyof typeof keys} */ (name)].map((key) => of(key))].join(' '),
    );
  }
  return found;
}

/** @param {string} svg */
const words = (svg) =>
  [...svg.matchAll(/<text\b[^>]*>([^]*?)<\/text>/g)].map(([, inner]) =>
    inner.replace(/<[^>]*>/g, ''),
  );

/** Attributes without quotes get them. @param {import('../../../www/scene/scene.ts').Scene} scene */
const domOf = (scene) =>
  textOf(toDom(scene, () => 0))
    .replace(/=(?=[\s>])/g, '=""')
    .replace(/<defs>[^]*?<\/defs>/, '');

/** What differs between the renderers. @param {import('../../../www/scene/scene.ts').Scene} scene */
function differences(scene) {
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

/** Hit areas and focus rings, which only the page has. @param {string} dom */
const controls = (dom) => dom.match(/class="?(hit|ring)/g)?.length ?? 0;

/** @param {string} draw @param {any} described @param {any[]} hints @param {string} lang @param {boolean} live */
async function sceneOf(draw, { board, legal }, hints, lang, live) {
  const { view, start, layout } = scenes.get(draw);
  const state = {
    board,
    legal,
    hints,
    last: null,
    live,
    memory: new Map(),
    marks: true,
    values: null,
    layout: layout ? await layout.make({ board }, 600) : null,
  };
  const t = (/** @type {string} */ key, /** @type {any} */ args) =>
    say(/** @type {any} */ (lang), key, args);
  return view(state, start, { t, width: 600, em: 16 });
}

test('the page, the picture and TikZ show the same shapes and words', async () => {
  const walked = new Set();
  for (const { game, position } of games) {
    const described = await describe(game, position);
    if (!scenes.has(described.draw)) continue;
    walked.add(described.draw);
    const { moves } = await analyze(game, position, { limit: 60 });
    const hints = moves.filter(({ wins }) => wins).map(({ move }) => move);
    for (const lang of Object.keys(languages)) {
      const [picture, page] = await Promise.all(
        [false, true].map((live) => sceneOf(described.draw, described, hints, lang, live)),
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
  assert.deepEqual([...walked].sort(), [...scenes.keys()].sort());
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
  const stone = (/** @type {any} */ live, /** @type {number} */ x, /** @type {number} */ y) =>
    as(live, moved(0, 0, [moved(x, y, [rect(0, 0, 1, 1, { fill: 'ink' })], { turn: 30 })]));
  const before = [moved(100, 50, [stone({ key: 'a' }, 10, 20)], { scale: 2 })];
  const now = [moved(40, 10, [stone({ key: 'b', from: 'a' }, 5, 60)], { scale: 2 })];
  // 120, 90 on the board before, 50, 130 now; in units of the stone's own group.
  assert.deepEqual(travels(now, placesOf(before)), [
    { key: 'b', dx: 35, dy: -20, glides: undefined },
  ]);
});
