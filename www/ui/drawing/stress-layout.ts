/**
 * A layout of an undirected graph in which the distances of nodes approximate the lengths of their shortest
 * paths (stress majorization: Gansner, Koren, North 2004). Connected components are placed side by side.
 */
import { rim } from './graph-layout.ts';
import type { Layout, Place } from './graph-layout.ts';

interface Point {
  x: number;
  y: number;
}

/** The ideal distance between adjacent nodes, in pixels. */
const LENGTH = 78;
/** The distance between two connected components, in pixels. */
const GAP = 60;
/** The number of iterations, after which the layout changes little. */
const ROUNDS = 1000;

interface Is {
  margin: number;
  /** The available width; a component that is wider is turned upright. */
  width: number;
}

/**
 * Lay out a graph whose nodes have equal heights. The nodes are returned in the order of `sizes`; each edge
 * is a straight line.
 */
export function spread(
  sizes: readonly { width: number; height: number }[],
  edges: readonly [number, number][],
  { margin, width }: Is,
): Layout {
  const near: number[][] = sizes.map(() => []);
  for (const [a, b] of edges) {
    near[a].push(b);
    near[b].push(a);
  }
  const at: Point[] = [];
  const room = width - 2 * margin;
  // Place the components side by side in rows; each row is as high as its highest component.
  let [right, top, low] = [0, 0, 0];
  for (const part of parts(near)) {
    const points = laid(part, near);
    const lying = extent(points);
    // Turn a component upright if it is too wide for the window and this makes it narrower.
    const isTurned = lying.wide > room && lying.tall < lying.wide;
    const placed = isTurned ? points.map(({ x, y }) => ({ x: y, y: x })) : points;
    const { left, above, wide, tall } = extent(placed);
    if (right > 0 && right + wide > room) [right, top] = [0, low + GAP];
    part.forEach((node, i) => {
      at[node] = { x: placed[i].x - left + right, y: placed[i].y - above + top };
    });
    right += wide + GAP;
    low = Math.max(low, top + tall);
  }
  return framed(at, sizes, edges, margin);
}

/** Return the connected components of a graph, each as a list of nodes from its first node on. */
function parts(near: number[][]): number[][] {
  const seen = new Set<number>();
  return near.flatMap((_, node) => {
    if (seen.has(node)) return [];
    const part = [...distances(node, near).keys()];
    for (const each of part) seen.add(each);
    return [part];
  });
}

/** Return the distances of all reachable nodes, nearest nodes first. */
function distances(from: number, near: number[][]): Map<number, number> {
  const far = new Map([[from, 0]]);
  for (const [node, way] of far) {
    for (const next of near[node]) if (!far.has(next)) far.set(next, way + 1);
  }
  return far;
}

/** Return the coordinates of the nodes of a component, with the longest extent from left to right. */
function laid(part: number[], near: number[][]): Point[] {
  const { length: count } = part;
  const ways = part.map((node) => {
    const far = distances(node, near);
    return part.map((other) => far.get(other) as number);
  });
  const points = begun(ways);
  for (let round = 0; round < ROUNDS && count > 1; round += 1)
    for (const i of points.keys()) points[i] = pulled(points[i], i, points, ways[i]);
  return alongX(points);
}

/**
 * Return initial coordinates of nodes: x from the difference of the distances to two end nodes, y from the
 * distance to a third node between the end nodes. Nodes with equal coordinates are moved apart slightly.
 */
function begun(ways: number[][]): Point[] {
  const best = (of: (node: number) => number) =>
    ways.reduce((most, _, node) => (of(node) > of(most) ? node : most), 0);
  const first = best((node) => ways[0][node]);
  const last = best((node) => ways[first][node]);
  const third = best((node) => Math.min(ways[first][node], ways[last][node]));
  return ways.map((_, i) => {
    const across = (ways[first][i] - ways[last][i]) / 2;
    const down = ways[third][i] - Math.abs(across);
    return { x: LENGTH * across + Math.sin(7 * i), y: LENGTH * down + Math.cos(5 * i) };
  });
}

/** Return the best position of a node while the other nodes stay. */
function pulled(point: Point, i: number, points: Point[], ways: number[]): Point {
  let [x, y, all] = [0, 0, 0];
  points.forEach((other, j) => {
    if (i === j) return;
    const weight = ways[j] ** -2;
    const far = Math.hypot(point.x - other.x, point.y - other.y) || 1;
    const pull = (LENGTH * ways[j]) / far;
    x += weight * (other.x + (point.x - other.x) * pull);
    y += weight * (other.y + (point.y - other.y) * pull);
    all += weight;
  });
  return { x: x / all, y: y / all };
}

/** Rotate the points so that their longest extent is horizontal and the first node is on the left. */
function alongX(points: Point[]): Point[] {
  const mean = (of: (point: Point) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [mx, my] = [mean(({ x }) => x), mean(({ y }) => y)];
  const own = points.map(({ x, y }) => ({ x: x - mx, y: y - my }));
  const [xx, yy] = [own.reduce((s, { x }) => s + x * x, 0), own.reduce((s, { y }) => s + y * y, 0)];
  const xy = own.reduce((s, { x, y }) => s + x * y, 0);
  const turn = 0.5 * Math.atan2(2 * xy, xx - yy);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const turned = own.map(({ x, y }) => ({ x: cos * x + sin * y, y: cos * y - sin * x }));
  const sign = turned[0].x > 0 ? -1 : 1;
  return turned.map(({ x, y }) => ({ x: sign * x, y: sign * y }));
}

function extent(points: Point[]) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, above] = [Math.min(...xs), Math.min(...ys)];
  return { left, above, wide: Math.max(...xs) - left, tall: Math.max(...ys) - above };
}

function framed(
  at: Point[],
  sizes: readonly { width: number; height: number }[],
  edges: readonly [number, number][],
  margin: number,
): Layout {
  const left = Math.min(...at.map(({ x }, i) => x - sizes[i].width / 2)) - margin;
  const top = Math.min(...at.map(({ y }, i) => y - sizes[i].height / 2)) - margin;
  const places = at.map(({ x, y }, i): Place => ({ ...sizes[i], x: x - left, y: y - top }));
  const lines = edges.map(([a, b]) => [rim(places[a], places[b]), rim(places[b], places[a])]);
  return {
    places,
    lines,
    width: Math.max(...places.map(({ x, width }) => x + width / 2)) + margin,
    height: Math.max(...places.map(({ y, height }) => y + height / 2)) + margin,
  };
}
