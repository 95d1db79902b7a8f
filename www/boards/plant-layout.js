/**
 * Where the parts of a plant are drawn: nodes in layers by their distance from the ground, edges as
 * stems; parallel edges and loops as arcs. Nothing here knows the DOM.
 *
 * @typedef {{nodes: string[], edges: [number, number][], ground: number}} Plant
 * @typedef {{x: number, y: number}} Point y downwards; 0 is the ground
 * @typedef {{d: string, middle: Point}} Stem a path and its middle
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
  return { nodes, width: (wide + loops) * WIDE, height: deepest * HIGH + 44 };
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
    const top = at(nodes[a === ground ? b : a], layout);
    const foot = { x: top.x + aside * 30, y: 0 };
    return arc(foot, top, aside * 10);
  }
  // Parallel edges may be written either way round.
  const [from, to] = [Math.min(a, b), Math.max(a, b)].map((node) => at(nodes[node], layout));
  // An edge along a layer bows over what stands between its ends.
  const level = from.y === to.y ? -Math.max(0, Math.abs(from.x - to.x) / WIDE - 1) * 26 - 8 : 0;
  const turn = from.y === to.y && from.x > to.x ? -1 : 1;
  return arc(from, to, aside * 30 + level * turn);
}

/** @param {string} name @param {Layout} layout */
const at = (name, layout) => layout.nodes.get(name) ?? { x: 0, y: 0 };

/** A curve between two points that bows to the side. @param {Point} a @param {Point} b @param {number} bow @returns {Stem} */
function arc(a, b, bow) {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const normal = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  const middle = { x: (a.x + b.x) / 2 + normal.x * bow, y: (a.y + b.y) / 2 + normal.y * bow };
  // A quadratic curve passes half-way to its handle.
  const handle = { x: 2 * middle.x - (a.x + b.x) / 2, y: 2 * middle.y - (a.y + b.y) / 2 };
  const d = bow ? `M${round(a)}Q${round(handle)} ${round(b)}` : `M${round(a)}L${round(b)}`;
  return { d, middle };
}

/** An edge from a node to itself: a leaf that grows upwards. @param {Point} node @param {number} k @returns {Stem} */
function loop({ x, y }, k) {
  const high = 44 + k * 22;
  const wide = 30 + k * 14;
  const d = `M${round({ x, y })}C${round({ x: x - wide, y: y - high })} ${round({ x: x + wide, y: y - high })} ${round({ x, y })}`;
  return { d, middle: { x, y: y - high * 0.75 } };
}

/** A loop on the ground: an arch with two feet. @param {Layout} layout @param {number} k @param {number} of @returns {Stem} */
function arch({ width }, k, of) {
  const x = width - (of - k - 0.5) * WIDE;
  const d = `M${round({ x: x - 24, y: 0 })}C${round({ x: x - 24, y: -62 })} ${round({ x: x + 24, y: -62 })} ${round({ x: x + 24, y: 0 })}`;
  return { d, middle: { x, y: -46 } };
}

/** @param {Point} point */
const round = ({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`;

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
