/**
 * The places of the classes of a quotient in its Cayley graph. Classes that are multiples of each
 * other share a box; a box is below the boxes that lead to it, so that products run downwards.
 */
import { heightsOf, leveled } from '../ui/drawing/graph-layout.ts';
import type { Place } from '../ui/drawing/graph-layout.ts';

type Size = { width: number; height: number };

type Box = Size & { members: number[]; level: number; x: number; y: number };

export type Layout = Size & { boxes: Box[]; places: Place[] };

/**
 * The horizontal and vertical distance between the classes of a box, the padding of a box, and the margin of
 * the drawing, in pixels.
 */
const GAP = { x: 12, y: 18, inside: 10, edge: 8 };

/**
 * @param products for each class, its product with each generator
 * @param node the size of each class in the drawing
 */
export function arranged(products: number[][], node: Size): Layout {
  const reach = products.map((_, c) => reached(products, c));
  const boxOf = products.map((_, c) =>
    products.findIndex((_, d) => reach[c].has(d) && reach[d].has(c)),
  );
  const heads = [...new Set(boxOf)];
  const groups = heads.map((head) => boxOf.flatMap((other, c) => (other === head ? [c] : [])));
  const sizes = groups.map(({ length }) => sizeOf(length, node));
  const edges = products.flatMap((row, c) =>
    row.flatMap((to) => {
      const [from, end] = [c, to].map((each) => heads.indexOf(boxOf[each]));
      return from === end ? [] : [[from, end] as [number, number]];
    }),
  );
  const levels = heightsOf(
    heads.length,
    edges.map(([from, to]) => [to, from]),
  );
  const found = leveled(sizes, edges, levels, Infinity);
  const places: Place[] = [];
  const boxes = groups.map((members, i) => {
    const { width, height, columns } = sizes[i];
    const x = found.places[i].x - width / 2 + GAP.edge;
    const y = found.places[i].y - height / 2 + GAP.edge;
    members.forEach((member, k) => {
      const [column, row] = [k % columns, Math.floor(k / columns)];
      places[member] = {
        ...node,
        x: x + GAP.inside + node.width / 2 + column * (node.width + GAP.x),
        y: y + GAP.inside + node.height / 2 + row * (node.height + GAP.y),
      };
    });
    return { members, level: levels[i], x, y, width, height };
  });
  return { boxes, places, width: found.width + 2 * GAP.edge, height: found.height + 2 * GAP.edge };
}

function reached(products: number[][], from: number) {
  const found = new Set([from]);
  for (const c of found) for (const next of products[c]) found.add(next);
  return found;
}

/** Return the size of a box with `count` classes: with about as many columns as rows, or twice as many. */
function sizeOf(count: number, node: Size) {
  const columns = 2 ** Math.ceil(Math.log2(count) / 2);
  const rows = Math.ceil(count / columns);
  const width = columns * (node.width + GAP.x) - GAP.x + 2 * GAP.inside;
  const height = rows * (node.height + GAP.y) - GAP.y + 2 * GAP.inside;
  return { columns, width, height };
}
