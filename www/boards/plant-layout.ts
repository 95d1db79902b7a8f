/**
 * The layout of a plant: nodes in layers by their distance from the ground, edges as stems, parallel edges
 * and loops as arcs.
 */

export type Plant = { nodes: string[]; edges: [number, number][]; ground: number };

/** A point with y downwards; the ground is at y = 0. */
export type Point = { x: number; y: number };

/**
 * The curve of an edge as an SVG path, its middle, and its control points: three with the lower end first, or
 * four for a loop.
 */
export type Stem = { d: string; middle: Point; points: Point[] };

export type Layout = { nodes: Map<string, Point>; width: number; height: number };

/** The distance between adjacent columns, and between adjacent layers. */
const WIDE = 74;
const HIGH = 78;

/**
 * Return the distance of every node from the ground and the node below it in a tree of shortest paths, both
 * -1 if there is none, and the nodes that are connected to the ground in the order of distance.
 */
export function layersOf({ nodes, edges, ground }: Plant) {
  const around: number[][] = nodes.map(() => []);
  for (const [a, b] of edges) {
    if (a === b) continue;
    around[a].push(b);
    around[b].push(a);
  }
  const depth: number[] = nodes.map(() => -1);
  const below: number[] = nodes.map(() => -1);
  depth[ground] = 0;
  const queue = [ground];
  for (let at = 0; at < queue.length; at++) {
    for (const next of around[queue[at]]) {
      if (depth[next] >= 0) continue;
      depth[next] = depth[queue[at]] + 1;
      below[next] = queue[at];
      queue.push(next);
    }
  }
  return { depth, below, queue };
}

/**
 * Return the layout of a plant. Each node is centred below the nodes that grow on it; a node on which none
 * grows takes the next free column.
 */
export function grow(plant: Plant): Layout {
  const { depth, below, queue } = layersOf(plant);
  const above: number[][] = plant.nodes.map(() => []);
  for (const node of queue) if (below[node] >= 0) above[below[node]].push(node);
  const x = columns(plant.ground, above, neighbours(plant));
  const deepest = Math.max(0, ...depth);
  const nodes: Map<string, Point> = new Map();
  for (const node of queue) {
    if (node === plant.ground) continue;
    nodes.set(plant.nodes[node], { x: (x[node] + 0.5) * WIDE, y: -depth[node] * HIGH });
  }
  // Loops on the ground are drawn beside the plant.
  const loops = plant.edges.filter(([a, b]) => a === plant.ground && b === plant.ground).length;
  const wide = Math.max(1, ...queue.map((node) => (x[node] ?? 0) + 1));
  // A loop at the top needs more height than a bud.
  const isCurled = plant.edges.some(([a, b]) => a === b);
  const height = Math.max(deepest * HIGH, loops ? 46 : 0) + (isCurled ? 44 : 8);
  return { nodes, width: (wide + loops) * WIDE, height };
}

function neighbours({ nodes, edges }: Plant) {
  const out: Set<number>[] = nodes.map(() => new Set());
  for (const [a, b] of edges) {
    out[a].add(b);
    out[b].add(a);
  }
  return out;
}

/**
 * Return the column of every node, computed from the leaves down. Subtrees that are joined by an edge are
 * adjacent where the order allows it.
 */
function columns(ground: number, above: number[][], joined: Set<number>[]) {
  const x: number[] = [];
  let free = 0;
  // Use an explicit stack, since a plant may be a single stem of thousands of edges.
  const stack = [{ node: ground, next: 0 }];
  while (stack.length) {
    const top = stack[stack.length - 1];
    const kids = above[top.node];
    if (top.next === 0 && kids.length > 2) together(kids, joined);
    if (top.next < kids.length) {
      stack.push({ node: kids[top.next++], next: 0 });
      continue;
    }
    x[top.node] = kids.length ? (x[kids[0]] + x[kids[kids.length - 1]]) / 2 : free++;
    stack.pop();
  }
  return x;
}

/** Reorder nodes: put after each node a later node that is joined to it by an edge, if there is one. */
function together(kids: number[], joined: Set<number>[]) {
  for (let i = 0; i + 2 < kids.length; i++) {
    const at = kids.findIndex((kid, j) => j > i && joined[kids[i]].has(kid));
    if (at > i + 1) kids.splice(i + 1, 0, ...kids.splice(at, 1));
  }
}

/** Return the stems of a plant in a layout, in the order of its edges. */
export function stems(plant: Plant, layout: Layout): Stem[] {
  const many: Map<string, number> = new Map();
  const key = ([a, b]: [number, number]) => (a < b ? `${a}-${b}` : `${b}-${a}`);
  for (const edge of plant.edges) many.set(key(edge), (many.get(key(edge)) ?? 0) + 1);
  const seen: Map<string, number> = new Map();
  return plant.edges.map((edge) => {
    const k = seen.get(key(edge)) ?? 0;
    seen.set(key(edge), k + 1);
    return stem(plant, layout, edge, k, many.get(key(edge)) ?? 1);
  });
}

