/**
 * A game graph begins small: the start and its options. A node that is opened shows its own options. Where
 * the graph is small, it is drawn whole.
 */
import { heightsOf } from '../ui/drawing/graph-layout.ts';

/** @typedef {import('./graph-data.js').Drawing} Drawing */

/** A graph of up to so many nodes is drawn whole. */
export const WHOLE = 36;

/**
 * The part of a drawing that is reached through opened nodes. Values and outcomes are those of the whole.
 * @param {Drawing} full @param {Set<number>} opened nodes of the whole; the start always is
 * @returns {{ drawing: Drawing, of: number[], levels: number[] }} `of`: the node of the whole that each is;
 *   `levels`: how far each stands below the start
 */
export function partOf(full, opened) {
  const of = [0];
  const place = new Map([[0, 0]]);
  /** @type {[number, number][]} */
  const edges = [];
  for (let at = 0; at < of.length; at += 1) {
    const node = of[at];
    if (node !== 0 && !opened.has(node)) continue;
    for (const to of full.options[node]) {
      if (!place.has(to)) {
        place.set(to, of.length);
        of.push(to);
      }
      edges.push([at, /** @type {number} */ (place.get(to))]);
    }
  }
  /** @type {number[][]} */
  const options = of.map(() => []);
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
  const upwards = edges.map(([from, to]) => /** @type {[number, number]} */ ([to, from]));
  return { drawing, of, levels: heightsOf(of.length, upwards) };
}

/**
 * The nodes that are to be opened for a node to be seen: those of a shortest way from the start.
 * @param {Drawing} full @param {number} node
 */
export function wayTo({ nodes, edges }, node) {
  /** @type {number[]} */
  const from = [];
  // The core finds nodes in the order of their distance, so the first edge to one is of a shortest way.
  for (const [a, b] of edges) if (from[b] === undefined && b !== 0) from[b] = a;
  const way = [];
  for (let at = from[node]; at !== undefined && way.length < nodes.length; at = from[at]) {
    way.push(at);
    if (at === 0) break;
  }
  return way;
}

/** Whether some positions drawn would be others in another order of their parts, and so are one node. @param {Drawing} full */
export function isFolded({ kind, nodes }) {
  if (kind !== 'positions') return false;
  const parts = nodes.map(({ text }) => text.split(/\s+/u));
  if (!parts.some((own) => new Set(own).size > 1)) return false;
  const sorted = new Set(parts.map((own) => [...own].sort().join(' ')));
  return sorted.size === nodes.length;
}
