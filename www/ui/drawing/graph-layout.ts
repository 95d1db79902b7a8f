/**
 * Layered layout of a graph: all edges except the back edges of cycles lead forward. It uses dagre,
 * which is loaded only when a graph is shown; a large graph is laid out in plain rows, as is any
 * graph if dagre cannot be loaded.
 */
import { turnedForward } from './back-edges.ts';
import { inRows } from './graph-rows.ts';
import { sinksFirst } from './mex-steps.ts';

type Point = { x: number; y: number };

/** The place of a node, by its centre. */
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
  /** The most nodes that dagre lays out without blocking the page. */
  nodes: number;
  /** The most edges. */
  edges: number;
  /** Layers from left to right instead of downwards. */
  sideways?: boolean;
  /** The space between layers, where dagre does not lay them out. */
  gap?: number;
  /** Margin around the drawing. */
  margin?: number;
  /** Options of dagre. */
  dagre?: Record<string, string | number>;
}

/** The distance of a back edge from its nodes. */
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

/** @returns null if dagre cannot be loaded */
async function withDagre(
  sizes: Sizes,
  edges: [number, number][],
  { sideways, dagre: settings }: LayoutOptions,
): Promise<Pick<Layout, 'places' | 'lines'> | null> {
  try {
    const module = await import('@dagrejs/dagre');
    // In Node the exports of a CommonJS module lie below `default`.
    const dagre = 'default' in module ? (module.default as typeof module) : module;
    const graph = new dagre.graphlib.Graph();
    graph.setGraph({ rankdir: sideways ? 'LR' : 'TB', ...settings });
    // A loop is drawn beside its node and takes space there.
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

/** Rows by the longest path to a terminal node. */
export function plain(
  sizes: Sizes,
  edges: [number, number][],
  sideways: boolean,
  gap?: number,
): Pick<Layout, 'places' | 'lines'> {
  // Sideways is downwards with the axes swapped.
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
 * Place nodes in rows by their levels; a row wider than the room is broken.
 * @param levels of the nodes, 0 at the top; the order within rows follows the edges that lead down
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
 * A line from the bottom of one node to the top of another, past the layers between; a back edge
 * runs beside them.
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
 * The point at which the line from a node's centre to a point crosses its border, or a rim around
 * it.
 */
export function rim({ x, y, width, height }: Place, to: Point, wide = 0) {
  const [dx, dy] = [to.x - x, to.y - y];
  const part = Math.min((width / 2 + wide) / Math.abs(dx), (height / 2 + wide) / Math.abs(dy), 1);
  return { x: x + dx * part, y: y + dy * part };
}

/** A curve from the right side of a node to that of another one above it, or of itself. */
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

/**
 * The layout moved into a frame that contains its lines as well, which dagre's frame may not.
 */
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

/** The longest path from each node to a terminal node, with back edges reversed. */
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

/** A line through the points, rounded at each, as SVG path data. */
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

/** The arrowhead of a line, as path data. */
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
