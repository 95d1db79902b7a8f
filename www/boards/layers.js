/**
 * Where the nodes of an acyclic graph are drawn: in layers, every edge going onwards. dagre does it
 * well and is loaded only when a graph is shown; a large graph, or one shown before dagre is there,
 * gets plain layers by longest path.
 *
 * @typedef {{x: number, y: number}} Point
 * @typedef {{width: number, height: number, nodes: Point[], edges: Point[][]}} Layout
 * @typedef {{width: number, height: number}[]} Sizes of the nodes
 */

/** Above this many nodes or edges dagre would hold up the page. */
const DAGRE_NODES = 120;
const DAGRE_EDGES = 300;
const MARGIN = 26;

/**
 * @param {Sizes} sizes @param {[number, number][]} edges @param {boolean} sideways layers from left
 *   to right instead of downwards
 * @returns {Promise<Layout>}
 */
export async function layOut(sizes, edges, sideways) {
  if (sizes.length > DAGRE_NODES || edges.length > DAGRE_EDGES) {
    return plain(sizes, edges, sideways);
  }
  try {
    const module = await import('@dagrejs/dagre');
    const dagre = /** @type {any} */ (module).default ?? module;
    return framed(withDagre(dagre, sizes, edges, sideways), sizes);
  } catch {
    return plain(sizes, edges, sideways);
  }
}

/**
 * The layout moved into a frame that holds its edges too: dagre's may leave its own.
 * @param {Layout} layout @param {Sizes} sizes @returns {Layout}
 */
function framed({ nodes, edges }, sizes) {
  const rims = nodes.flatMap(({ x, y }, i) => [
    { x: x - sizes[i].width / 2, y: y - sizes[i].height / 2 },
    { x: x + sizes[i].width / 2, y: y + sizes[i].height / 2 },
  ]);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of [...rims, ...edges.flat()]) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  const move = (/** @type {Point} */ p) => ({ x: p.x - left + MARGIN, y: p.y - top + MARGIN });
  return {
    width: right - left + 2 * MARGIN,
    height: bottom - top + 2 * MARGIN,
    nodes: nodes.map(move),
    edges: edges.map((points) => points.map(move)),
  };
}

/** @param {any} dagre @param {Sizes} sizes @param {[number, number][]} edges @param {boolean} sideways */
function withDagre(dagre, sizes, edges, sideways) {
  const graph = new dagre.graphlib.Graph();
  graph.setGraph({
    rankdir: sideways ? 'LR' : 'TB',
    nodesep: 34,
    edgesep: 18,
    ranksep: 52,
    marginx: MARGIN,
    marginy: MARGIN,
  });
  graph.setDefaultEdgeLabel(() => ({}));
  sizes.forEach((size, i) => graph.setNode(String(i), { ...size }));
  for (const [from, to] of edges) graph.setEdge(String(from), String(to));
  dagre.layout(graph);
  const { width, height } = graph.graph();
  return {
    width,
    height,
    nodes: sizes.map((_, i) => point(graph.node(String(i)))),
    edges: edges.map(([from, to]) => graph.edge(String(from), String(to)).points.map(point)),
  };
}

/** @param {Point} p @returns {Point} */
const point = ({ x, y }) => ({ x, y });

/**
 * How many moves lead at most from a source to each node.
 * @param {number} count @param {[number, number][]} edges @returns {number[]}
 */
export function depths(count, edges) {
  const depth = new Array(count).fill(0);
  const waiting = new Array(count).fill(0);
  /** @type {number[][]} */
  const next = Array.from({ length: count }, () => []);
  for (const [from, to] of edges) {
    next[from].push(to);
    waiting[to]++;
  }
  const ready = waiting.flatMap((n, i) => (n ? [] : [i]));
  for (let at = 0; at < ready.length; at++) {
    for (const to of next[ready[at]]) {
      depth[to] = Math.max(depth[to], depth[ready[at]] + 1);
      if (!--waiting[to]) ready.push(to);
    }
  }
  return depth;
}

/**
 * Layers by longest path; within a layer, nodes stand near the middle of those that lead to them.
 * @param {Sizes} sizes @param {[number, number][]} edges @param {boolean} sideways @returns {Layout}
 */
export function plain(sizes, edges, sideways) {
  const depth = depths(sizes.length, edges);
  /** @type {number[][]} */
  const layers = [];
  depth.forEach((d, i) => (layers[d] ??= []).push(i));
  /** @type {number[][]} */
  const from = Array.from(sizes, () => []);
  for (const [a, b] of edges) from[b].push(a);
  const place = new Array(sizes.length).fill(0);
  for (const layer of layers) {
    const pull = (/** @type {number} */ i) =>
      from[i].length ? from[i].reduce((sum, a) => sum + place[a], 0) / from[i].length : i;
    layer.sort((a, b) => pull(a) - pull(b));
    layer.forEach((i, at) => (place[i] = (at + 0.5) / layer.length));
  }
  const breadth = Math.max(1, ...layers.map((layer) => layer.length));
  const across = sideways ? 56 : Math.max(...sizes.map((s) => s.width), 34) + 22;
  const along = sideways ? Math.max(...sizes.map((s) => s.width), 34) + 50 : 84;
  const wide = breadth * across + 2 * MARGIN;
  const long = (layers.length - 1) * along + 2 * MARGIN + 40;
  const nodes = sizes.map((_, i) => {
    const count = layers[depth[i]].length;
    const p = MARGIN + (breadth * across - count * across) / 2 + place[i] * count * across;
    const q = MARGIN + 20 + depth[i] * along;
    return sideways ? { x: q, y: p } : { x: p, y: q };
  });
  return {
    width: sideways ? long : wide,
    height: sideways ? wide : long,
    nodes,
    edges: edges.map(([a, b]) => clip(nodes[a], nodes[b], sizes[a], sizes[b])),
  };
}

/** A straight edge from rim to rim. @param {Point} a @param {Point} b @param {Sizes[number]} sa @param {Sizes[number]} sb */
function clip(a, b, sa, sb) {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const rim = (/** @type {Sizes[number]} */ s) =>
    Math.min(
      s.width / 2 / Math.max(1e-9, Math.abs(dx)),
      s.height / 2 / Math.max(1e-9, Math.abs(dy)),
    );
  const from = Math.min(0.45, rim(sa));
  const to = Math.min(0.45, rim(sb));
  return [
    { x: a.x + dx * from, y: a.y + dy * from },
    { x: b.x - dx * to, y: b.y - dy * to },
  ];
}

/** A soft line through points, as SVG path data. @param {Point[]} points */
export function pathThrough(points) {
  const [first, ...rest] = points;
  if (rest.length < 2) return `M${at(first)}${rest.map((p) => `L${at(p)}`).join('')}`;
  let d = `M${at(first)}`;
  for (let i = 0; i < rest.length - 1; i++) {
    const middle = { x: (rest[i].x + rest[i + 1].x) / 2, y: (rest[i].y + rest[i + 1].y) / 2 };
    const end = i === rest.length - 2 ? rest[i + 1] : middle;
    d += `Q${at(rest[i])} ${at(end)}`;
  }
  return d;
}

/** @param {Point} p */
const at = (p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`;

/** The head of an arrow that ends a line, as path data. @param {Point[]} points */
export function headOf(points) {
  const end = points[points.length - 1];
  const before = points[points.length - 2];
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const corner = (/** @type {number} */ turn) => ({
    x: end.x - 10 * Math.cos(angle + turn),
    y: end.y - 10 * Math.sin(angle + turn),
  });
  return `M${at(end)}L${at(corner(0.42))}L${at(corner(-0.42))}Z`;
}
