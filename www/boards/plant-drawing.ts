/** Drawings of the parts of a plant: tapering stems, leaves, buds, fruit and soil. */
import { as, disc, moved, oval, path, textAt as text } from '../scene/scene.ts';
import { loads, round } from './plant-layout.ts';
import type { Item, Style } from '../scene/scene.ts';
import type { Layout, Plant, Point, Stem } from './plant-layout.ts';

export const BARK = 'stone-2';
const LEAVES = ['stone-5', 'stone-1'];
const BUD = 'stone-4';
/** The largest number of edges of a plant that is drawn with leaves, which take time. */
const LEAFY = 120;
/** The thickness of the upper end of a branch that carries no other branch. */
const THIN = 3.6;

/** Return the thickness of a stem that carries `load` nodes. */
const thickness = (load: number) => Math.min(15, 4.6 + 2.1 * Math.sqrt(load));

/** The drawing of an edge: its curve, its thickness, and whether it has leaves. */
export interface Branch {
  line: Stem;
  /** The thickness at the lower and at the upper end. */
  widths: [number, number];
  leafy: boolean;
}

/**
 * Return the branches of a plant in the order of its edges. A branch is thicker the more nodes it carries; an
 * edge that closes a cycle carries none.
 */
export function branchesOf(plant: Plant, lines: Stem[]): Branch[] {
  const { edges, ground } = plant;
  const { load, below } = loads(plant);
  /** For each node, the load of the heaviest branch that grows on the node. */
  const next: number[] = [];
  load.forEach((carried, node) => {
    const foot = below[node];
    if (foot >= 0) next[foot] = Math.max(next[foot] ?? 0, carried);
  });
  return lines.map((line, i) => {
    const [a, b] = edges[i];
    const top = below[b] === a ? b : below[a] === b ? a : -1;
    const leafy = edges.length <= LEAFY;
    if (top < 0) return { line, widths: [5, 5], leafy };
    const foot = thickness(load[top]) * (below[top] === ground ? 1.3 : 1);
    const tip = next[top] ? thickness(next[top]) : THIN;
    return { line, widths: [foot, tip], leafy };
  });
}

/** @returns the offset of length `far` from `from`, perpendicular to the direction to `to` */
function beside(from: Point, to: Point, far: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (far * (to.y - from.y)) / length, y: (far * (from.x - to.x)) / length };
}

const plus = (a: Point, b: Point, times: number = 1) => ({
  x: a.x + times * b.x,
  y: a.y + times * b.y,
});

/**
 * Return the outline of a curve as an SVG path, with the thickness `low` at its lower end and `high` at its
 * upper end.
 */
function outline([a, h, b]: Point[], [low, high]: [number, number]) {
  const [na, nh, nb] = [
    beside(a, h, low / 2),
    beside(a, b, (low + high) / 4),
    beside(h, b, high / 2),
  ];
  const [l, r] = [1, -1].map((side) => [plus(a, na, side), plus(h, nh, side), plus(b, nb, side)]);
  return `M${round(l[0])}Q${round(l[1])} ${round(l[2])}L${round(r[2])}Q${round(r[1])} ${round(r[0])}Z`;
}

/**
 * Draw a branch: a loop as a line, any other edge as a tapering stem. Without a style, a stem is drawn as
 * wood, with leaves if it is leafy.
 */
export function branchItems(
  { line: { d, points }, widths, leafy }: Branch,
  style: Style | null = null,
): Item[] {
  const cls = 'bark';
  if (points.length > 3) {
    const { fill, ...rest } = style ?? {};
    return [
      as({ cls: 'vine' }, path(d, { stroke: fill ?? BARK, width: 5, capped: true, ...rest })),
    ];
  }
  const shape = outline(points, widths);
  if (style) return [as({ cls }, path(shape, style))];
  const wood = as({ cls }, path(shape, { fill: BARK, shaded: true }));
  return leafy ? [...leavesOn(points, widths), wood] : [wood];
}

