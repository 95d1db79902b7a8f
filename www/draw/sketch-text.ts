/** Write a drawn graph as text: in the page's notation, in DOT, or as the input of an online judge. */
import { GROUND } from './drawn-games.ts';
import { tokensOn } from './sketch.ts';
import type { Traits } from './drawn-games.ts';
import type { Sketch } from './sketch.ts';

export const FORMATS = ['text', 'dot', 'judge'] as const;

export type Format = (typeof FORMATS)[number];

/** Return the names of the nodes without edges. */
function alone({ nodes, edges }: Sketch) {
  const joined = new Set(edges.flat());
  return nodes.filter((_, node) => !joined.has(node)).map(({ name }) => name);
}

/** Return the edges and isolated nodes in the page's notation: `a>b b>c d`, or `- a b` without edges. */
export function edgesText(sketch: Sketch, { arrows }: Traits): string {
  const { nodes, edges } = sketch;
  const sign = arrows ? '>' : '-';
  const words = edges.map(([from, to]) => `${nodes[from].name}${sign}${nodes[to].name}`);
  if (!words.length && nodes.length) words.push('-');
  return [...words, ...alone(sketch)].join(' ');
}

/** Return the nodes with tokens, such as `a a b`. */
export const tokensText = ({ nodes, tokens }: Sketch) =>
  tokens.map((node) => nodes[node].name).join(' ');

/** Write the graph in DOT, with a dot beside a node for each of its tokens. */
function dotText(sketch: Sketch, { arrows }: Traits): string {
  const { nodes, edges } = sketch;
  const quoted = (name: string) => (/^(?:[A-Z_a-z]\w*|\d+)$/u.test(name) ? name : `"${name}"`);
  const join = arrows ? '->' : '--';
  const bare = new Set(alone(sketch));
  const marked = nodes.flatMap(({ name }, node) => {
    const count = tokensOn(sketch, node);
    if (count) return [`  ${quoted(name)} [xlabel="${'●'.repeat(count)}"];`];
    return bare.has(name) ? [`  ${quoted(name)};`] : [];
  });
  const lines = edges.map(
    ([from, to]) => `  ${quoted(nodes[from].name)} ${join} ${quoted(nodes[to].name)};`,
  );
  return [`${arrows ? 'digraph' : 'graph'} {`, ...marked, ...lines, '}'].join('\n');
}

/**
 * Return the numbers of the nodes for a judge. If the names are consecutive numbers from 0 or 1, they are
 * used; otherwise nodes are numbered from 1 in their order, and the ground is 0.
 */
function numbers({ nodes }: Sketch, { ground }: Traits): number[] {
  const own = nodes.map(({ name }) => (/^\d{1,9}$/u.test(name) ? Number(name) : -1));
  const all = new Set(own);
  const least = all.has(0) ? 0 : 1;
  if (all.size === own.length && own.every((n) => n >= least && n < least + own.length)) return own;
  let last = 0;
  return nodes.map(({ name }) => (ground && name === GROUND ? 0 : (last += 1)));
}

/**
 * Write a line `n m`, or `n m k` with k tokens, then m lines with one edge each, then one line with the nodes
 * of the tokens.
 */
function judgeText(sketch: Sketch, traits: Traits): string {
  const { nodes, edges, tokens } = sketch;
  const of = numbers(sketch, traits);
  const head = [nodes.length, edges.length, ...(tokens.length ? [tokens.length] : [])];
  const lines = edges.map(([from, to]) => `${of[from]} ${of[to]}`);
  const last = tokens.length ? [tokens.map((node) => of[node]).join(' ')] : [];
  return [head.join(' '), ...lines, ...last].join('\n');
}

const WRITE = { text: edgesText, dot: dotText, judge: judgeText };

/** Return the text of a drawing, or '' if it has no nodes. */
export const textOf = (sketch: Sketch, traits: Traits, format: Format) =>
  sketch.nodes.length ? WRITE[format](sketch, traits) : '';
