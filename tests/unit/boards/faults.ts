/** Find what is a fault in the drawing of any board. */
import { light } from '../../../www/ui/style/tokens.ts';
import type { Item, Scene, Style } from '../../../www/scene/scene.ts';

/** The smallest width and height of an area that is pressed, in pixels. */
const LEAST = 24;
/** The distance in pixels by which a shape may reach over the edge of its scene. */
const OVER = 12;
/** The points within an area, per side, at one of which the area must lie above all others. */
const POINTS = 4;

type Point = [x: number, y: number];
type Place = (point: Point) => Point;
type Area = { act: string; from: Point; to: Point };

/** Shapes that get their look from the style sheet alone. */
const STYLED = /^(halo|reach)$/;
const WRONG = /undefined|null|NaN|\[object/;

const isColour = (name: string) => name in light || /^#[0-9a-f]{6}([0-9a-f]{2})?$/.test(name);

/** Return the points of a path, or null if its text is not a path. */
function pointsOf(d: string): Point[] | null {
  if (!/^M[-\d. MLHVQCZe,]+$/.test(d)) return null;
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (const [, command, rest] of d.matchAll(/([MLHVQCZ])([^MLHVQCZ]*)/g)) {
    const numbers = rest
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    if (numbers.some((one) => !Number.isFinite(one))) return null;
    if (command !== 'Z' && !numbers.length) return null;
    if (command === 'H') [x] = numbers;
    else if (command === 'V') [y] = numbers;
    else if (numbers.length % 2) return null;
    else for (let i = 0; i < numbers.length; i += 2) points.push([numbers[i], numbers[i + 1]]);
    if ('HV'.includes(command)) points.push([x, y]);
    else [x, y] = points.at(-1) ?? [x, y];
  }
  return points;
}

const opposite = (x: number, y: number, w: number, h: number): Point[] => [
  [x, y],
  [x + w, y + h],
];

/** Return the extreme points of an item in its own group. For a cell, these are the corners of its box. */
function cornersOf(item: Item): Point[] | null {
  switch (item.kind) {
    case 'path':
      return pointsOf(item.d);
    case 'oval':
      return opposite(item.x - item.rx, item.y - item.ry, 2 * item.rx, 2 * item.ry);
    case 'rect':
    case 'hit':
      return opposite(item.x, item.y, item.w, item.h);
    case 'words':
      return [[item.x, item.y]];
    case 'group': {
      const { box } = item.cell ?? {};
      return box ? opposite(box.x, box.y, box.w, box.h) : [];
    }
  }
}

/** Return the function from points of a group to points of the scene. */
function placeIn(group: Extract<Item, { kind: 'group' }>, outer: Place): Place {
  const angle = (group.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * group.scale, Math.sin(angle) * group.scale];
  return ([x, y]) => outer([group.x + x * cos - y * sin, group.y + x * sin + y * cos]);
}

function* lookFaults({ fill, stroke, width = 1, dash, opacity = 1, round = 0 }: Style) {
  for (const colour of [fill, stroke]) {
    if (colour !== undefined && !isColour(colour)) yield `"${colour}" is no colour`;
  }
  if (!(width > 0)) yield `an outline is ${width} wide`;
  if (dash && !(dash.length > 0 && dash.every((one) => one > 0))) yield `dashes are [${dash}]`;
  if (!(opacity > 0 && opacity <= 1)) yield `an opacity is ${opacity}`;
  if (!(round >= 0)) yield `corners have the radius ${round}`;
}

/** Return the faults of one item, apart from its place. */
function* itemFaults(item: Item): Generator<string> {
  const { cls = '', key = '' } = item;
  const what = key || cls || item.kind;
  if (WRONG.test(cls + key) || /\b(true|false)\b/.test(cls))
    yield `a class is "${cls}", a key "${key}"`;
  if ('style' in item) {
    yield* lookFaults(item.style);
    const { fill, stroke } = item.style;
    if (!fill && !stroke && !STYLED.test(cls)) yield `${what} is neither filled nor outlined`;
  }
  if (item.kind === 'rect' && !(item.w >= 0 && item.h >= 0)) yield `${what} is inside out`;
  if (item.kind === 'oval' && !(item.rx > 0 && item.ry > 0)) yield `${what} has no size`;
  if (item.kind === 'hit' && item.act === undefined) yield `${what} does nothing`;
  if (item.kind === 'words') {
    const { size = 14, fill = 'ink', halo = 'paper' } = item.type;
    if (!(size >= 5 && size <= 60)) yield `a text has the size ${size}`;
    if (!isColour(fill) || !isColour(halo)) yield `a text has the colours "${fill}" and "${halo}"`;
    const said = item.runs.map(({ text }) => text).join('');
    if (!said || WRONG.test(said)) yield `a text is "${said}"`;
  }
  if (item.kind !== 'group') return;
  if (!(item.scale > 0)) yield `${what} is scaled by ${item.scale}`;
  const { cell } = item;
  if (!cell) return;
  if (!cell.label || WRONG.test(cell.label)) yield `${what} is named "${cell.label}"`;
  if (!(cell.box.w + cell.box.h > 0)) yield `${what} has no box`;
  for (const [name, value] of Object.entries(cell.aria ?? {})) {
    if (value !== undefined && (value === '' || WRONG.test(`${value}`)))
      yield `${name} of ${what} is "${value}"`;
  }
}

const overlaps = (one: Area, from: Point, to: Point) =>
  one.from[0] < to[0] && one.to[0] > from[0] && one.from[1] < to[1] && one.to[1] > from[1];

/** Return a text for each area that is too small, and for each that is hidden by other areas above it. */
function* areaFaults(areas: Area[]): Generator<string> {
  const steps = Array.from({ length: POINTS }, (_, i) => (i + 0.5) / POINTS);
  for (const [i, { act, from, to }] of areas.entries()) {
    const [w, h] = [to[0] - from[0], to[1] - from[1]];
    if (w < LEAST - 0.5 || h < LEAST - 0.5) yield `the area of ${act} is ${w} by ${h}`;
    const above = areas.slice(i + 1).filter((one) => one.act !== act && overlaps(one, from, to));
    const isFree = (x: number, y: number) =>
      !above.some((a) => a.from[0] < x && x < a.to[0] && a.from[1] < y && y < a.to[1]);
    const some = steps.some((u) => steps.some((v) => isFree(from[0] + u * w, from[1] + v * h)));
    if (!some) yield `the area of ${act} is hidden`;
  }
}

/**
 * Return the faults of a scene: looks and texts that are unknown or invisible, places that are no numbers or
 * lie outside of the scene, cells without a name, and areas that nobody can press.
 */
export function faultsOf({ width, height, items }: Scene): string[] {
  const faults: string[] = [];
  const areas: Area[] = [];
  if (!(width > 0 && height > 0)) faults.push(`the scene is ${width} by ${height}`);

  function visit(item: Item, place: Place) {
    faults.push(...itemFaults(item));
    const { key = '', cls = '' } = item;
    const inner = item.kind === 'group' ? placeIn(item, place) : place;
    const corners = cornersOf(item)?.map(inner);
    if (!corners) faults.push(`${key} ${cls} is no path`);
    for (const [x, y] of corners ?? []) {
      if (!(x >= -OVER && y >= -OVER && x <= width + OVER && y <= height + OVER))
        faults.push(`${key} ${cls} ${item.kind} is at ${x}, ${y} of ${width}, ${height}`);
    }
    if (item.kind === 'hit' && corners)
      areas.push({ act: JSON.stringify(item.act), from: corners[0], to: corners[1] });
    if (item.kind === 'group') for (const each of item.items) visit(each, inner);
  }
  for (const item of items) visit(item, (point) => point);
  return [...faults, ...areaFaults(areas)];
}
