/**
 * A layered drawing of an acyclic digraph: the start above, the ends below. Dagre is loaded when
 * the first one is drawn; what would keep it busy for too long is set in plain rows instead.
 *
 * @typedef {{x: number, y: number, width: number, height: number, rank: number}} Place
 * @typedef {{places: Place[], paths: string[], width: number, height: number}} Layout
 */
import { sinksFirst } from '../kit/mex.js';
import { inRows } from './rows.js';

/** Dagre takes up to 50 ms for this many edges. */
const MANY = 60;

/**
 * @param {{width: number, height: number}[]} sizes of the nodes
 * @param {[number, number][]} edges
 * @returns {Promise<Layout>}
 */
export async function layered(sizes, edges) {
  if (sizes.length === 0) return { places: [], paths: [], width: 0, height: 0 };
  const heights = heightsOf(sizes.length, edges);
  if (edges.length > MANY || sizes.length > MANY) {
    const rows = inRows(sizes, edges, heights);
    const paths = edges.map(([from, to]) => arc(rows.places[from], rows.places[to]));
    return { ...rows, paths };
  }
  const dagre = await import('@dagrejs/dagre');
  const { Graph } = dagre.graphlib ?? dagre.default.graphlib;
  const layout = dagre.layout ?? dagre.default.layout;
  const graph = new Graph();
  graph.setGraph({ rankdir: 'TB', ranker: 'longest-path', nodesep: 16, edgesep: 12, ranksep: 42 });
  sizes.forEach(({ width, height }, i) => graph.setNode(String(i), { width, height }));
  for (const [from, to] of edges) graph.setEdge(String(from), String(to), {});
  layout(graph);
  const places = sizes.map((size, i) => {
    const { x, y } = graph.node(String(i));
    return { ...size, x, y, rank: heights[i] };
  });
  const paths = edges.map(([from, to]) => smooth(graph.edge(String(from), String(to)).points));
  const { width = 0, height = 0 } = graph.graph();
  return { places, paths, width, height };
}

/**
 * The longest walk from each node to an end.
 * @param {number} count
 * @param {[number, number][]} edges
 */
export function heightsOf(count, edges) {
  /** @type {number[][]} */
  const out = Array.from({ length: count }, () => []);
  for (const [from, to] of edges) out[from].push(to);
  const heights = new Array(count).fill(0);
  for (const node of sinksFirst(count, edges)) {
    for (const to of out[node]) heights[node] = Math.max(heights[node], heights[to] + 1);
  }
  return heights;
}

/**
 * A path through the points, rounded at each.
 * @param {{x: number, y: number}[]} points
 */
export function smooth(points) {
  const at = (/** @type {{x: number, y: number}} */ { x, y }) => `${round(x)} ${round(y)}`;
  if (points.length < 3) return `M${points.map(at).join('L')}`;
  let path = `M${at(points[0])}`;
  for (let i = 1; i < points.length - 1; i += 1) {
    const next = points[i + 1];
    const end =
      i === points.length - 2
        ? next
        : { x: (points[i].x + next.x) / 2, y: (points[i].y + next.y) / 2 };
    path += `Q${at(points[i])} ${at(end)}`;
  }
  return path;
}

/** From the foot of one node to the head of another, past the layers between.
 * @param {Place} from
 * @param {Place} to
 */
function arc(from, to) {
  const [x0, y0] = [from.x, from.y + from.height / 2];
  const [x1, y1] = [to.x, to.y - to.height / 2];
  const pull = Math.min(90, (y1 - y0) / 2);
  return `M${round(x0)} ${round(y0)}C${round(x0)} ${round(y0 + pull)} ${round(x1)} ${round(y1 - pull)} ${round(x1)} ${round(y1)}`;
}

/** @param {number} n */
function round(n) {
  return Math.round(n * 10) / 10;
}

/**
 * The node that an arrow key leads to from `at`, or `at` itself.
 * @param {Place[]} places
 * @param {[number, number][]} edges
 * @param {number} at
 * @param {string} key
 * @returns {number | null} null when the key is not ours
 */
export function walkGraph(places, edges, at, key) {
  const near = (/** @type {number[]} */ among) =>
    among.reduce(
      (best, i) =>
        best < 0 || distance(places[i], places[at]) < distance(places[best], places[at]) ? i : best,
      -1,
    );
  /** @type {number[]} */
  let among;
  if (key === 'ArrowDown') among = edges.filter((e) => e[0] === at).map((e) => e[1]);
  else if (key === 'ArrowUp') among = edges.filter((e) => e[1] === at).map((e) => e[0]);
  else if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const sign = key === 'ArrowLeft' ? -1 : 1;
    among = places.flatMap((p, i) =>
      Math.abs(p.y - places[at].y) < 1 && (p.x - places[at].x) * sign > 0 ? [i] : [],
    );
  } else if (key === 'Home') return 0;
  else if (key === 'End') return places.length - 1;
  else return null;
  const to = near(among);
  return to < 0 ? at : to;
}

/** @param {Place} a @param {Place} b */
function distance(a, b) {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
