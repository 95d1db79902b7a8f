/**
 * Draw a widget as a picture without a browser. `renderStatic` draws the widget as it first appears on a
 * page, with the same texts and numbers, and always returns the same result for the same options.
 */
import { fetchWords, FIRST_AREAS, translatorOf } from 'mexplorer/kit';
import type { Translate } from 'mexplorer/kit';
import { moved, rect, stacked } from 'mexplorer/kit/pictures';
import type { Picture } from 'mexplorer/kit/pictures';
import type { Spec, Static } from '../types.ts';
import { captionOf } from '../documents/page.ts';
import { escapeTex } from '../scene/escape-tex.ts';
import { toAnimatedSvg } from '../scene/animated.ts';
import { toSvg } from '../scene/svg.ts';
import { elementOf } from './element.ts';
import { game } from './game.ts';
import type { Shown } from './game.ts';
import { graph } from './graph.ts';
import { quotient } from './quotient.ts';
import { checked, tagOf } from './spec.ts';
import type { Asked } from './spec.ts';
import { table } from './table.ts';
import { union } from './union.ts';
import { why } from './why.ts';

type Draw = (asked: Asked, t: Translate) => Promise<Shown>;

/** The drawing functions, keyed by the name of the widget without `mex-`. */
const drawings: Record<string, Draw> = { game, table, graph, why, union, venn: union, quotient };

/** The groups of translated texts that pictures use. */
const AREAS = [
  ...FIRST_AREAS,
  ...(['boards', 'claims', 'graph', 'quotient', 'static', 'table', 'union', 'why'] as const),
];

/** The space between the frame and its content, in pixels. */
const ROOM = 24;

/**
 * Draw a widget as a picture.
 * @throws {MexError} for an option that cannot be read, and for a game or a position that the engine refuses
 */
export async function renderStatic(spec: Spec): Promise<Static> {
  const asked = checked(spec);
  await fetchWords(asked.lang, AREAS);
  const t = translatorOf(asked.lang);
  const draw = drawings[asked.widget.slice(4)];
  const { title, alt, parts, tex, text, markdown, frames } = await draw(asked, t);
  const inner = asked.width - 2 * ROOM;
  const below = asked.caption ? [captionOf(asked.caption, inner)] : [];
  const framed = (shown: Picture[]): Picture => {
    const body = stacked([...shown, ...below], { gap: 14, width: inner });
    const [width, height] = [asked.width, Math.ceil(body.height + 2 * ROOM - 8)];
    const style = { fill: 'surface', stroke: 'line', width: 1, round: 10 };
    const frame = rect(0.5, 0.5, width - 1, height - 1, style);
    return { width, height, items: [frame, moved(ROOM, ROOM - 6, body.items)] };
  };
  const how = { title, alt, tag: tagOf(asked), theme: asked.theme };
  const svg = frames ? toAnimatedSvg(frames.map(framed), how) : toSvg(framed(parts), how);
  const caption = asked.caption ? `\n\\par\\smallskip ${escapeTex(asked.caption)}\n` : '';
  return {
    svg,
    alt,
    html: elementOf(asked, svg),
    tex: `${tex.trimEnd()}\n${caption}`,
    ...(text === undefined ? {} : { text, markdown }),
  };
}
