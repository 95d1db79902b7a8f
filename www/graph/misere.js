/** Outcomes under misère play of a single token on a graph that may have cycles. */

/**
 * By retrograde analysis from terminal nodes, where the player to move has won; nodes never reached
 * are draws.
 * @param {number} count of nodes
 * @param {[number, number][]} edges
 * @returns {('P' | 'N' | 'D')[]}
 */
export function misereOutcomes(count, edges) {
  /** @type {number[][]} */
  const into = Array.from({ length: count }, () => []);
  /** Undecided options of each node. */
  const left = new Array(count).fill(0);
  for (const [from, to] of edges) {
    into[to].push(from);
    left[from] += 1;
  }
  /** @type {('P' | 'N' | 'D')[]} */
  const outcomes = left.map((options) => (options === 0 ? 'N' : 'D'));
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
