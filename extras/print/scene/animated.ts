/**
 * Frames as one SVG that shows them in turn, in a loop, by CSS alone. A shape that does not move in several frames
 * is written once, so that a game of twenty moves stays small.
 */
import { raw } from 'mexplorer/kit';
import { num } from 'mexplorer/kit/pictures';
import type { Item, Picture } from 'mexplorer/kit/pictures';
import { Writer, document } from './svg.ts';
import type { Frame } from './svg.ts';

/**
 * The time for which a position is visible, and the additional time for the last one, in seconds.
 */
const [BEAT, REST] = [1.4, 2];

/** A shape at its place, and the frames in which it is visible. */
interface Shape {
  shape: string;
  to: string;
  frames: number[];
}

/** Shapes that are seen together. */
interface Run {
  text: string;
  frames: number[];
}

/** A shorter shape is written each time that it is drawn. */
const SHORT = 60;

/**
 * The numbers a, b, c, d, e and f of a transform that maps (x, y) to (a x + c y + e, b x + d y +
 * f).
 */
type Matrix = readonly [number, number, number, number, number, number];

const SAME: Matrix = [1, 0, 0, 1, 0, 0];

/** A group's own transform within the one above it. */
function within(
  [a, b, c, d, e, f]: Matrix,
  { x, y, turn, scale }: Pick<Extract<Item, { kind: 'group' }>, 'x' | 'y' | 'turn' | 'scale'>,
): Matrix {
  const angle = ((turn ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const to = [a * x + c * y + e, b * x + d * y + f] as const;
  return [a * cos + c * sin, b * cos + d * sin, c * cos - a * sin, d * cos - b * sin, ...to];
}

/** Four digits suffice for a turn, two for a place. */
function transform([a, b, c, d, e, f]: Matrix) {
  if (!b && !c && a === 1 && d === 1) return e || f ? `translate(${num(e)} ${num(f)})` : '';
  const turns = [a, b, c, d].map((each) => String(Number(each.toFixed(4))));
  return `matrix(${[...turns, num(e), num(f)].join(' ')})`;
}

/** Each shape alone, with the transforms of all groups around it. */
function* leaves(
  writer: Writer,
  items: readonly Item[],
  above = SAME,
): Generator<Pick<Shape, 'shape' | 'to'>> {
  for (const item of items) {
    if (item.kind === 'group') {
      yield* leaves(writer, item.items, within(above, item));
      continue;
    }
    // Paths have digits that nobody sees.
    const shape = writer
      .item(item)
      .text.replaceAll(/-?\d+\.\d{2,}/g, (digits) => String(Number(Number(digits).toFixed(1))));
    if (shape) yield { shape, to: transform(above) };
  }
}

/** The shapes of all frames, in an order that agrees with the painting order of each frame. */
function shapesOf(writer: Writer, frames: readonly Picture[]): Shape[] {
  const shapes: Shape[] = [];
  frames.forEach(({ items }, frame) => {
    let next = 0;
    for (const leaf of leaves(writer, items)) {
      const at = shapes.findIndex(
        ({ shape, to, frames: seen }, i) =>
          i >= next && shape === leaf.shape && to === leaf.to && !seen.includes(frame),
      );
      if (at >= 0) shapes[at].frames.push(frame);
      else shapes.splice(next, 0, { ...leaf, frames: [frame] });
      next = (at >= 0 ? at : next) + 1;
    }
  });
  return shapes;
}

/** A name that no other picture in a page has by accident. */
function nameOf(shapes: readonly Shape[]) {
  let sum = 5381;
  for (const { shape, to, frames } of shapes) {
    for (const char of `${shape}${to}${frames}`) {
      sum = (Math.imul(sum, 33) ^ (char.codePointAt(0) as number)) >>> 0;
    }
  }
  return `mex-${sum.toString(36)}`;
}

/**
 * Join consecutive shapes that are visible in the same frames; a repeated drawing is written only
 * once.
 */
function inRuns(shapes: readonly Shape[], name: string) {
  const counts = new Map<string, number>();
  for (const { shape } of shapes) counts.set(shape, (counts.get(shape) ?? 0) + 1);
  const again = [...counts].filter(([shape, count]) => count > 1 && shape.length > SHORT);
  const ids = new Map(again.map(([shape], i) => [shape, `${name}-${i}`]));
  const runs: Run[] = [];
  for (const { shape, to, frames } of shapes) {
    const id = ids.get(shape);
    const moved = to && ` transform="${to}"`;
    const alone = to ? `<g${moved}>${shape}</g>` : shape;
    const text = id ? `<use href="#${id}"${moved}/>` : alone;
    const before = runs.at(-1);
    if (before && before.frames.join() === frames.join()) before.text += text;
    else runs.push({ text, frames });
  }
  const defs = [...ids].map(([shape, id]) => `<g id="${id}">${shape}</g>`).join('');
  return { runs, defs: defs && `<defs>${defs}</defs>` };
}

/** The key frames of shapes that are seen in some frames: a step at each change. */
function keyFrames(name: string, seen: readonly number[], starts: readonly number[]) {
  const steps = starts.flatMap((start, frame) => {
    const is = seen.includes(frame);
    if (frame && is === seen.includes(frame - 1)) return [];
    return [`${num(start)}%{visibility:${is ? 'visible' : 'hidden'}}`];
  });
  return `@keyframes ${name}{${steps.join('')}}`;
}

export function toAnimatedSvg(frames: readonly Picture[], how: Frame): string {
  const writer = new Writer(how.theme);
  const last = frames.length - 1;
  const whole = BEAT * frames.length + REST;
  const starts = frames.map((_, i) => (100 * BEAT * i) / whole);
  const names = new Map<string, string>();
  const rules: string[] = [];
  const shapes = shapesOf(writer, frames);
  const own = nameOf(shapes);
  const { runs, defs } = inRuns(shapes, own);
  const drawn = runs.map(({ text, frames: seen }) => {
    if (seen.length === frames.length) return text;
    const key = seen.join();
    let name = names.get(key);
    if (!name) {
      names.set(key, (name = `${own}-m${names.size}`));
      rules.push(
        keyFrames(name, seen, starts),
        `.${name}{animation:${name} ${num(whole)}s step-end infinite}`,
      );
    }
    // Without motion, or without CSS, the SVG shows the last position.
    const hidden = seen.includes(last) ? '' : ' visibility="hidden"';
    return `<g class="${name}"${hidden}>${text}</g>`;
  });
  const still = `@media(prefers-reduced-motion:reduce){[class^=${own}-m]{animation:none}}`;
  const style = `<style>${rules.join('')}${rules.length ? still : ''}</style>`;
  return document(frames[last], how, writer, raw(style + defs + drawn.join('')));
}
