/**
 * Arrange the nodes of a drawn graph: a plant grows from its ground, a single cycle lies on a circle, and
 * other graphs are spread by forces or drawn in layers.
 */
import { grow } from '../boards/plant-layout.ts';
import { ringLayout } from '../boards/ring.ts';
import { heightsOf, layered } from '../ui/drawing/graph-layout.ts';
import { spread } from '../ui/drawing/stress-layout.ts';
import { GROUND } from './drawn-games.ts';
import type { Traits } from './drawn-games.ts';
import type { Point, Sketch } from './sketch.ts';

const HIGH = 34;
const MARGIN = 40;
/** The largest number of nodes of an undirected graph that is not drawn in layers. */
const SPREAD = 40;
/** A drawing with more layers than `DEEP` runs from left to right if the frame is clearly wider than high. */
const DEEP = 2;

/** The size of the visible part of the drawing area in pixels. */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

export const widthOf = (name: string) => Math.max(HIGH, 9.5 * name.length + 18);

/** Return the drawing with its nodes arranged for a frame. */
export async function arranged(sketch: Sketch, traits: Traits, frame: Frame): Promise<Sketch> {
  const places =
    (traits.ground && plantPlaces(sketch)) || (await layeredPlaces(sketch, traits, frame));
  const right = Math.max(0, ...places.map(({ x }) => x)) + MARGIN;
  const aside = Math.max(0, (frame.width - right) / 2);
  return {
    ...sketch,
    nodes: sketch.nodes.map(({ name }, i) => ({ name, x: places[i].x + aside, y: places[i].y })),
  };
}

async function layeredPlaces(
  { nodes, edges }: Sketch,
  { arrows }: Traits,
  { width, height }: Frame,
) {
  const sizes = nodes.map(({ name }) => ({ width: widthOf(name), height: HIGH }));
  const pairs = edges.map(([from, to]): [number, number] => [from, to]);
  const isRound = !arrows || new Set(pairs.map(([from]) => from)).size === pairs.length;
  const ring = isRound ? ringLayout(sizes, pairs, MARGIN) : null;
  if (ring) return ring.places;
  const isDeep = Math.max(0, ...heightsOf(nodes.length, pairs)) > DEEP;
  if (!arrows && nodes.length <= SPREAD)
    return spread(sizes, pairs, { margin: MARGIN, width }).places;
  const sideways = isDeep && width > 1.3 * height;
  const dagre = { nodesep: 34, edgesep: 18, ranksep: 48 };
  const options = { nodes: 120, edges: 300, margin: MARGIN, dagre, sideways };
  return (await layered(sizes, pairs, options)).places;
}

/** Return the places of the nodes of a plant, or null if some node is not connected to the ground. */
function plantPlaces({ nodes, edges }: Sketch): Point[] | null {
  const names = nodes.map(({ name }) => name);
  const ground = names.indexOf(GROUND);
  if (ground < 0) return null;
  const pairs = edges.map(([from, to]): [number, number] => [from, to]);
  const { nodes: found, width, height } = grow({ nodes: names, edges: pairs, ground });
  if (found.size < names.length - 1) return null;
  const low = height + MARGIN;
  return names.map((name) => {
    const place = found.get(name) ?? { x: width / 2, y: 0 };
    return { x: place.x + MARGIN / 2, y: place.y + low };
  });
}
