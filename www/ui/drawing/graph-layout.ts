/**
 * Layered layout of a graph: all edges except the back edges of cycles lead forward. It uses dagre,
 * which is loaded only when a graph is shown; a large graph is laid out in plain rows, as is any
 * graph if dagre cannot be loaded.
 */
import { turnedForward } from './back-edges.ts';
import { inRows } from './graph-rows.ts';
import { sinksFirst } from './mex-steps.ts';

type Point = { x: number; y: number };

/** The centre and the size of a node, in pixels. */
export type Place = Point & { width: number; height: number };

/** A layout with the points of a line for every edge. */
export type Layout = {
  places: Place[];
  lines: Point[][];
  width: number;
  height: number;
  /** Whether layers follow each other from left to right. */
  sideways?: boolean;
};

/** The sizes of the nodes. */
type Sizes = { width: number; height: number }[];

interface LayoutOptions {
  /** The maximum number of nodes that dagre lays out without blocking the page. */
  nodes: number;
  /** The maximum number of edges that dagre lays out. */
  edges: number;
  /** Whether layers follow each other from left to right instead of downwards. */
  sideways?: boolean;
  /** The space between layers in a layout without dagre, in pixels. */
  gap?: number;
  /** The margin around the drawing, in pixels; 0 if undefined. */
  margin?: number;
  /** Options of dagre. */
  dagre?: Record<string, string | number>;
}

/** The distance at which a back edge passes its nodes, in pixels. */
const ASIDE = 22;

export async function layered(
  sizes: Sizes,
  edges: [number, number][],
  options: LayoutOptions,
): Promise<Layout> {
  const { sideways = false, margin = 0 } = options;
  const large = sizes.length > options.nodes || edges.length > options.edges;
  const found =
    (!large && (await withDagre(sizes, edges, options))) ||
    plain(sizes, edges, sideways, options.gap);
  const layout = framed(found, margin);
  return sideways ? { ...layout, sideways } : layout;
}

/** @returns null if dagre cannot be loaded or fails */
async function withDagre(
  sizes: Sizes,
  edges: [number, number][],
  { sideways, dagre: settings }: LayoutOptions,
): Promise<Pick<Layout, 'places' | 'lines'> | null> {
  try {
    const module = await import('@dagrejs/dagre');
    // In Node, the exports of a CommonJS module are properties of `default`.
    const dagre = 'default' in module ? (module.default as typeof module) : module;
    const graph = new dagre.graphlib.Graph();
    graph.setGraph({ rankdir: sideways ? 'LR' : 'TB', ...settings });
    // Widen a node with a loop, since the loop is drawn beside the node.
    const loops = new Set(edges.flatMap(([from, to]) => (from === to ? [from] : [])));
    const wide = (i: number) => sizes[i].width + (loops.has(i) ? 2 * ASIDE : 0);
    sizes.forEach((size, i) => graph.setNode(String(i), { ...size, width: wide(i) }));
    for (const [from, to] of edges) if (from !== to) graph.setEdge(String(from), String(to), {});
    dagre.layout(graph);
    const point = ({ x, y }: Point) => ({ x, y });
    const places = sizes.map((size, i) => ({ ...size, ...point(graph.node(String(i))) }));
    const line = ([a, b]: [number, number]) => {
      if (a === b) return aside(places[a], places[a]);
      const points = graph.edge(String(a), String(b)).points.map(point);
      if (loops.has(a)) points[0] = rim(places[a], points[1]);
      if (loops.has(b)) points[points.length - 1] = rim(places[b], points[points.length - 2]);
      return points;
    };
    return { places, lines: edges.map(line) };
  } catch {
    return null;
  }
}

/** Lay out a graph in rows; the row of a node is the length of its longest path to a terminal node. */
export function plain(
  sizes: Sizes,
  edges: [number, number][],
  sideways: boolean,
  gap?: number,
): Pick<Layout, 'places' | 'lines'> {
  // Compute a sideways layout as a downward layout with swapped axes.
  const turned = ({ width, height }: Sizes[number]) =>
    sideways ? { width: height, height: width } : { width, height };
  const point = ({ x, y }: Point) => (sideways ? { x: y, y: x } : { x, y });
  const onwards = turnedForward(sizes.length, edges);
  const heights = heightsOf(sizes.length, edges);
  const down = inRows(sizes.map(turned), onwards, heights, Infinity, gap);
  return {
    places: down.map((place) => ({ ...turned(place), ...point(place) })),
    lines: edges.map(([from, to]) => swing(down[from], down[to]).map(point)),
  };
}

