/** The layout of a graph that is a single cycle: its nodes lie on a circle. */
import type { Layout } from '../ui/drawing/graph-layout.ts';

type Sizes = { width: number; height: number }[];

/** The distance between the centres of adjacent nodes. */
const APART = 74;
/** The largest width of a node on a circle; wider names need a layered drawing. */
const WIDEST = 60;
/** The distance from the centre of a node to the end of an edge. */
const RIM = 18;

/** Return the nodes of a cycle in order, starting with node 0, or null if the graph is not a single cycle. */
export function ringOf(count: number, edges: [number, number][]): number[] | null {
  if (count < 3 || edges.length !== count) return null;
  const near: number[][] = Array.from({ length: count }, () => []);
  for (const [a, b] of edges) {
    if (a === b || near[a].includes(b)) return null;
    near[a].push(b);
    near[b].push(a);
  }
  if (near.some(({ length }) => length !== 2)) return null;
  const ring = [0];
  for (let at = near[0][0], from = 0; at !== 0;) {
    ring.push(at);
    [at, from] = [near[at].find((to) => to !== from) as number, at];
  }
  return ring.length === count ? ring : null;
}

/**
 * Return the layout of a cycle on a circle, with the first node at the top. Return null if the graph is not a
 * single cycle or a name is too wide.
 */
export function ringLayout(sizes: Sizes, edges: [number, number][], margin: number): Layout | null {
  const ring = ringOf(sizes.length, edges);
  if (!ring || sizes.some(({ width }) => width > WIDEST)) return null;
  const radius = APART / 2 / Math.sin(Math.PI / ring.length);
  const widest = Math.max(...sizes.map(({ width }) => width));
  const tallest = Math.max(...sizes.map(({ height }) => height));
  const [x, y] = [radius + widest / 2 + margin, radius + tallest / 2 + margin];
  const places: Layout['places'] = [];
  for (const [i, node] of ring.entries()) {
    const turn = (2 * Math.PI * i) / ring.length;
    const at = { x: x + radius * Math.sin(turn), y: y - radius * Math.cos(turn) };
    places[node] = { ...sizes[node], ...at };
  }
  const lines = edges.map(([from, to]) => {
    const [a, b] = [places[from], places[to]];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const [dx, dy] = [((b.x - a.x) * RIM) / length, ((b.y - a.y) * RIM) / length];
    return [
      { x: a.x + dx, y: a.y + dy },
      { x: b.x - dx, y: b.y - dy },
    ];
  });
  return { places, lines, width: 2 * x, height: 2 * y };
}