/** Draw a leaf on each side of a stem at least 40 long. The middle stays free for the mark of a cut. */
function leavesOn([a, h, b]: Point[], [low, high]: [number, number]) {
  const long = Math.hypot(b.x - a.x, b.y - a.y);
  const odd = Math.abs(Math.round(a.x + b.x + b.y)) % 2;
  return [0.27, 0.74].flatMap((t, i) => {
    if (long < 40) return [];
    const [p, q] = [mixed(a, h, t), mixed(h, b, t)];
    const spot = mixed(p, q, t);
    const side = (i + odd) % 2 ? 1 : -1;
    const foot = plus(spot, beside(p, q, (low + (high - low) * t) / 2 - 1), side);
    const along = (Math.atan2(q.y - p.y, q.x - p.x) * 180) / Math.PI;
    return [leaf(foot, along - side * 48, 15 - 2 * i, LEAVES[(i + odd) % 2])];
  });
}

const mixed = (a: Point, b: Point, t: number) => ({
  x: a.x + t * (b.x - a.x),
  y: a.y + t * (b.y - a.y),
});

function leaf({ x, y }: Point, turn: number, long: number, fill: string) {
  const half = long * 0.42;
  const blade = `M0 0Q${long * 0.4} ${-half} ${long} 0Q${long * 0.4} ${half} 0 0Z`;
  return as(
    { cls: 'leaf' },
    moved(
      x,
      y,
      [
        path(blade, { fill, shaded: true }),
        path(`M1.5 0H${long * 0.7}`, { stroke: 'surface', width: 0.9, opacity: 0.6, capped: true }),
      ],
      { turn },
    ),
  );
}

/** Draw the end of a plant: a bud between two leaves. */
const bud = (turn: number) =>
  moved(
    0,
    0,
    [
      leaf({ x: 0, y: 1 }, -38, 13, LEAVES[0]),
      leaf({ x: 0, y: 1 }, -142, 13, LEAVES[1]),
      as(
        { cls: 'leaf' },
        path('M0 2C-7 -2 -5 -11 0 -15C5 -11 7 -2 0 2Z', { fill: BUD, shaded: true }),
      ),
    ],
    { turn },
  );

/** Return a function that draws a node: a joint where branches meet, or a bud at the end of one branch. */
export function jointsOf(
  { nodes, edges }: Plant,
  layout: Layout,
  branches: Branch[],
): (node: number) => Item[] {
  const met: { wide: number; ends: Point[] }[] = nodes.map(() => ({ wide: THIN, ends: [] }));
  branches.forEach(({ line: { points }, widths }, i) => {
    for (const node of new Set(edges[i])) {
      const place = layout.nodes.get(nodes[node]);
      const isTop = place && points[points.length - 1].y === place.y && points[0].y !== place.y;
      met[node].wide = Math.max(met[node].wide, widths[isTop ? 1 : 0]);
      met[node].ends.push(points[1]);
      // A loop is counted with both of its ends.
      if (edges[i][0] === edges[i][1]) met[node].ends.push(points[2]);
    }
  });
  return (node) => {
    const place = layout.nodes.get(nodes[node]);
    if (!place) return [];
    const { wide, ends } = met[node];
    if (ends.length === 1) {
      const [from] = ends;
      // Turn the bud by half of the angle between the branch and the vertical.
      const turn = (Math.atan2(place.x - from.x, from.y - place.y) * 90) / Math.PI;
      return [moved(place.x, place.y, [bud(turn)])];
    }
    const r = Math.max(wide / 2, 4.4);
    return [
      as({ cls: 'bark' }, disc(place.x, place.y, r, { fill: BARK, shaded: true })),
      disc(place.x, place.y, r * 0.48, { fill: 'surface', opacity: 0.55 }),
    ];
  };
}

/** Draw a fruit on a node of a tree whose nodes can be taken. */
export const fruit = ({ x, y }: Point, fill: string = BUD): Item =>
  moved(x, y, [
    leaf({ x: 1, y: -8 }, -32, 11, LEAVES[0]),
    as({ cls: 'fruit' }, disc(0, 0, 10.5, { fill, shaded: true })),
    path('M0 -8Q0.5 -11 2.5 -13', { stroke: BARK, width: 1.8, capped: true }),
  ]);