/**
 * Place nodes in rows by their levels; a row wider than `wide` pixels is split.
 * @param levels the level of each node, 0 at the top; the order within rows follows the edges that lead down
 */
export function leveled(
  sizes: Sizes,
  edges: [number, number][],
  levels: number[],
  wide: number,
): Layout {
  const deepest = Math.max(0, ...levels);
  const onwards = edges.filter(([from, to]) => levels[from] < levels[to]);
  const heights = levels.map((level) => deepest - level);
  const places = inRows(sizes, onwards, heights, wide);
  const lines = edges.map(([from, to]) => swing(places[from], places[to]));
  return framed({ places, lines }, 0);
}

/**
 * Return a curve from the bottom of one node to the top of another. A back edge runs beside the nodes
 * instead.
 */
function swing(from: Place, to: Place) {
  if (to.y <= from.y) return aside(from, to);
  const [start, end] = [from.y + from.height / 2, to.y - to.height / 2];
  const pull = Math.min(90, (end - start) / 2);
  return [
    { x: from.x, y: start },
    { x: from.x, y: start + pull },
    { x: to.x, y: end - pull },
    { x: to.x, y: end },
  ];
}

/**
 * Return the point at which the line from a node's centre to another point crosses the node's border,
 * enlarged by `wide`.
 */
export function rim({ x, y, width, height }: Place, to: Point, wide = 0) {
  const [dx, dy] = [to.x - x, to.y - y];
  const part = Math.min((width / 2 + wide) / Math.abs(dx), (height / 2 + wide) / Math.abs(dy), 1);
  return { x: x + dx * part, y: y + dy * part };
}

/** Return a curve from the right side of a node to the right side of a node above it, or of the same node. */
function aside(from: Place, to: Place) {
  const [start, end] = [from.x + from.width / 2, to.x + to.width / 2];
  const out = Math.max(start, end) + Math.min(60, ASIDE + (from.y - to.y) / 6);
  const own = from === to ? 10 : 0;
  return [
    { x: start, y: from.y + own },
    { x: out, y: from.y + own },
    { x: out, y: to.y - own },
    { x: end, y: to.y - own },
  ];
}

/** Move a layout into a frame that contains its lines as well; dagre's own frame may not contain them. */
function framed({ places, lines }: Pick<Layout, 'places' | 'lines'>, margin: number): Layout {
  if (places.length === 0) return { places, lines, width: 0, height: 0 };
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const hold = ({ x, y }: Point, dx = 0, dy = 0) => {
    left = Math.min(left, x - dx);
    top = Math.min(top, y - dy);
    right = Math.max(right, x + dx);
    bottom = Math.max(bottom, y + dy);
  };
  for (const place of places) hold(place, place.width / 2, place.height / 2);
  for (const point of lines.flat()) hold(point);
  const move = ({ x, y }: Point) => ({ x: x - left + margin, y: y - top + margin });
  return {
    places: places.map((place) => ({ ...place, ...move(place) })),
    lines: lines.map((points) => points.map(move)),
    width: right - left + 2 * margin,
    height: bottom - top + 2 * margin,
  };
}

/** Return the length of the longest path from each node to a terminal node, with back edges reversed. */
export function heightsOf(count: number, all: [number, number][]) {
  const edges = sinksFirst(count, all).length < count ? turnedForward(count, all) : all;
  const out: number[][] = Array.from({ length: count }, () => []);
  for (const [from, to] of edges) out[from].push(to);
  const heights = new Array(count).fill(0);
  for (const node of sinksFirst(count, edges)) {
    for (const to of out[node]) heights[node] = Math.max(heights[node], heights[to] + 1);
  }
  return heights;
}

/** Return the SVG path of a line through the points, with rounded corners. */
export function pathThrough(points: Point[]) {
  if (points.length < 3) return `M${points.map(at).join('L')}`;
  let path = `M${at(points[0])}`;
  for (let i = 1; i < points.length - 1; i += 1) {
    const next = points[i + 1];
    const last = i === points.length - 2;
    const end = last ? next : { x: (points[i].x + next.x) / 2, y: (points[i].y + next.y) / 2 };
    path += `Q${at(points[i])} ${at(end)}`;
  }
  return path;
}

const at = ({ x, y }: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** Return the SVG path of the arrowhead at the end of a line. */
export function headOf(points: Point[]) {
  const end = points[points.length - 1];
  const before = points[points.length - 2];
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const corner = (turn: number) => ({
    x: end.x - 10 * Math.cos(angle + turn),
    y: end.y - 10 * Math.sin(angle + turn),
  });
  return `M${at(end)}L${at(corner(0.42))}L${at(corner(-0.42))}Z`;
}
