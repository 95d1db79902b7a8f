/**
 * The lines of a drawn graph: straight, or curved if they would cross a node or if several lines join the
 * same two nodes.
 */
import { headOf, rim } from '../ui/drawing/graph-layout.ts';
import { widthOf } from './arrange.ts';
import type { Edge, Node, Point, Sketch } from './sketch.ts';

export interface Line {
  /** The line as SVG path data. */
  readonly path: string;
  /** The arrowhead at the end of the line, as SVG path data. */
  readonly head: string;
  /** The point in the middle of the line. */
  readonly middle: Point;
}

const HIGH = 34;
/** The distance between the middles of two lines that join the same two nodes. */
const BOW = 30;
/** The least distance of a line from the centre of a node that it does not join. */
const ROOM = 25;
/**
 * The curvatures that are tried to avoid nodes, and the fractions of a line at which its distance to nodes is
 * measured.
 */
const BOWS = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5].map((n) => 18 * n);
const PARTS = Array.from({ length: 15 }, (_, i) => (i + 1) / 16);
/** The distance between a node and the arrowhead that points at it. */
const GAP = 2;

const box = ({ name, x, y }: Node) => ({ x, y, width: widthOf(name), height: HIGH });

const at = ({ x, y }: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** Return the lines of all edges, in the order of the edges. */
export function linesOf({ nodes, edges }: Sketch): Line[] {
  const key = ([a, b]: Edge) => (a < b ? `${a} ${b}` : `${b} ${a}`);
  const together = new Map<string, number[]>();
  edges.forEach((edge, i) => together.set(key(edge), [...(together.get(key(edge)) ?? []), i]));
  return edges.map((edge, i) => {
    const group = together.get(key(edge)) as number[];
    const place = group.indexOf(i);
    const [from, to] = edge;
    if (from === to) return loop(nodes[from], place);
    if (group.length === 1) return bowed(nodes[from], nodes[to], pastNodes(nodes, edge));
    // Choose the side of the curve by the smaller node index, so that it does not depend on the direction of
    // the edge.
    const side = from < to ? 1 : -1;
    return bowed(nodes[from], nodes[to], side * BOW * (place - (group.length - 1) / 2));
  });
}

/**
 * Return the first of the curvatures `BOWS` with which a line avoids the nodes that it does not join, or 0 if
 * there is none.
 */
function pastNodes(nodes: readonly Node[], [from, to]: Edge): number {
  const others = nodes.filter((_, i) => i !== from && i !== to);
  const isFree = (bow: number) => {
    const pull = pullOf(nodes[from], nodes[to], bow);
    return PARTS.every((part) => {
      const { x, y } = pointOn(nodes[from], pull, nodes[to], part);
      return others.every((node) => Math.hypot(node.x - x, node.y - y) >= ROOM);
    });
  };
  return BOWS.find(isFree) ?? 0;
}

/** Return the control point of a curve whose middle is at the distance `bow` from the straight line. */
function pullOf(from: Point, to: Point, bow: number): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy) || 1;
  return {
    x: (from.x + to.x) / 2 - (2 * bow * dy) / long,
    y: (from.y + to.y) / 2 + (2 * bow * dx) / long,
  };
}

/** Return the point at a fraction from 0 to 1 of a quadratic curve. */
function pointOn(from: Point, pull: Point, to: Point, part: number): Point {
  const mix = (a: number, b: number, c: number) =>
    a * (1 - part) ** 2 + 2 * b * part * (1 - part) + c * part ** 2;
  return { x: mix(from.x, pull.x, to.x), y: mix(from.y, pull.y, to.y) };
}

function bowed(from: Node, to: Node, bow: number): Line {
  const pull = pullOf(from, to, bow);
  const [start, end] = [rim(box(from), pull), rim(box(to), pull, GAP)];
  const path = bow ? `M${at(start)}Q${at(pull)} ${at(end)}` : `M${at(start)}L${at(end)}`;
  return { path, head: headOf([pull, end]), middle: pointOn(from, pull, to, 0.5) };
}

/**
 * A node whose y coordinate is less than `LOW` has its loops drawn below it, since it is too near to the
 * upper edge.
 */
const LOW = 64;

/**
 * Return a loop above (or below) its node. Each further loop of the node lies outside of the previous one.
 */
export function loop({ x, y }: Point, place = 0): Line {
  const up = y < LOW ? -1 : 1;
  const top = y - (up * HIGH) / 2;
  const [out, high] = [22 + 8 * place, up * (40 + 16 * place)];
  const [start, end] = [
    { x: x - 9, y: top },
    { x: x + 9, y: top },
  ];
  const [before, after] = [
    { x: x - out, y: top - high },
    { x: x + out, y: top - high },
  ];
  const path = `M${at(start)}C${at(before)} ${at(after)} ${at(end)}`;
  return { path, head: headOf([after, end]), middle: { x, y: top - 0.75 * high } };
}
