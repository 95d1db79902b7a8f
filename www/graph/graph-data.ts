/** The data that `<mex-graph>` draws: the positions reachable from a position, or a graph with its tokens. */
import { mex, valuesByMex } from '../ui/drawing/mex-steps.ts';
import { misereOutcomes } from './misere.ts';
import type { Exploration, GraphBoard, Outcome } from '../engine/types.ts';

export interface Node {
  text: string;
  nimber: number | string | null;
  /** The set K of a loopy value ∞_K, or null for a finite value. */
  infinite: (number | string)[] | null;
  outcome: Outcome | null;
  tokens: number;
  /** Whether all options of the node are drawn. */
  whole: boolean;
  /** The number of options of a node that can be opened to show them all, otherwise 0. */
  closed?: number;
}

export interface Drawing {
  kind: 'positions' | 'board';
  nodes: Node[];
  edges: [number, number][];
  /** The indices of the options of each node. */
  options: number[][];
  truncated: boolean;
  /** The number of all nodes found, including undrawn ones. */
  all: number;
  misere: boolean;
  /** The size of a graph that is too large to draw, otherwise null. */
  large: { nodes: number; edges: number } | null;
}

/** The label of a position without any heap or piece. */
export const NOTHING = '∅';

/** The largest number of nodes in the drawing of a graph on which tokens move. */
export const BOARD = 150;

export function ofPositions({ nodes, edges, truncated }: Exploration, misere: boolean): Drawing {
  const options = outOf(nodes.length, edges);
  return {
    kind: 'positions',
    nodes: nodes.map((node, i) => ({
      text: node.text.trim() === '' ? NOTHING : node.text,
      nimber: node.nimber,
      infinite: node.infinite ?? null,
      outcome: node.outcome,
      tokens: 0,
      whole: !truncated || isWhole(i, nodes, options),
    })),
    edges,
    options,
    truncated,
    all: nodes.length,
    misere,
    large: null,
  };
}

/** Return the drawing with the outcomes of its nodes, and without their values. */
export const withoutValues = (drawing: Drawing): Drawing => ({
  ...drawing,
  nodes: drawing.nodes.map((node) => ({ ...node, nimber: null, infinite: null })),
});

/**
 * Return whether all options of a node in a truncated graph are drawn, judged by whether the values of the
 * drawn options give the value of the node.
 */
function isWhole(i: number, nodes: Exploration['nodes'], options: number[][]) {
  const { nimber, outcome, infinite } = nodes[i];
  if (nimber !== null)
    return mex(options[i].map((to) => Number(nodes[to].nimber ?? Infinity))) === Number(nimber);
  // If play may be infinite, only the core knows whether a node has further options.
  if (infinite || outcome === 'D') return false;
  return options[i].some((to) => nodes[to].outcome === 'P') === (outcome === 'N');
}

export function ofBoard(board: GraphBoard, misere: boolean): Drawing {
  if (!board.nodes) {
    const large = board.size ?? { nodes: 0, edges: 0 };
    const none = { nodes: [], edges: [], options: [], truncated: false, all: 0 };
    return { kind: 'board', ...none, misere, large };
  }
  const names = board.nodes;
  const edges = board.edges ?? [];
  const values = misere ? byOutcome(misereOutcomes(names.length, edges)) : byValue(valuesOf(board));
  const tokens = new Array(names.length).fill(0);
  for (const token of board.tokens) tokens[Number(token)] += 1;
  const shown = nearest(names.length, edges, board.tokens.map(Number), BOARD);
  const place = new Map(shown.map((node, i) => [node, i]));
  const drawn = edges.flatMap(([from, to]) => {
    const [a, b] = [place.get(from), place.get(to)];
    return a === undefined || b === undefined ? [] : [[a, b]];
  }) as [number, number][];
  const full = outOf(names.length, edges);
  const options = outOf(shown.length, drawn);
  return {
    kind: 'board',
    nodes: shown.map((node, i) => ({
      text: names[node],
      ...values[node],
      tokens: tokens[node],
      whole: full[node].length === options[i].length,
    })),
    edges: drawn,
    options,
    truncated: shown.length < names.length,
    all: names.length,
    misere,
    large: null,
  };
}

/** Return the value of each node of a graph. */
function valuesOf({ nodes, edges, labels }: GraphBoard): Pick<Node, 'nimber' | 'infinite'>[] {
  if (labels) return labels.map(({ nimber, infinite }) => ({ nimber, infinite: infinite ?? null }));
  const values = valuesByMex(nodes?.length ?? 0, edges ?? []);
  return values.map((nimber) => ({ nimber, infinite: null }));
}

/** The value and outcome of a single token on a node. */
type TokenValue = Pick<Node, 'nimber' | 'infinite' | 'outcome'>;

const byValue = (values: Pick<Node, 'nimber' | 'infinite'>[]): TokenValue[] =>
  values.map((value) => ({ ...value, outcome: outcomeOf(value) }));

/** In misère play only outcomes are shown, as values do not decide the winner. */
const byOutcome = (outcomes: ('P' | 'N' | 'D')[]): TokenValue[] =>
  outcomes.map((outcome) => ({ nimber: null, infinite: null, outcome }));

/** Return the outcome of a single token with a given value. */
function outcomeOf({ nimber, infinite }: Pick<Node, 'nimber' | 'infinite'>): 'P' | 'N' | 'D' {
  if (infinite) return infinite.some((value) => String(value) === '0') ? 'N' : 'D';
  return Number(nimber) === 0 ? 'P' : 'N';
}

/**
 * Return up to `limit` nodes in the graph's own order. Nodes that the tokens can reach are chosen first, the
 * nearest before others.
 */
export function nearest(count: number, edges: [number, number][], tokens: number[], limit: number) {
  if (count <= limit) return Array.from({ length: count }, (_, i) => i);
  const out = outOf(count, edges);
  const found = new Set(tokens);
  for (const node of found) {
    if (found.size >= limit) break;
    for (const to of out[node]) found.add(to);
  }
  for (let i = 0; i < count && found.size < limit; i += 1) found.add(i);
  return [...found].slice(0, limit).sort((a, b) => a - b);
}

function outOf(count: number, edges: [number, number][]) {
  const out: number[][] = Array.from({ length: count }, () => []);
  for (const [from, to] of edges) out[from].push(to);
  return out;
}