const nameAt = (name: string, x: number, y: number, anchor: 'start' | 'end') =>
  text(x, y, name, { size: 12.5, mono: true, fill: 'ink-soft', halo: 'surface', anchor });

/** Draw the name of a node on the side with fewer edges. */
export function nameItems(plant: Plant, layout: Layout, node: number, apart: number): Item[] {
  const name = plant.nodes[node];
  const place = layout.nodes.get(name);
  if (!place) return [];
  const side = freeSide(node, plant, layout);
  return [nameAt(name, place.x + side * apart, place.y + 4.5, side < 0 ? 'end' : 'start')];
}

/** Return the side of a node with fewer edges: -1 for the left, 1 for the right. */
function freeSide(node: number, { nodes, edges }: Plant, layout: Layout) {
  const x = (n: number) => layout.nodes.get(nodes[n])?.x ?? NaN;
  let right = 0;
  for (const [a, b] of edges) {
    const other = a === node ? b : b === node ? a : node;
    if (x(other) > x(node)) right += 1;
    else if (x(other) < x(node)) right -= 1;
  }
  return right > 0 ? -1 : 1;
}

/** Draw the soil with grass and some stones, and the name of the ground node. */
export function soil({ nodes, ground }: Plant, left: number, right: number): Item[] {
  const stones = [];
  const tufts = [];
  for (let x = left + 15, i = 0; x < right - 10; x += 31 + ((i * 13) % 17), i += 1) {
    if (x < right - 30) {
      stones.push(oval(x + 8, 11 + ((i * 5) % 8), 3.4, 2.2, { fill: 'line-strong', opacity: 0.4 }));
    }
    tufts.push(
      `M${x} 0Q${x - 1} -6 ${x - 5} -8M${x} 0V${-9 - (i % 3)}M${x} 0Q${x + 1} -5 ${x + 5} -7`,
    );
  }
  const earth = `M${left} 0H${right}C${right} 14 ${right - 10} 22 ${right - 34} 24H${left + 40}C${left + 12} 23 ${left} 15 ${left} 0Z`;
  const grass = { stroke: LEAVES[0], capped: true };
  return [
    path(earth, { fill: 'amber-soft' }),
    ...stones,
    as({ cls: 'ground' }, path(tufts.join(''), { ...grass, width: 1.7 })),
    as({ cls: 'ground' }, path(`M${left} 0H${right}`, { ...grass, width: 4.5 })),
    nameAt(nodes[ground], right - 8, 18, 'end'),
  ];
}

/** The style of a branch that would fall with the chosen move. */
export const FALLING: Style = { stroke: BARK, width: 1.4, dash: [3, 4], opacity: 0.75 };
/** The style of the edge that the chosen move would cut. */
export const CUT: Style = { fill: 'accent-soft', stroke: 'accent', width: 1.6, dash: [5, 4] };

export const styles = `
  & .ground { pointer-events: none; }
  & .leaving { animation: fall calc(var(--speed) * 3.5) ease-in both; pointer-events: none; }
  @keyframes fall {
    25% { opacity: 1; }
    to { transform: translateY(64px); opacity: 0; }
  }
  @media (prefers-reduced-motion: reduce) {
    & .leaving { animation: none; opacity: 0; }
  }
  @media (forced-colors: active) {
    & .bark { fill: CanvasText; }
    & :is(.vine, .ground) { stroke: CanvasText; }
    & .leaf, & .leaf > path:first-child { fill: Canvas; stroke: CanvasText; }
    & .falls .bark { fill: Canvas; stroke: CanvasText; }
    & .cut .bark, & .cut .vine { fill: Canvas; stroke: Highlight; }
    & .fruit { fill: CanvasText; }
    & .chosen .fruit { fill: Highlight; }
  }
`;
