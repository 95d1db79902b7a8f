/** Functions that compute the minimum excludant (mex), also step by step. */

type Option = { to: string; nimber: number | string | null };

/** Return the least number ≥ 0 that is not among the values. */
export function mex(values: Iterable<number>) {
  const seen = new Set(values);
  let least = 0;
  while (seen.has(least)) least += 1;
  return least;
}

/**
 * Return the different values of the first `count` options in ascending order, each with its multiplicity.
 */
export function seenAfter(options: Option[], count: number): { value: number; times: number }[] {
  const times: Map<number, number> = new Map();
  for (const { nimber } of options.slice(0, count)) {
    const value = Number(nimber);
    times.set(value, (times.get(value) ?? 0) + 1);
  }
  return [...times].map(([value, n]) => ({ value, times: n })).sort((a, b) => a.value - b.value);
}

/** Format a list of numbers, with runs of four or more abbreviated: 0, 1, 2, 3 becomes 0…3. */
export function brief(sorted: number[]) {
  const out = [];
  for (let i = 0; i < sorted.length;) {
    let j = i;
    while (j + 1 < sorted.length && sorted[j + 1] === sorted[j] + 1) j += 1;
    if (j - i >= 3) out.push(`${sorted[i]}…${sorted[j]}`);
    else for (let k = i; k <= j; k += 1) out.push(String(sorted[k]));
    i = j + 1;
  }
  return out.join(', ');
}

/**
 * Return the nodes of an acyclic digraph in reverse topological order: each node comes after all its
 * successors, and terminal nodes come first.
 * @param edges pairs [from, to]
 * @returns fewer than `count` nodes if there is a cycle
 */
export function sinksFirst(count: number, edges: Iterable<number>[]): number[] {
  const open = new Array(count).fill(0);
  const into: number[][] = Array.from({ length: count }, () => []);
  for (const [from, to] of edges) {
    open[from] += 1;
    into[to].push(from);
  }
  const order = [];
  for (let i = 0; i < count; i += 1) if (open[i] === 0) order.push(i);
  for (let i = 0; i < order.length; i += 1) {
    for (const from of into[order[i]]) {
      open[from] -= 1;
      if (open[from] === 0) order.push(from);
    }
  }
  return order;
}

/** Compute the Grundy value of every node of an acyclic digraph by the definition. */
export function valuesByMex(count: number, edges: Iterable<number>[]): number[] {
  const out: number[][] = Array.from({ length: count }, () => []);
  for (const [from, to] of edges) out[from].push(to);
  const values = new Array(count).fill(0);
  for (const node of sinksFirst(count, edges)) values[node] = mex(out[node].map((i) => values[i]));
  return values;
}
