/**
 * Where the classes of a quotient stand in its Cayley graph. Classes that lead to each other, each
 * a multiple of the other, share a box; a box is below those that lead to it, so that products run
 * down.
 */

type Box = {
  members: number[];
  level: number;
  x: number;
  y: number;
  width: number;
  height: number;
};

export type Layout = {
  boxes: Box[];
  places: { x: number; y: number }[];
  width: number;
  height: number;
};

/** A box with its first member and its columns. */
type Placed = Box & { head: number; columns: number };

/** Steps from class to class, within boxes and between them. */
const GAP = { x: 12, y: 18, inside: 10, boxes: 22, levels: 44, edge: 8 };

/**
 * @param products for each class, what each generator makes of it
 * @param node the size of each
 */
export function arranged(products: number[][], node: { width: number; height: number }): Layout {
  const reach = products.map((_, c) => reached(products, c));
  const boxOf = products.map((_, c) => products.findIndex((_, d) => both(reach, c, d)));
  const heads = [...new Set(boxOf)];
  // Boxes in topological order, since each reaches more than its successors.
  heads.sort((a, b) => reach[b].size - reach[a].size || a - b);
  const levels: Map<number, number> = new Map();
  for (const head of heads) {
    const before = heads.filter((other) => other !== head && reach[other].has(head));
    levels.set(head, Math.max(-1, ...before.map((other) => levels.get(other) ?? 0)) + 1);
  }
  const boxes = heads.map((head) => {
    const members = boxOf.flatMap((other, c) => (other === head ? [c] : []));
    return { head, level: levels.get(head) ?? 0, ...sized(members, node) };
  });
  // Their places are found level by level.
  return placed(
    boxes.map((box) => ({ ...box, x: 0, y: 0 })),
    products,
    boxOf,
    node,
  );
}

function reached(products: number[][], from: number) {
  const found = new Set([from]);
  for (const c of found) for (const next of products[c]) found.add(next);
  return found;
}

const both = (reach: Set<number>[], c: number, d: number) => reach[c].has(d) && reach[d].has(c);

/** As many columns as rows, or twice as many. */
const columnsFor = (count: number) => 2 ** Math.ceil(Math.log2(count) / 2);

function sized(members: number[], node: { width: number; height: number }) {
  const columns = columnsFor(members.length);
  const rows = Math.ceil(members.length / columns);
  const width = columns * (node.width + GAP.x) - GAP.x + 2 * GAP.inside;
  const height = rows * (node.height + GAP.y) - GAP.y + 2 * GAP.inside;
  return { members, columns, width, height };
}

/** @param boxes in the order of their levels */
function placed(
  boxes: Placed[],
  products: number[][],
  boxOf: number[],
  node: { width: number; height: number },
): Layout {
  const depth = Math.max(...boxes.map(({ level }) => level));
  const rows = Array.from({ length: depth + 1 }, (_, level) =>
    boxes.filter((box) => box.level === level),
  );
  const widths = rows.map((row) =>
    row.reduce((sum, box) => sum + box.width + GAP.boxes, -GAP.boxes),
  );
  const width = Math.max(...widths) + 2 * GAP.edge;
  let y = GAP.edge;
  for (const [level, row] of rows.entries()) {
    const wish = new Map(row.map((box) => [box, middleOf(box, boxes, products, boxOf, width)]));
    row.sort((a, b) => (wish.get(a) ?? 0) - (wish.get(b) ?? 0) || a.head - b.head);
    const height = Math.max(...row.map((box) => box.height));
    let x = (width - widths[level]) / 2;
    for (const box of row) {
      [box.x, box.y] = [x, y + (height - box.height) / 2];
      x += box.width + GAP.boxes;
    }
    y += height + GAP.levels;
  }
  const places: { x: number; y: number }[] = [];
  for (const box of boxes) {
    for (const [i, member] of box.members.entries()) {
      const [column, row] = [i % box.columns, Math.floor(i / box.columns)];
      places[member] = {
        x: box.x + GAP.inside + node.width / 2 + column * (node.width + GAP.x),
        y: box.y + GAP.inside + node.height / 2 + row * (node.height + GAP.y),
      };
    }
  }
  return { boxes, places, width, height: y - GAP.levels + GAP.edge };
}

/** The mean position of the predecessors of a box. */
function middleOf(
  box: Placed,
  boxes: Placed[],
  products: number[][],
  boxOf: number[],
  width: number,
) {
  const before = boxes.filter(
    (other) =>
      other.level < box.level &&
      other.members.some((c) => products[c].some((next) => boxOf[next] === box.head)),
  );
  if (before.length === 0) return width / 2;
  return before.reduce((sum, other) => sum + other.x + other.width / 2, 0) / before.length;
}
