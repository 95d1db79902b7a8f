/**
 * Test that boards drawn as scenes have the same shapes and words on the page, as a picture and as TikZ, in
 * every language.
 */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { langs } from 'mexplorer/kit';
import { rect } from 'mexplorer/kit/pictures';
import { domOf, examples, scenesOf, words } from '../../../tests/unit/boards/scenes.ts';
import { toSvg } from '../scene/svg.ts';
import { toTikz } from '../scene/tikz.ts';
import type { Scene } from 'mexplorer/kit/pictures';

/** Return the visible shapes and words of an SVG, in order. */
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

/** Count the shapes and words of a scene as drawn by the page, as SVG and as TikZ. */
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

/** Count the hit areas and focus rings, which exist only on the page. */
const controls = (dom: string) => dom.match(/class="?(hit|ring)/g)?.length ?? 0;

test('the page, the picture and TikZ show the same shapes and words', async () => {
  for (const described of await examples()) {
    for (const lang of langs) {
      const { picture, page } = await scenesOf(described, lang);
      for (const scene of [picture, page]) {
        const { dom, svg, tikz, both } = differences(scene);
        assert.deepEqual(dom, svg, `${described.game} ${lang}`);
        assert.deepEqual(tikz, both, `${described.game} ${lang}`);
      }
    }
  }
});

test('what one renderer leaves out is found', () => {
  const scene = { width: 9, height: 9, items: [rect(1, 2, 3, 4, { fill: 'ink' })] };
  const { dom, svg, tikz, both } = differences(scene);
  assert.deepEqual(dom, svg);
  assert.deepEqual(tikz, both);
  assert.equal(dom[0], 1);
  assert.equal(tikz[0], 1);
});
