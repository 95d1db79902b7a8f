/**
 * A widget as a picture, without a browser: `renderStatic` draws what the live element shows at first,
 * with the same words and numbers, the same text each time.
 */
import { t as wordsFor } from '../i18n/index.ts';
import { elementOf } from './element.js';
import { game } from './game.js';
import { graph } from './graph.js';
import { captionOf } from './page.ts';
import { quotient } from './quotient.js';
import { moved, rect, stacked } from '../scene/scene.ts';
import { checked, tagOf } from './spec.js';
import { toSvg } from '../scene/svg.ts';
import { table } from './table.js';
import { escapeTex } from '../scene/escape-tex.ts';
import { union } from './union.js';
import { why } from './why.ts';

/** @typedef {import('./spec.js').Spec} Spec */
/**
 * @typedef {object} Static
 * @property {string} svg a picture that needs nothing else
 * @property {string} alt what it shows, in a sentence
 * @property {string} html the live element with the picture in its shadow root, until it is there
 * @property {string} tex TikZ, or a table with booktabs
 * @property {string} [text] an explanation as plain text
 * @property {string} [markdown] an explanation in Markdown
 */

/** @type {Record<string, (asked: import('./spec.js').Asked, t: (key: string, args?: any) => string) => Promise<import('./game.js').Shown>>} */
const WIDGETS = {
  'mex-game': game,
  'mex-table': table,
  'mex-graph': graph,
  'mex-why': why,
  'mex-union': union,
  'mex-venn': union,
  'mex-quotient': quotient,
};

/** Room between the frame and what is in it. */
const ROOM = 24;

/**
 * @param {Spec} spec
 * @returns {Promise<Static>}
 * @throws {import('../engine/errors.js').MexError}
 */
export async function renderStatic(spec) {
  const asked = checked(spec);
  /** @type {(key: string, args?: any) => string} */
  const t = (/** @type {string} */ key, /** @type {any} */ args = {}) =>
    wordsFor(asked.lang, key, args);
  const { title, alt, parts, tex, text, markdown } = await WIDGETS[asked.widget](asked, t);
  const inner = asked.width - 2 * ROOM;
  const below = asked.caption ? [captionOf(asked.caption, inner)] : [];
  const body = stacked([...parts, ...below], { gap: 14, width: inner });
  const [width, height] = [asked.width, Math.ceil(body.height + 2 * ROOM - 8)];
  const frame = rect(0.5, 0.5, width - 1, height - 1, {
    fill: 'surface',
    stroke: 'line',
    width: 1,
    round: 10,
  });
  const picture = { width, height, items: [frame, moved(ROOM, ROOM - 6, body.items)] };
  const svg = toSvg(picture, { title, alt, tag: tagOf(asked), theme: asked.theme });
  const caption = asked.caption ? `\n\\par\\smallskip ${escapeTex(asked.caption)}\n` : '';
  return {
    svg,
    alt,
    html: elementOf(asked, svg),
    tex: `${tex.trimEnd()}\n${caption}`,
    ...(text === undefined ? {} : { text, markdown }),
  };
}
