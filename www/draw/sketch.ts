/** A graph while it is drawn, and its changes; each makes a new one. Nothing here knows the DOM. */
import { GROUND } from './drawn-games.ts';
import type { Traits } from './drawn-games.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Node extends Point {
  readonly name: string;
}

/** Two places in the list of nodes; the same twice is a loop. */
export type Edge = readonly [from: number, to: number];

export interface Sketch {
  readonly nodes: readonly Node[];
  readonly edges: readonly Edge[];
  /** The nodes with tokens; a node with several tokens occurs as many times. */
  readonly tokens: readonly number[];
}

export const EMPTY: Sketch = { nodes: [], edges: [], tokens: [] };

/** Between the middles of two nodes that lie apart. */
export const APART = 80;

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');

/** A name that no node has: the ground if there is none, otherwise the next number or letter. */
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

/** Whether a node may have this name: letters, digits and `_`. */
export const isName = (name: string) => /^[\p{L}\p{N}_]+$/u.test(name);

/** Adds a node, as the last one. */
export const withNode = (sketch: Sketch, node: Node): Sketch => ({
  ...sketch,
  nodes: [...sketch.nodes, node],
});

/** Removes a node with its edges and tokens. */
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

/** @returns null for a name that another node has, or that is invalid */
export function rename(sketch: Sketch, node: number, name: string): Sketch | null {
  const isTaken = sketch.nodes.some((other, i) => i !== node && other.name === name);
  return isTaken || !isName(name) ? null : changed(sketch, node, { name });
}

/** The places of the edges between two nodes in the list of edges; an arrow has a direction. */
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

/** Turns an arrow round. */
export const turned = (sketch: Sketch, at: number): Sketch => ({
  ...sketch,
  edges: sketch.edges.map(([from, to], edge): Edge => (edge === at ? [to, from] : [from, to])),
});

export const tokensOn = ({ tokens }: Sketch, node: number) =>
  tokens.filter((at) => at === node).length;

/** Add a token; if there is no room, remove another one. */
export function withToken(sketch: Sketch, node: number, { tokens: most }: Traits): Sketch {
  const others = sketch.tokens.slice(Math.max(0, sketch.tokens.length + 1 - most));
  return most ? { ...sketch, tokens: [...others, node] } : sketch;
}

/** Remove a token; return the same sketch if there is none. */
export function withoutToken(sketch: Sketch, node: number): Sketch {
  const at = sketch.tokens.lastIndexOf(node);
  return at < 0 ? sketch : { ...sketch, tokens: sketch.tokens.filter((_, i) => i !== at) };
}

/** The sketch for a game, which may allow fewer tokens. */
export const fitted = (sketch: Sketch, { tokens: most }: Traits): Sketch =>
  sketch.tokens.length <= most ? sketch : { ...sketch, tokens: sketch.tokens.slice(0, most) };

/** The free place that is nearest to a point, on a raster of `APART` in a frame as wide as `width`. */
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
