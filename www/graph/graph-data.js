/**
 * What `<mex-graph>` draws: the positions reachable from one, or the graph with its tokens. Pure,
 * except for the engine passed in.
 *
 * @typedef {object} Node
 * @property {string} text
 * @property {number | string | null} nimber
 * @property {(number | string)[] | null} infinite the K of a value ∞_K, where play may go round
 * @property {import('../engine/types.ts').Outcome | null} outcome
 * @property {number} tokens
 * @property {boolean} whole whether all its options are drawn
 * @property {number} [closed] how many options it has that are drawn when it is opened
 *
 * @typedef {object} Drawing
 * @property {'positions' | 'board'} kind
 * @property {Node[]} nodes
 * @property {[number, number][]} edges
 * @property {number[][]} options of each node, by index
 * @property {boolean} truncated
 * @property {number} all how many nodes there are, where it is known
 * @property {boolean} misere
 * @property {{nodes: number, edges: number} | null} large too large to draw at all
 */
import { mex, valuesByMex } from '../ui/drawing/mex-steps.ts';
import { misereOutcomes } from './misere.js';

/** The most nodes of a graph drawn. */
export const BOARD = 150;

/**
 * @param {import('../engine/types.ts').Exploration} found
 * @param {boolean} misere
 * @returns {Drawing}
 */
export function ofPositions({ nodes, edges, truncated }, misere) {
  const options = outOf(nodes.length, edges);
  return {
    kind: 'positions',
    nodes: nodes.map((node, i) => ({
      text: node.text.trim() === '' ? '∅' : node.text,
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

/** In a cut drawing a node is whole when what is drawn accounts for its value.
 * @param {number} i
 * @param {import('../engine/types.ts').Exploration['nodes']} nodes
 * @param {number[][]} options
 */
function isWhole(i, nodes, options) {
  const { nimber, outcome, infinite } = nodes[i];
  if (nimber !== null)
    return mex(options[i].map((to) => Number(nodes[to].nimber ?? Infinity))) === Number(nimber);
  // Where play may go round, only the core knows what more there is.
  if (infinite || outcome === 'D') return false;
  return options[i].some((to) => nodes[to].outcome === 'P') === (outcome === 'N');
}

/**
 * @param {import('../engine/types.ts').GraphBoard} board
 * @param {boolean} misere
 * @returns {Drawing}
 */
export function ofBoard(board, misere) {
  if (!board.nodes) {
    const size = board.size ?? { nodes: 0, edges: 0 };
    return { ...empty('board', misere), large: size };
  }
  const names = board.nodes;
  const edges = board.edges ?? [];
  const values = misere ? byOutcome(misereOutcomes(names.length, edges)) : byValue(valuesOf(board));
  const tokens = new Array(names.length).fill(0);
  for (const token of board.tokens) tokens[Number(token)] += 1;
  const shown = nearest(names.length, edges, board.tokens.map(Number), BOARD);
  const place = new Map(shown.map((node, i) => [node, i]));
  const drawn = /** @type {[number, number][]} */ (
    edges.flatMap(([from, to]) => {
      const [a, b] = [place.get(from), place.get(to)];
      return a === undefined || b === undefined ? [] : [[a, b]];
    })
  );
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

/**
 * The value of each node.
 * @param {import('../engine/types.ts').GraphBoard} board
 * @returns {Pick<Node, 'nimber' | 'infinite'>[]}
 */
function valuesOf({ nodes, edges, labels }) {
  if (labels) return labels.map(({ nimber, infinite }) => ({ nimber, infinite: infinite ?? null }));
  const values = valuesByMex(nodes?.length ?? 0, edges ?? []);
  return values.map((nimber) => ({ nimber, infinite: null }));
}

/**
 * @typedef {Pick<Node, 'nimber' | 'infinite' | 'outcome'>} TokenValue what is said of a lone token on a node
 */

/** @param {Pick<Node, 'nimber' | 'infinite'>[]} values @returns {TokenValue[]} */
const byValue = (values) => values.map((value) => ({ ...value, outcome: outcomeOf(value) }));

/**
 * Under misère play there is no value that says who wins.
 * @param {('P' | 'N' | 'D')[]} outcomes
 * @returns {TokenValue[]}
 */
const byOutcome = (outcomes) =>
  outcomes.map((outcome) => ({ nimber: null, infinite: null, outcome }));

/**
 * Who wins with a lone token of a value.
 * @param {Pick<Node, 'nimber' | 'infinite'>} value
 * @returns {'P' | 'N' | 'D'}
 */
function outcomeOf({ nimber, infinite }) {
  if (infinite) return infinite.some((value) => String(value) === '0') ? 'N' : 'D';
  return Number(nimber) === 0 ? 'P' : 'N';
}

/** @param {'positions' | 'board'} kind @param {boolean} misere @returns {Drawing} */
function empty(kind, misere) {
  return {
    kind,
    nodes: [],
    edges: [],
    options: [],
    truncated: false,
    all: 0,
    misere,
    large: null,
  };
}

/**
 * The nodes within reach of the tokens, nearest first, then the others, up to a limit; in the
 * graph's own order.
 * @param {number} count
 * @param {[number, number][]} edges
 * @param {number[]} tokens
 * @param {number} limit
 */
export function nearest(count, edges, tokens, limit) {
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

/** @param {number} count @param {[number, number][]} edges */
function outOf(count, edges) {
  /** @type {number[][]} */
  const out = Array.from({ length: count }, () => []);
  for (const [from, to] of edges) out[from].push(to);
  return out;
}
