/**
 * The order in which the values of nodes are shown: from terminal nodes up. With cycles, a node follows once
 * its value is determined by the nodes before it.
 */
import { sinksFirst } from '../ui/drawing/mex-steps.ts';
import type { Drawing, Node as MexNode } from './graph-data.ts';

type Valued = Pick<Drawing, 'nodes' | 'edges' | 'options'>;

/**
 * Return the order in which the values of nodes are shown.
 * @returns all nodes; those whose values are never determined come last
 */
export function valueOrder(drawing: Valued): number[] {
  const { nodes, edges } = drawing;
  const order = sinksFirst(nodes.length, edges);
  if (order.length === nodes.length) return order;
  const known = new Set<number>();
  for (let before = -1; before < known.size;) {
    before = known.size;
    for (let i = 0; i < nodes.length; i += 1) {
      if (!known.has(i) && isSettled(drawing, i, known)) known.add(i);
    }
  }
  const left = nodes.flatMap((_, i) => (known.has(i) ? [] : [i]));
  return [...known, ...left];
}

/** Return whether the value of a node is determined by the values of known nodes. */
function isSettled(drawing: Valued, i: number, known: Set<number>) {
  const { nodes, options } = drawing;
  const { nimber, infinite, outcome } = nodes[i];
  if (infinite) return false;
  if (nimber === null || nimber === undefined) {
    if (outcome === 'D') return false;
    const lost = options[i].some((to) => known.has(to) && nodes[to].outcome === 'P');
    return outcome === 'N'
      ? lost || options[i].length === 0
      : options[i].every((to) => known.has(to));
  }
  return options[i].every((to) =>
    isBelow(nodes[to], nimber)
      ? known.has(to)
      : answers(drawing, to, nimber).some((on) => known.has(on)),
  );
}

const isBelow = (node: MexNode, nimber: number | string) =>
  node.nimber !== null && node.nimber !== undefined && Number(node.nimber) < Number(nimber);

/** Return the options of a node `by` that have a given value. */
const answers = ({ nodes, options }: Valued, by: number, nimber: number | string) =>
  options[by].filter((to) => isSame(nodes[to].nimber, nimber));

const isSame = (a: number | string | null, b: number | string) =>
  a !== null && a !== undefined && String(a) === String(b);

/**
 * Return the reversible options of a node with a finite value, each with the move that reverses it to the
 * same value.
 */
export function reversibleOptions(drawing: Drawing, i: number): { by: string; to: string }[] {
  const { nodes, options } = drawing;
  const nimber = nodes[i].nimber ?? 0;
  return options[i].flatMap((by) => {
    if (isBelow(nodes[by], nimber)) return [];
    const [to] = answers(drawing, by, nimber);
    return to === undefined ? [] : [{ by: nodes[by].text, to: nodes[to].text }];
  });
}

/**
 * Return the text of an infinite option of a node from which no move leads to a node with the given value, or
 * null. Such an option prevents the node from having that value.
 */
export function blockingOption(drawing: Drawing, i: number, value: number) {
  const { nodes, options } = drawing;
  const by = options[i].find((to) => nodes[to].infinite && !answers(drawing, to, value).length);
  return by === undefined ? null : nodes[by].text;
}
