/**
 * A fast layered layout, for graphs too large for dagre: nodes are in rows by height, and each row is sorted
 * by the positions of adjacent nodes.
 */
import type { Place } from './graph-layout.ts';

const GAP = { x: 18, y: 52, line: 22 };

/**
 * @param heights the height of each node; an edge leads to a lower node
 * @param wide the width from which on a row is split into several lines
 * @param gap the space between rows
 */
export function inRows(
  sizes: { width: number; height: number }[],
  edges: [number, number][],
  heights: number[],
  wide: number = Infinity,
  gap: number = GAP.y,
): Place[] {
  const top = Math.max(0, ...heights);
  const rows: number[][] = Array.from({ length: top + 1 }, () => []);
  heights.forEach((height, node) => rows[top - height].push(node));
  const beside: { up: number[]; down: number[] }[] = sizes.map(() => ({ up: [], down: [] }));
  for (const [from, to] of edges) {
    // Ignore edges over more than two rows: they would only blur the order.
    if (heights[from] - heights[to] > 2) continue;
    beside[from].down.push(to);
    beside[to].up.push(from);
  }
  const x = new Array(sizes.length).fill(0);
  for (const row of rows) spread(row, sizes, x);
  for (let sweep = 0; sweep < 12; sweep += 1) {
    const down = sweep % 2 === 0;
    for (const row of down ? rows : [...rows].reverse()) {
      const pull = new Map(
        row.map((node) => [node, mean(beside[node][down ? 'up' : 'down'], x) ?? x[node]]),
      );
      row.sort((a, b) => Number(pull.get(a)) - Number(pull.get(b)));
      spread(row, sizes, x);
    }
  }
  const y = new Array(sizes.length).fill(0);
  let at = 0;
  for (const row of rows) {
    for (const line of linesOf(row, sizes, wide)) {
      const high = Math.max(0, ...line.map((node) => sizes[node].height));
      spread(line, sizes, x);
      for (const node of line) y[node] = at + high / 2;
      at += high + GAP.line;
    }
    at += gap - GAP.line;
  }
  return sizes.map((size, i) => ({ ...size, x: x[i], y: y[i] }));
}

/** Split a row into lines of about the same length. */
function linesOf(row: number[], sizes: { width: number }[], wide: number) {
  const whole = row.reduce((sum, node) => sum + sizes[node].width + GAP.x, -GAP.x);
  const goal = whole / Math.ceil(whole / wide);
  const lines: number[][] = [];
  let used = Infinity;
  for (const node of row) {
    const more = sizes[node].width + GAP.x;
    if (used + more - GAP.x > wide || used >= goal) {
      lines.push([]);
      used = 0;
    }
    lines[lines.length - 1].push(node);
    used += more;
  }
  return lines;
}

/** Place the nodes of a row side by side, centred at 0. */
function spread(row: number[], sizes: { width: number }[], x: number[]) {
  const whole = row.reduce((sum, node) => sum + sizes[node].width + GAP.x, -GAP.x);
  let at = -whole / 2;
  for (const node of row) {
    x[node] = at + sizes[node].width / 2;
    at += sizes[node].width + GAP.x;
  }
}

function mean(nodes: number[], x: number[]) {
  return nodes.length === 0 ? null : nodes.reduce((sum, node) => sum + x[node], 0) / nodes.length;
}
