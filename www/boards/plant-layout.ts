/**
 * Where the parts of a plant are drawn: nodes in layers by their distance from the ground, edges as
 * stems; parallel edges and loops as arcs. Nothing here knows the DOM.
 */

export type Plant = { nodes: string[]; edges: [number, number][]; ground: number };

/** Y downwards; 0 is the ground. */
export type Point = { x: number; y: number };

/**
 * A path, its middle, and the points of its curve: three, the lower end first, or four of an edge
 * from a node to itself.
 */
export type Stem = { d: string; middle: Point; points: Point[] };

export type Layout = { nodes: Map<string, Point>; width: number; height: number };

/** Between neighbours, and between layers. */
const WIDE = 74;
const HIGH = 78;

/**
 * Distance of every node from the ground, and the node below it in the tree of shortest ways.
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
 * Places for the nodes. Each stands over the middle of what it carries; what carries nothing takes
 * the next free column.
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
  // Loops on the ground stand beside the plant.
  const loops = plant.edges.filter(([a, b]) => a === plant.ground && b === plant.ground).length;
  const wide = Math.max(1, ...queue.map((node) => (x[node] ?? 0) + 1));
  // A loop at the top is higher than a bud.
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
 * The column of every node, found from the leaves down; subtrees that are joined lie side by side.
 */
function columns(ground: number, above: number[][], joined: Set<number>[]) {
  const x: number[] = [];
  let free = 0;
  // An explicit stack: a plant may be a single stem of thousands.
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

/** Brings what is joined by an edge next to each other. */
function together(kids: number[], joined: Set<number>[]) {
  for (let i = 0; i + 2 < kids.length; i++) {
    const at = kids.findIndex((kid, j) => j > i && joined[kids[i]].has(kid));
    if (at > i + 1) kids.splice(i + 1, 0, ...kids.splice(at, 1));
  }
}

/** The stems of a plant in a layout, edge by edge. */
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
  // Parallel edges may be written either way round.
  const ends = [Math.min(a, b), Math.max(a, b)].map((node) => ({
    name: nodes[node],
    ...at(nodes[node], layout),
  }));
  const [from, to] = ends.sort((one, other) => other.y - one.y || one.x - other.x);
  if (from.y > to.y) return branch(from, to, aside * 30, sway(to.name));
  // An edge along a layer bows over what stands between its ends.
  const over = -Math.max(0, (to.x - from.x) / WIDE - 1) * 26 - 8;
  return arc(from, to, aside * 30 + over);
}

const at = (name: string, layout: Layout) => layout.nodes.get(name) ?? { x: 0, y: 0 };

/**
 * How far a lone stem leans to a side half-way: the same for a node as long as it is there.
 */
function sway(name: string) {
  let sum = 7;
  for (const char of name) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 65521;
  return (sum % 2 ? 1 : -1) * (3 + (sum % 4));
}

/**
 * An edge that grows: it leaves its lower end upwards, and leans to the upper one.
 * @param bow of one of several
 */
function branch(low: Point, high: Point, bow: number, lean: number) {
  if (bow) return arc(low, high, bow);
  const [dx, dy] = [high.x - low.x, high.y - low.y];
  return through(low, { x: low.x + dx * 0.24 + lean, y: low.y + dy * 0.56 }, high);
}

/** A curve between two points that bows to the side. */
function arc(a: Point, b: Point, bow: number) {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const normal = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  // A quadratic curve passes half-way to its handle.
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

/** An edge from a node to itself: it grows upwards. */
function loop({ x, y }: Point, k: number) {
  const [high, wide] = [44 + k * 22, 30 + k * 14];
  return around([
    { x, y },
    { x: x - wide, y: y - high },
    { x: x + wide, y: y - high },
    { x, y },
  ]);
}

/** A loop on the ground: an arch with two feet. */
function arch({ width }: Layout, k: number, of: number) {
  const x = width - (of - k - 0.5) * WIDE;
  const foot = (side: number, y: number) => ({ x: x + side * 24, y });
  return around([foot(-1, 0), foot(-1, -62), foot(1, -62), foot(1, 0)]);
}

/** @param points of a cubic curve */
function around(points: Point[]): Stem {
  const [a, b, c, d] = points;
  const middle = { x: (a.x + 3 * (b.x + c.x) + d.x) / 8, y: (a.y + 3 * (b.y + c.y) + d.y) / 8 };
  return { d: `M${round(a)}C${round(b)} ${round(c)} ${round(d)}`, middle, points };
}

/** How many nodes each node carries, itself among them. */
export function loads(plant: Plant) {
  const { below, queue } = layersOf(plant);
  const load = plant.nodes.map(() => 1);
  for (const node of [...queue].reverse()) if (below[node] >= 0) load[below[node]] += load[node];
  return { load, below };
}

export const round = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Which edges no longer hang on the ground once one is cut, that one with them. */
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
 * Which nodes of trees go with one that is taken, that one with them: what grows on it, or what is
 * below it `down` to the ground.
 */
export function taken(plant: Plant, node: number, down: boolean): Set<number> {
  const { below, queue } = layersOf(plant);
  const out: Set<number> = new Set([node]);
  if (!down) queue.forEach((next) => out.has(below[next]) && out.add(next));
  else for (let at = below[node]; at !== plant.ground; at = below[at]) out.add(at);
  return out;
}
