/**
 * A game graph begins small: the start and its options. Opening a node shows its options. A small graph is
 * drawn whole.
 */
import { heightsOf } from '../ui/drawing/graph-layout.ts';
import type { Drawing } from './graph-data.ts';

/** The most nodes of a graph that is drawn whole. */
export const WHOLE = 36;

/**
 * The part of a drawing that is reached through opened nodes. Values and outcomes are taken from
 * the whole.
 * @param opened nodes of the whole; the start always is
 * @returns `of`: the node of the whole that each is; `levels`: how far each stands below the start
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
 * The nodes that must be opened to make a node visible: the nodes of a shortest way from the start.
 */
export function wayTo({ nodes, edges }: Drawing, node: number) {
  const from: number[] = [];
  // The core finds nodes in the order of their distance, so the first edge to one is of a shortest way.
  for (const [a, b] of edges) if (from[b] === undefined && b !== 0) from[b] = a;
  const way = [];
  for (let at = from[node]; at !== undefined && way.length < nodes.length; at = from[at]) {
    way.push(at);
    if (at === 0) break;
  }
  return way;
}

/**
 * Whether some drawn positions stand for others with another order of their parts, which share a
 * node.
 */
export function isFolded({ kind, nodes }: Drawing) {
  if (kind !== 'positions') return false;
  const parts = nodes.map(({ text }) => text.split(/\s+/u));
  if (!parts.some((own) => new Set(own).size > 1)) return false;
  const sorted = new Set(parts.map((own) => [...own].sort().join(' ')));
  return sorted.size === nodes.length;
}
