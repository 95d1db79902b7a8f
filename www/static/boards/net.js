/** Boards of nodes and lines: the graph with its tokens, and plants. */
import { groupDigits } from '../../boards/notation.js';
import { grow, stems } from '../../boards/plant-layout.js';
import { headOf, heightsOf, layered, pathThrough } from '../../ui/drawing/graph-layout.js';
import { disc, inRows, moved, path, rect, stacked, star, words } from '../../scene/scene.js';
import { stoneItem } from './heaps.js';
import { note } from './parts.js';

/** @typedef {import('./index.js').Drawn} Drawn */
/** @typedef {import('../../scene/scene.js').Picture} Picture */

const MIDDLE = { anchor: /** @type {const} */ ('middle'), middle: true };

/** Of more edges than this a drawing shows nothing. */
const EDGES = 1500;
const HIGH = 34;
const MANNER = {
  nodes: 120,
  edges: 300,
  margin: 26,
  dagre: { nodesep: 34, edgesep: 18, ranksep: 52 },
};

/** What is too large to draw is said in words, and its parts as a list. @param {string} says @param {string[]} list @param {number} width @returns {Picture} */
function inWords(says, list, width) {
  const chips = list.slice(0, 100).map((name) => {
    const label = note([{ text: name, mono: true, fill: 'ink' }], { size: 14 });
    const w = label.width + 20;
    const frame = rect(0.5, 0.5, w - 1, 27, { stroke: 'line', width: 1, round: 14 });
    return { width: w, height: 28, items: [frame, moved(10, 3, label.items)] };
  });
  return stacked([note(says, { size: 13 }), inRows(chips, { width, gap: 6, rowGap: 6 })], {
    align: 'middle',
  });
}

/** A graph without directions, and nodes that are gone. @param {Drawn} is */
export const walk = (is) => graph(is);

/** @param {Drawn} is @returns {Promise<Picture>} */
export async function graph({ board, t, wins, width, values }) {
  /** @type {string[] | null} */
  const nodes = board.nodes;
  if (!nodes || board.edges.length > EDGES) {
    const names = nodes ? board.tokens.map((/** @type {number} */ at) => nodes[at]) : board.tokens;
    const size = board.size ?? { nodes: nodes?.length ?? 0, edges: board.edges.length };
    return inWords(t('static.graph_too_large', size), names, width);
  }
  /** @type {[number, number][]} */
  const edges = board.edges;
  const wide = (/** @type {string} */ name) => Math.max(HIGH, 9.5 * name.length + 18);
  const deep = Math.max(0, ...heightsOf(nodes.length, edges));
  const sizes = nodes.map((name) => ({ width: wide(name), height: HIGH }));
  const layout = await layered(sizes, edges, { ...MANNER, sideways: deep > 4 && width > 560 });
  const counts = new Array(nodes.length).fill(0);
  for (const token of board.tokens) counts[Number(token)] += 1;
  const gone = board.gone ? new Set(board.gone) : null;
  const won = new Set(
    wins.filter(({ kind }) => kind === 'edge').map(({ from, to }) => `${from}>${to}`),
  );
  const items = edges.flatMap(([from, to], i) => {
    const ends = [nodes[from], nodes[to]];
    const win = won.has(ends.join('>')) || (gone && won.has(ends.reverse().join('>')));
    const stroke = win ? 'win' : gone?.has(from) || gone?.has(to) ? 'line' : 'line-strong';
    return [
      path(pathThrough(layout.lines[i]), { stroke, width: win ? 4 : 1.6 }),
      ...(gone ? [] : [path(headOf(layout.lines[i]), { fill: stroke })]),
    ];
  });
  for (const [i, name] of nodes.entries()) {
    const { x, y } = layout.places[i];
    items.push(
      moved(
        x,
        y,
        node(name, wide(name), {
          i,
          count: counts[i],
          value: values?.get(name),
          gone: gone?.has(i),
        }),
      ),
    );
  }
  return { width: layout.width, height: layout.height, items };
}

