/** The data of an explanation that boards display: values of nodes, and edges of a matching. */
import type { WhyCell, WhyStep } from '../engine/types.ts';
import { valueOf } from '../ui/text/position-value.ts';

/**
 * Return the values of a graph's nodes by the nodes' names, or the values of a sum's terms by the terms'
 * indices; null if the explanation has no such table.
 */
export function graphValues(why: WhyStep[]): Map<string, string | null> | null {
  const tables = why.filter((step) => step.kind === 'table');
  const terms = tables.find(({ id }) => id === 'terms');
  if (terms) return new Map(terms.rows.map((row, i) => [String(i), nimberOf(row.at(-1) ?? null)]));
  const table = tables.find(({ id }) => id === 'graph-values');
  return table ? new Map(table.rows.map(([node, value]) => [String(node), nimberOf(value)])) : null;
}

const nimberOf = (value: WhyCell) =>
  Array.isArray(value)
    ? valueOf({ infinite: value })
    : valueOf({ nimber: value === null ? null : String(value) });

/** Return the edges of a matching; null if the explanation has none. */
export function matchingEdges(why: WhyStep[]): [string, string][] | null {
  for (const step of why) {
    if (step.kind === 'picture' && 'matching' in step.drawing) return step.drawing.matching;
  }
  return null;
}
