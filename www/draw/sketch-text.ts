/**
 * A drawn graph as text: in the page's notation, in DOT, and as the input of a judge, without access to
 * the DOM.
 */
import { GROUND } from './drawn-games.ts';
import { tokensOn } from './sketch.ts';
import type { Traits } from './drawn-games.ts';
import type { Sketch } from './sketch.ts';

export const FORMATS = ['text', 'dot', 'judge'] as const;

export type Format = (typeof FORMATS)[number];

/** The nodes without edges. */
function alone({ nodes, edges }: Sketch) {
  const joined = new Set(edges.flat());
  return nodes.filter((_, node) => !joined.has(node)).map(({ name }) => name);
}

/** The edges and the lone nodes in the page's notation: `a>b b>c d`; without edges `- a b`. */
export function edgesText(sketch: Sketch, { arrows }: Traits): string {
  const { nodes, edges } = sketch;
  const sign = arrows ? '>' : '-';
  const words = edges.map(([from, to]) => `${nodes[from].name}${sign}${nodes[to].name}`);
  if (!words.length && nodes.length) words.push('-');
  return [...words, ...alone(sketch)].join(' ');
}

/** The nodes of the tokens: `a a b`. */
export const tokensText = ({ nodes, tokens }: Sketch) =>
  tokens.map((node) => nodes[node].name).join(' ');

/** DOT, each token a dot beside its node. */
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
 * The numbers of the nodes for a judge: their names where these are the numbers from 0 or from 1 on; otherwise their
 * order from 1 on, the ground being 0.
 */
function numbers({ nodes }: Sketch, { ground }: Traits): number[] {
  const own = nodes.map(({ name }) => (/^\d{1,9}$/u.test(name) ? Number(name) : -1));
  const all = new Set(own);
  const least = all.has(0) ? 0 : 1;
  if (all.size === own.length && own.every((n) => n >= least && n < least + own.length)) return own;
  let last = 0;
  return nodes.map(({ name }) => (ground && name === GROUND ? 0 : (last += 1)));
}

/** The line `n m`, or `n m k` with tokens, the m edges on lines, and the nodes of the k tokens on one. */
function judgeText(sketch: Sketch, traits: Traits): string {
  const { nodes, edges, tokens } = sketch;
  const of = numbers(sketch, traits);
  const head = [nodes.length, edges.length, ...(tokens.length ? [tokens.length] : [])];
  const lines = edges.map(([from, to]) => `${of[from]} ${of[to]}`);
  const last = tokens.length ? [tokens.map((node) => of[node]).join(' ')] : [];
  return [head.join(' '), ...lines, ...last].join('\n');
}

const WRITE = { text: edgesText, dot: dotText, judge: judgeText };

/** The text of a drawing; empty without nodes. */
export const textOf = (sketch: Sketch, traits: Traits, format: Format) =>
  sketch.nodes.length ? WRITE[format](sketch, traits) : '';