function stem(
  { nodes, ground }: Plant,
  layout: Layout,
  [a, b]: [number, number],
  k: number,
  of: number,
) {
  if (a === b) return a === ground ? arch(layout, k, of) : loop(at(nodes[a], layout), k);
  const aside = k - (of - 1) / 2;
  if (a === ground || b === ground) {
    const name = nodes[a === ground ? b : a];
    const top = at(name, layout);
    const foot = { x: top.x + aside * 30, y: 0 };
    return branch(foot, top, aside * 10, sway(name));
  }
  // Sort the ends, so that parallel edges written in either direction have the same order.
  const ends = [Math.min(a, b), Math.max(a, b)].map((node) => ({
    name: nodes[node],
    ...at(nodes[node], layout),
  }));
  const [from, to] = ends.sort((one, other) => other.y - one.y || one.x - other.x);
  if (from.y > to.y) return branch(from, to, aside * 30, sway(to.name));
  // An edge between nodes of one layer bends upwards over the nodes in between.
  const over = -Math.max(0, (to.x - from.x) / WIDE - 1) * 26 - 8;
  return arc(from, to, aside * 30 + over);
}

const at = (name: string, layout: Layout) => layout.nodes.get(name) ?? { x: 0, y: 0 };

/**
 * Return how far the control point of a single stem is moved to a side. The value depends only on the node's
 * name, so that it is stable.
 */
function sway(name: string) {
  let sum = 7;
  for (const char of name) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 65521;
  return (sum % 2 ? 1 : -1) * (3 + (sum % 4));
}

/**
 * Return the stem of an edge that leaves its lower end upwards and leans to its upper end.
 * @param bow how far one of several parallel edges bends to the side, or 0 for a single edge
 */
function branch(low: Point, high: Point, bow: number, lean: number) {
  if (bow) return arc(low, high, bow);
  const [dx, dy] = [high.x - low.x, high.y - low.y];
  return through(low, { x: low.x + dx * 0.24 + lean, y: low.y + dy * 0.56 }, high);
}

/** Return a curve between two points that bends to the side by `bow`. */
function arc(a: Point, b: Point, bow: number) {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const normal = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  // A quadratic curve passes half-way between its chord and its control point.
  const handle = {
    x: (a.x + b.x) / 2 + 2 * bow * normal.x,
    y: (a.y + b.y) / 2 + 2 * bow * normal.y,
  };
  return through(a, handle, b);
}

function through(a: Point, handle: Point, b: Point): Stem {
  const middle = { x: (a.x + 2 * handle.x + b.x) / 4, y: (a.y + 2 * handle.y + b.y) / 4 };
  return { d: `M${round(a)}Q${round(handle)} ${round(b)}`, middle, points: [a, handle, b] };
}

/** Return the curve of the k-th loop on a node, which points upwards. */
function loop({ x, y }: Point, k: number) {
  const [high, wide] = [44 + k * 22, 30 + k * 14];
  return around([
    { x, y },
    { x: x - wide, y: y - high },
    { x: x + wide, y: y - high },
    { x, y },
  ]);
}

/** Return the curve of a loop on the ground, an arch with two feet. */
function arch({ width }: Layout, k: number, of: number) {
  const x = width - (of - k - 0.5) * WIDE;
  const foot = (side: number, y: number) => ({ x: x + side * 24, y });
  return around([foot(-1, 0), foot(-1, -62), foot(1, -62), foot(1, 0)]);
}

/** @param points the four control points of a cubic curve */
function around(points: Point[]): Stem {
  const [a, b, c, d] = points;
  const middle = { x: (a.x + 3 * (b.x + c.x) + d.x) / 8, y: (a.y + 3 * (b.y + c.y) + d.y) / 8 };
  return { d: `M${round(a)}C${round(b)} ${round(c)} ${round(d)}`, middle, points };
}

/** Return the number of nodes that each node carries, including itself, and the node below each node. */
export function loads(plant: Plant) {
  const { below, queue } = layersOf(plant);
  const load = plant.nodes.map(() => 1);
  for (const node of [...queue].reverse()) if (below[node] >= 0) load[below[node]] += load[node];
  return { load, below };
}

export const round = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Return the edges that are not connected to the ground after a cut, including the cut edge. */
export function falls({ nodes, edges, ground }: Plant, cut: number): Set<number> {
  const left = edges.filter((_, i) => i !== cut);
  const { depth } = layersOf({ nodes, edges: left, ground });
  const out: Set<number> = new Set([cut]);
  edges.forEach(([a], i) => {
    if (depth[a] < 0) out.add(i);
  });
  return out;
}

/**
 * Return the nodes of trees that are removed with a taken node, including that node: all nodes that grow on
 * it, or with `down` all nodes between it and the ground.
 */
export function taken(plant: Plant, node: number, down: boolean): Set<number> {
  const { below, queue } = layersOf(plant);
  const out: Set<number> = new Set([node]);
  if (!down) queue.forEach((next) => out.has(below[next]) && out.add(next));
  else for (let at = below[node]; at !== plant.ground; at = below[at]) out.add(at);
  return out;
}
