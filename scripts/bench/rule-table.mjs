/**
 * Print as JSON the hash of a table, or of the values of a graph, and the seconds of its computation. The
 * time is wall-clock time: processor time would include the threads that optimise the WebAssembly module.
 */
import { graphFromEdges, grid, table } from '../../www/index.ts';

const [rule, size, kind] = process.argv.slice(2);
// Call the core once before the measurement, so that loading and compilation are not measured.
await table('n -> n-1 | n-3', 10);
const edges = kind === 'graph' ? randomEdges(Number(size)) : [];
const begin = performance.now();
const { nimbers } = await answer();
const seconds = (performance.now() - begin) / 1000;
let hash = 0;
for (const value of nimbers) hash = (Math.imul(hash, 31) + value) >>> 0;
console.log(JSON.stringify({ hash, seconds }));

function answer() {
  const budget = 2 ** 50;
  if (kind === 'graph') return graphFromEdges(edges, [], { nodes: Number(size) });
  if (kind === 'map') return grid(rule, Number(size), Number(size), { budget });
  return table(rule, Number(size), { budget });
}

/** Generate the same edges as plain/rules.cpp. @param {number} nodes */
function randomEdges(nodes) {
  let x = 1;
  const node = () => ((x = (Math.imul(x, 1664525) + 1013904223) >>> 0) >>> 8) % nodes;
  const ends = new Uint32Array(10 * nodes);
  let count = 0;
  for (let i = 0; i < 5 * nodes; i += 1) {
    const [a, b] = [node(), node()];
    if (a === b) continue;
    ends[count++] = Math.min(a, b);
    ends[count++] = Math.max(a, b);
  }
  return ends.subarray(0, count);
}
