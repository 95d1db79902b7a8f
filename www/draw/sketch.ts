/** A graph that is being drawn, and functions that change it; each function returns a new graph. */
import { GROUND } from './drawn-games.ts';
import type { Traits } from './drawn-games.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Node extends Point {
  readonly name: string;
}

/** The indices of the two nodes of an edge; a loop has the same index twice. */
export type Edge = readonly [from: number, to: number];

export interface Sketch {
  readonly nodes: readonly Node[];
  readonly edges: readonly Edge[];
  /** The indices of the nodes with tokens; a node with several tokens occurs as many times. */
  readonly tokens: readonly number[];
}

export const EMPTY: Sketch = { nodes: [], edges: [], tokens: [] };

/** The distance between the centres of two nodes that are placed automatically. */
export const APART = 80;

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');

/**
 * Return a new name: `GROUND` in a plant without a ground, the next number if all names are numbers,
 * otherwise a free letter.
 */
export function freshName({ nodes }: Sketch, { ground }: Traits): string {
  const taken = new Set(nodes.map(({ name }) => name));
  if (ground && !taken.has(GROUND)) return GROUND;
  const own = [...taken].filter((name) => !(ground && name === GROUND));
  if (own.length && own.every((name) => /^\d{1,6}$/u.test(name)))
    return String(Math.max(...own.map(Number)) + 1);
  for (let round = 0; ; round += 1) {
    const free = LETTERS.map((letter) => letter + (round || '')).find((name) => !taken.has(name));
    if (free) return free;
  }
}

/** Return whether a name consists only of letters, digits and `_`. */
export const isName = (name: string) => /^[\p{L}\p{N}_]+$/u.test(name);

/** Return the graph with a node added at the end. */
export const withNode = (sketch: Sketch, node: Node): Sketch => ({
  ...sketch,
  nodes: [...sketch.nodes, node],
});

/** Return the graph without a node and without its edges and tokens. */
export function withoutNode({ nodes, edges, tokens }: Sketch, gone: number): Sketch {
  const later = (node: number) => (node > gone ? node - 1 : node);
  return {
    nodes: nodes.filter((_, node) => node !== gone),
    edges: edges
      .filter((edge) => !edge.includes(gone))
      .map(([from, to]): Edge => [later(from), later(to)]),
    tokens: tokens.filter((node) => node !== gone).map(later),
  };
}

const changed = (sketch: Sketch, at: number, change: Partial<Node>): Sketch => ({
  ...sketch,
  nodes: sketch.nodes.map((node, i) => (i === at ? { ...node, ...change } : node)),
});

export const moveNode = (sketch: Sketch, node: number, { x, y }: Point) =>
  changed(sketch, node, { x, y });

/** @returns the graph with a renamed node, or null if another node has the name or the name is invalid */
export function rename(sketch: Sketch, node: number, name: string): Sketch | null {
  const isTaken = sketch.nodes.some((other, i) => i !== node && other.name === name);
  return isTaken || !isName(name) ? null : changed(sketch, node, { name });
}

/**
 * Return the indices of the edges between two nodes. If edges are arrows, only those in the given direction
 * count.
 */
export const edgesBetween = ({ edges }: Sketch, from: number, to: number, { arrows }: Traits) =>
  edges.flatMap(([a, b], at) =>
    (a === from && b === to) || (!arrows && a === to && b === from) ? [at] : [],
  );

export const withEdge = (sketch: Sketch, from: number, to: number): Sketch => ({
  ...sketch,
  edges: [...sketch.edges, [from, to]],
});

export const withoutEdge = (sketch: Sketch, gone: number): Sketch => ({
  ...sketch,
  edges: sketch.edges.filter((_, edge) => edge !== gone),
});

/** Return the graph with an arrow reversed. */
export const turned = (sketch: Sketch, at: number): Sketch => ({
  ...sketch,
  edges: sketch.edges.map(([from, to], edge): Edge => (edge === at ? [to, from] : [from, to])),
});

export const tokensOn = ({ tokens }: Sketch, node: number) =>
  tokens.filter((at) => at === node).length;

/**
 * Return the graph with a token added to a node. If the largest number of tokens is reached, the oldest token
 * is removed.
 */
export function withToken(sketch: Sketch, node: number, { tokens: most }: Traits): Sketch {
  const others = sketch.tokens.slice(Math.max(0, sketch.tokens.length + 1 - most));
  return most ? { ...sketch, tokens: [...others, node] } : sketch;
}

/** Return the graph without the last token of a node, or the same graph if the node has none. */
export function withoutToken(sketch: Sketch, node: number): Sketch {
  const at = sketch.tokens.lastIndexOf(node);
  return at < 0 ? sketch : { ...sketch, tokens: sketch.tokens.filter((_, i) => i !== at) };
}

/** Return the graph with at most as many tokens as a game allows. */
export const fitted = (sketch: Sketch, { tokens: most }: Traits): Sketch =>
  sketch.tokens.length <= most ? sketch : { ...sketch, tokens: sketch.tokens.slice(0, most) };

/** Return the free place nearest to a point, on a grid of step `APART` in a frame of the given width. */
export function freePlace({ nodes }: Sketch, near: Point, width: number): Point {
  const columns = Math.max(1, Math.floor(width / APART));
  const rows = nodes.length + 2;
  const places = Array.from({ length: columns * rows }, (_, i) => ({
    x: APART * ((i % columns) + 0.5),
    y: APART * (Math.floor(i / columns) + 0.5),
  }));
  const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
  return places
    .filter((place) => nodes.every((node) => far(node, place) >= APART * 0.75))
    .reduce((best, place) => (far(place, near) < far(best, near) ? place : best));
}
