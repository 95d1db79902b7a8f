/**
 * Combine frames into one SVG that shows the frames in a loop by CSS alone. A shape that stays in place for
 * several frames is written once, so that a game of twenty moves gives a small file.
 */
import { raw } from 'mexplorer/kit';
import { num } from 'mexplorer/kit/pictures';
import type { Item, Picture } from 'mexplorer/kit/pictures';
import { Writer, document } from './svg.ts';
import type { Frame } from './svg.ts';

/** The time for which each position is visible, and the additional time for the last position, in seconds. */
const [BEAT, REST] = [1.4, 2];

/** The SVG of a shape, its transform, and the indices of the frames in which the shape is visible. */
interface Shape {
  shape: string;
  to: string;
  frames: number[];
}

/** The SVG of consecutive shapes that are visible in the same frames. */
interface Run {
  text: string;
  frames: number[];
}

/** The maximum length of a shape's SVG that is repeated rather than defined once and referenced. */
const SHORT = 60;

/**
 * The numbers a, b, c, d, e and f of a transform that maps (x, y) to (a x + c y + e, b x + d y +
 * f).
 */
type Matrix = readonly [number, number, number, number, number, number];

const SAME: Matrix = [1, 0, 0, 1, 0, 0];

/** Return the product of the transform above a group and the group's own transform. */
function within(
  [a, b, c, d, e, f]: Matrix,
  { x, y, turn, scale }: Pick<Extract<Item, { kind: 'group' }>, 'x' | 'y' | 'turn' | 'scale'>,
): Matrix {
  const angle = ((turn ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const to = [a * x + c * y + e, b * x + d * y + f] as const;
  return [a * cos + c * sin, b * cos + d * sin, c * cos - a * sin, d * cos - b * sin, ...to];
}

/**
 * Return the value of a `transform` attribute, with four decimal digits for rotation and scale, and two for
 * translation.
 */
function transform([a, b, c, d, e, f]: Matrix) {
  if (!b && !c && a === 1 && d === 1) return e || f ? `translate(${num(e)} ${num(f)})` : '';
  const turns = [a, b, c, d].map((each) => String(Number(each.toFixed(4))));
  return `matrix(${[...turns, num(e), num(f)].join(' ')})`;
}

/** Yield each shape separately, with the product of the transforms of all groups around the shape. */
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
    // Round coordinates to one decimal digit, since a further digit makes no visible difference.
    const shape = writer
      .item(item)
      .text.replaceAll(/-?\d+\.\d{2,}/g, (digits) => String(Number(Number(digits).toFixed(1))));
    if (shape) yield { shape, to: transform(above) };
  }
}

/** Return the shapes of all frames, in an order that agrees with the painting order of each frame. */
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

/** Return a name for the picture that depends on its content, so that names in a page do not collide. */
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
 * Join consecutive shapes that are visible in the same frames. A longer shape that occurs several times is
 * defined once and referenced.
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

/**
 * Return the CSS key frames of shapes that are visible in the frames `seen` only. A key frame is written at
 * each change of visibility.
 * @param starts the beginning of each frame, in percent of the whole time
 */
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
    // Hide the shapes that the last position lacks, so that the SVG shows the last position without CSS or
    // with reduced motion.
    const hidden = seen.includes(last) ? '' : ' visibility="hidden"';
    return `<g class="${name}"${hidden}>${text}</g>`;
  });
  const still = `@media(prefers-reduced-motion:reduce){[class^=${own}-m]{animation:none}}`;
  const style = `<style>${rules.join('')}${rules.length ? still : ''}</style>`;
  return document(frames[last], how, writer, raw(style + defs + drawn.join('')));
}
