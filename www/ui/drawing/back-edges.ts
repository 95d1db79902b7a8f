/** Find the back edges of a depth-first search; a graph without them is acyclic. */

/**
 * Find the back edges of a depth-first search that starts from the nodes in order, sources first. The search
 * uses no recursion, since paths may be long.
 * @returns for each edge, whether it is a back edge
 */
export function backEdges(count: number, edges: [number, number][]): boolean[] {
  const out: number[][] = Array.from({ length: count }, () => []);
  const led = new Array(count).fill(false);
  edges.forEach(([from, to], i) => {
    out[from].push(i);
    led[to] = true;
  });
  const nodes = Array.from({ length: count }, (_, i) => i);
  const begin = [...nodes.filter((i) => !led[i]), ...nodes.filter((i) => led[i])];
  const back = new Array(edges.length).fill(false);
  // The state of each node: 0 unvisited, 1 on the stack, 2 finished.
  const seen = new Array(count).fill(0);
  const next = new Array(count).fill(0);
  for (const root of begin) {
    if (seen[root]) continue;
    const way = [root];
    seen[root] = 1;
    while (way.length) {
      const node = way[way.length - 1];
      const edge = out[node][next[node]];
      if (edge === undefined) {
        seen[node] = 2;
        way.pop();
        continue;
      }
      next[node] += 1;
      const to = edges[edge][1];
      if (seen[to] === 1) back[edge] = true;
      else if (seen[to] === 0) {
        seen[to] = 1;
        way.push(to);
      }
    }
  }
  return back;
}

/** Return the edges with back edges reversed and loops removed. */
export function turnedForward(count: number, edges: [number, number][]): [number, number][] {
  const back = backEdges(count, edges);
  return edges.flatMap(([from, to], i) =>
    from === to ? [] : [(back[i] ? [to, from] : [from, to]) as [number, number]],
  );
}
