/**
 * Where the parts of a plant are drawn: nodes in layers by their distance from the ground, edges as
 * stems; parallel edges and loops as arcs. Nothing here knows the DOM.
 *
 * @typedef {{nodes: string[], edges: [number, number][], ground: number}} Plant
 * @typedef {{x: number, y: number}} Point y downwards; 0 is the ground
 * @typedef {{d: string, middle: Point, points: Point[]}} Stem a path, its middle, and the points of its curve:
 *   three, the lower end first, or four of an edge from a node to itself
 * @typedef {{nodes: Map<string, Point>, width: number, height: number}} Layout
 */

/** Between neighbours, and between layers. */
const WIDE = 74;
const HIGH = 78;

/**
 * Distance of every node from the ground, and the node below it in the tree of shortest ways.
 * @param {Plant} plant
 */
export function layersOf({ nodes, edges, ground }) {
  /** @type {number[][]} */
  const around = nodes.map(() => []);
  for (const [a, b] of edges) {
    if (a === b) continue;
    around[a].push(b);
    around[b].push(a);
  }
  /** @type {number[]} */
  const depth = nodes.map(() => -1);
  /** @type {number[]} */
  const below = nodes.map(() => -1);
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
 * @param {Plant} plant @returns {Layout}
 */
export function grow(plant) {
  const { depth, below, queue } = layersOf(plant);
  /** @type {number[][]} */
  const above = plant.nodes.map(() => []);
  for (const node of queue) if (below[node] >= 0) above[below[node]].push(node);
  const x = columns(plant.ground, above, neighbours(plant));
  const deepest = Math.max(0, ...depth);
  /** @type {Map<string, Point>} */
  const nodes = new Map();
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

/** @param {Plant} plant */
function neighbours({ nodes, edges }) {
  /** @type {Set<number>[]} */
  const out = nodes.map(() => new Set());
  for (const [a, b] of edges) {
    out[a].add(b);
    out[b].add(a);
  }
  return out;
}

/**
 * The column of every node, found from the leaves down; subtrees that are joined lie side by side.
 * @param {number} ground @param {number[][]} above @param {Set<number>[]} joined
 */
function columns(ground, above, joined) {
  /** @type {number[]} */
  const x = [];
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

/** Brings what is joined by an edge next to each other. @param {number[]} kids @param {Set<number>[]} joined */
function together(kids, joined) {
  for (let i = 0; i + 2 < kids.length; i++) {
    const at = kids.findIndex((kid, j) => j > i && joined[kids[i]].has(kid));
    if (at > i + 1) kids.splice(i + 1, 0, ...kids.splice(at, 1));
  }
}

/**
 * The stems of a plant in a layout, edge by edge.
 * @param {Plant} plant @param {Layout} layout @returns {Stem[]}
 */
export function stems(plant, layout) {
  /** @type {Map<string, number>} */
  const many = new Map();
  const key = (/** @type {[number, number]} */ [a, b]) => (a < b ? `${a}-${b}` : `${b}-${a}`);
  for (const edge of plant.edges) many.set(key(edge), (many.get(key(edge)) ?? 0) + 1);
  /** @type {Map<string, number>} */
  const seen = new Map();
  return plant.edges.map((edge) => {
    const k = seen.get(key(edge)) ?? 0;
    seen.set(key(edge), k + 1);
    return stem(plant, layout, edge, k, many.get(key(edge)) ?? 1);
  });
}

/** @param {Plant} plant @param {Layout} layout @param {[number, number]} edge @param {number} k @param {number} of */
function stem({ nodes, ground }, layout, [a, b], k, of) {
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

/** @param {string} name @param {Layout} layout */
const at = (name, layout) => layout.nodes.get(name) ?? { x: 0, y: 0 };

/** How far a lone stem leans to a side half-way: the same for a node as long as it is there. @param {string} name */
function sway(name) {
  let sum = 7;
  for (const char of name) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 65521;
  return (sum % 2 ? 1 : -1) * (3 + (sum % 4));
}

/**
 * An edge that grows: it leaves its lower end upwards, and leans to the upper one.
 * @param {Point} low @param {Point} high @param {number} bow of one of several @param {number} lean
 */
function branch(low, high, bow, lean) {
  if (bow) return arc(low, high, bow);
  const [dx, dy] = [high.x - low.x, high.y - low.y];
  return through(low, { x: low.x + dx * 0.24 + lean, y: low.y + dy * 0.56 }, high);
}

/** A curve between two points that bows to the side. @param {Point} a @param {Point} b @param {number} bow */
function arc(a, b, bow) {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const normal = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  // A quadratic curve passes half-way to its handle.
  const handle = {
    x: (a.x + b.x) / 2 + 2 * bow * normal.x,
    y: (a.y + b.y) / 2 + 2 * bow * normal.y,
  };
  return through(a, handle, b);
}

/** @param {Point} a @param {Point} handle @param {Point} b @returns {Stem} */
function through(a, handle, b) {
  const middle = { x: (a.x + 2 * handle.x + b.x) / 4, y: (a.y + 2 * handle.y + b.y) / 4 };
  return { d: `M${round(a)}Q${round(handle)} ${round(b)}`, middle, points: [a, handle, b] };
}

/** An edge from a node to itself: it grows upwards. @param {Point} node @param {number} k */
function loop({ x, y }, k) {
  const [high, wide] = [44 + k * 22, 30 + k * 14];
  return around([
    { x, y },
    { x: x - wide, y: y - high },
    { x: x + wide, y: y - high },
    { x, y },
  ]);
}

/** A loop on the ground: an arch with two feet. @param {Layout} layout @param {number} k @param {number} of */
function arch({ width }, k, of) {
  const x = width - (of - k - 0.5) * WIDE;
  const foot = (/** @type {number} */ side, /** @type {number} */ y) => ({ x: x + side * 24, y });
  return around([foot(-1, 0), foot(-1, -62), foot(1, -62), foot(1, 0)]);
}

/** @param {Point[]} points of a cubic curve @returns {Stem} */
function around(points) {
  const [a, b, c, d] = points;
  const middle = { x: (a.x + 3 * (b.x + c.x) + d.x) / 8, y: (a.y + 3 * (b.y + c.y) + d.y) / 8 };
  return { d: `M${round(a)}C${round(b)} ${round(c)} ${round(d)}`, middle, points };
}

/** How many nodes each node carries, itself among them. @param {Plant} plant */
export function loads(plant) {
  const { below, queue } = layersOf(plant);
  const load = plant.nodes.map(() => 1);
  for (const node of [...queue].reverse()) if (below[node] >= 0) load[below[node]] += load[node];
  return { load, below };
}

/** @param {Point} point */
export const round = ({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/**
 * Which edges no longer hang on the ground once one is cut, that one with them.
 * @param {Plant} plant @param {number} cut @returns {Set<number>}
 */
export function falls({ nodes, edges, ground }, cut) {
  const left = edges.filter((_, i) => i !== cut);
  const { depth } = layersOf({ nodes, edges: left, ground });
  /** @type {Set<number>} */
  const out = new Set([cut]);
  edges.forEach(([a], i) => {
    if (depth[a] < 0) out.add(i);
  });
  return out;
}

/**
 * Which nodes of trees go with one that is taken, that one with them: what grows on it, or what is
 * below it `down` to the ground.
 * @param {Plant} plant @param {number} node @param {boolean} down @returns {Set<number>}
 */
export function taken(plant, node, down) {
  const { below, queue } = layersOf(plant);
  /** @type {Set<number>} */
  const out = new Set([node]);
  if (!down) queue.forEach((next) => out.has(below[next]) && out.add(next));
  else for (let at = below[node]; at !== plant.ground; at = below[at]) out.add(at);
  return out;
}