/** @param {string} name @param {number} w @param {{ i: number, count: number, value: any, gone?: boolean }} is */
function node(name, w, { i, count, value, gone }) {
  const items = [
    rect(-w / 2, -HIGH / 2, w, HIGH, {
      fill: 'raised',
      stroke: count ? 'ink' : gone ? 'line' : 'line-strong',
      width: count ? 2 : 1.5,
      round: 17,
    }),
    words(0, 0, name, { size: 15, bold: !gone, fill: gone ? 'line-strong' : 'ink', ...MIDDLE }),
  ];
  if (count) {
    const stone = { x: -w / 2 - 3, y: HIGH / 2 - 1, rx: 14, ry: 10, tone: (i % 6) + 1, tilt: -3 };
    items.push(stoneItem(stone, 0));
  }
  if (count > 1) {
    items.push(
      words(-w / 2 + 14, -HIGH / 2 - 6, `×${count}`, { size: 13, bold: true, halo: 'surface' }),
    );
  }
  if (value !== undefined && value !== null)
    items.push(...badge(String(value), w / 2 + 3, HIGH / 2 - 1));
  return items;
}

/** A node's SG value; that of a P-position is square. @param {string} value @param {number} x @param {number} y */
function badge(value, x, y) {
  const half = 5 + 4 * value.length;
  const zero = value === '0';
  const fill = zero ? 'lose' : /^∞(?!\{0)/u.test(value) ? 'ink-soft' : 'win';
  return [
    rect(x - half, y - 9, 2 * half, 18, { fill, round: zero ? 3 : 9 }),
    words(x, y, value, { size: 12, bold: true, mono: true, fill: 'surface', ...MIDDLE }),
  ];
}

/** Room round a plant. */
const EDGE = 26;

/** @param {Drawn} is @returns {Picture} */
export function plant({ board, t, wins, width }) {
  const { nodes, edges, ground } = board;
  if (edges.length > 400) {
    const list = edges.map((/** @type {number[]} */ [a, b]) => `${nodes[a]}-${nodes[b]}`);
    const size = { nodes: groupDigits(nodes.length), edges: groupDigits(edges.length) };
    return inWords(t('static.plant_too_large', size), list, width);
  }
  const layout = grow(board);
  const lines = stems(board, layout);
  const wide = layout.width;
  const items = [
    rect(-EDGE + 6, 0, wide + 2 * EDGE - 12, 14, { fill: 'sunken', round: 4 }),
    path(`M${-EDGE + 6} 0H${wide + EDGE - 6}`, { stroke: 'line-strong', width: 4, capped: true }),
    words(wide + EDGE - 14, 28, nodes[ground], {
      size: 12.5,
      mono: true,
      fill: 'ink-soft',
      anchor: 'end',
    }),
    ...lines.map(({ d }) => path(d, { stroke: 'stone-1', width: 7, capped: true })),
  ];
  for (const [i, name] of nodes.entries()) {
    const place = layout.nodes.get(name);
    if (i === ground || !place) continue;
    const side = freeSide(i, board, layout);
    items.push(
      disc(place.x, place.y, 6.5, { fill: 'stone-5', stroke: 'surface', width: 2 }),
      words(place.x + side * 11, place.y + 4.5, name, {
        size: 12.5,
        mono: true,
        fill: 'ink-soft',
        halo: 'surface',
        anchor: side < 0 ? 'end' : 'start',
      }),
    );
  }
  const won = new Set(
    wins.filter(({ kind }) => kind === 'cut').map(({ from, to }) => [from, to].sort().join('-')),
  );
  for (const { kind, node } of wins) {
    const place = kind === 'node' && layout.nodes.get(node);
    if (place) items.push(star(place.x, place.y, 1.5));
  }
  for (const [i, [a, b]] of edges.entries()) {
    if (!won.has([nodes[a], nodes[b]].sort().join('-'))) continue;
    items.push(star(lines[i].middle.x, lines[i].middle.y, 1.5));
  }
  const top = layout.height + EDGE;
  return { width: wide + 2 * EDGE, height: top + 36, items: [moved(EDGE, top, items)] };
}

/** The side of a node on which fewer edges stand: -1 or 1. @param {number} node @param {any} plant @param {import('../../boards/plant-layout.js').Layout} layout */
function freeSide(node, { nodes, edges }, layout) {
  const x = (/** @type {number} */ n) => layout.nodes.get(nodes[n])?.x ?? NaN;
  let right = 0;
  for (const [a, b] of edges) {
    const other = a === node ? b : b === node ? a : node;
    if (x(other) > x(node)) right += 1;
    else if (x(other) < x(node)) right -= 1;
  }
  return right > 0 ? -1 : 1;
}
