/**
 * The drawn part of a large game graph: at first the start and its options. Opening a node shows the options
 * of that node. A small graph is drawn completely.
 */
import { heightsOf } from '../ui/drawing/graph-layout.ts';
import type { Drawing } from './graph-data.ts';

/** The largest number of nodes of a graph that is drawn completely at first. */
export const WHOLE = 36;

/**
 * Return the part of a graph that is reached through opened nodes. Values and outcomes are those of the whole
 * graph.
 * @param opened indices of opened nodes in the whole graph; the start always counts as opened
 * @returns `of` has the index of each drawn node in the whole graph, and `levels` its level below the start
 */
export function partOf(
  full: Drawing,
  opened: Set<number>,
): { drawing: Drawing; of: number[]; levels: number[] } {
  const of = [0];
  const place = new Map([[0, 0]]);
  const edges: [number, number][] = [];
  for (let at = 0; at < of.length; at += 1) {
    const node = of[at];
    if (node !== 0 && !opened.has(node)) continue;
    for (const to of full.options[node]) {
      if (!place.has(to)) {
        place.set(to, of.length);
        of.push(to);
      }
      edges.push([at, place.get(to) as number]);
    }
  }
  const options: number[][] = of.map(() => []);
  for (const [from, to] of edges) options[from].push(to);
  const nodes = of.map((node, i) => {
    const isOpen = options[i].length === full.options[node].length;
    const closed = isOpen ? 0 : full.options[node].length;
    return { ...full.nodes[node], whole: isOpen && full.nodes[node].whole, closed };
  });
  const drawing = {
    ...full,
    nodes,
    edges,
    options,
    truncated: full.truncated || of.length < full.nodes.length,
  };
  const upwards = edges.map(([from, to]) => [to, from] as [number, number]);
  return { drawing, of, levels: heightsOf(of.length, upwards) };
}

/**
 * Return the nodes that must be opened to show a node: the nodes before it on a shortest path from the start,
 * in reverse order.
 */
export function wayTo({ nodes, edges }: Drawing, node: number) {
  const from: number[] = [];
  // The core finds nodes in the order of their distance, so that the first edge to a node is on a shortest
  // path.
  for (const [a, b] of edges) if (from[b] === undefined && b !== 0) from[b] = a;
  const way = [];
  for (let at = from[node]; at !== undefined && way.length < nodes.length; at = from[at]) {
    way.push(at);
    if (at === 0) break;
  }
  return way;
}

/** Return whether some node stands for several positions that differ only in the order of their parts. */
export function isFolded({ kind, nodes }: Drawing) {
  if (kind !== 'positions') return false;
  const parts = nodes.map(({ text }) => text.split(/\s+/u));
  if (!parts.some((own) => new Set(own).size > 1)) return false;
  const sorted = new Set(parts.map((own) => [...own].sort().join(' ')));
  return sorted.size === nodes.length;
}
