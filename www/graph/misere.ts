/** Outcomes of a single token on a graph in misère play, where the graph may have cycles. */

/**
 * Return the outcome of each node, computed by retrograde analysis from terminal nodes, where the player to
 * move has won. Nodes that the analysis never reaches are draws.
 * @param count the number of nodes
 */
export function misereOutcomes(count: number, edges: [number, number][]): ('P' | 'N' | 'D')[] {
  const into: number[][] = Array.from({ length: count }, () => []);
  /** The number of undecided options of each node. */
  const left = new Array(count).fill(0);
  for (const [from, to] of edges) {
    into[to].push(from);
    left[from] += 1;
  }
  const outcomes: ('P' | 'N' | 'D')[] = left.map((options) => (options === 0 ? 'N' : 'D'));
  const known = [...outcomes.keys()].filter((node) => outcomes[node] === 'N');
  for (const node of known) {
    for (const from of into[node]) {
      if (outcomes[from] !== 'D') continue;
      left[from] -= 1;
      if (outcomes[node] === 'P') outcomes[from] = 'N';
      else if (left[from] === 0) outcomes[from] = 'P';
      else continue;
      known.push(from);
    }
  }
  return outcomes;
}
