/**
 * The board of a plant that grows from the ground: a move cuts an edge, and everything that is no longer
 * connected to the ground falls.
 */
import { as, cellOf, hit, moved, path, star } from '../scene/scene.ts';
import { considering, start } from './considering.ts';
import { direction, nearest } from './keys.ts';
import { listed } from './listed.ts';
import { cutText } from './notation.ts';
import {
  CUT,
  FALLING,
  branchItems,
  branchesOf,
  jointsOf,
  nameItems,
  soil,
  styles as drawn,
} from './plant-drawing.ts';
import { falls, grow, layersOf, stems } from './plant-layout.ts';
import type { Memory, Move, Context, State } from './board.ts';
import type { Item, Scene } from '../scene/scene.ts';
import type { Layout, Plant, Point, Stem } from './plant-layout.ts';
import type { Branch } from './plant-drawing.ts';
import type { Ui } from './considering.ts';
import type { Translate as T } from '../i18n/languages.ts';

/** The largest number of edges of a plant that is drawn. */
const EDGES = 400;
/** The margin around the drawing, and the height of the soil. */
const EDGE = 26;
const SOIL = 36;
/** The smallest scale of a plant; a plant that is too wide at this scale scrolls. */
const LEAST = 0.75;

/**
 * The functions that depend on whether moves cut edges or take nodes. Each edge or node that can be chosen is
 * a cell.
 */
export interface Cut {
  /** Return the number of cells. */
  count: (plant: Plant) => number;
  /** Return the text of the move in a cell. */
  text: (plant: Plant, cell: number) => string;
  /** Return the edges or nodes that the move in a cell removes. */
  falling: (state: State, cell: number) => Set<number>;
  label: (state: State, cell: number, more: number, t: T) => string;
  /** Return a sentence about the chosen move. */
  says: (state: State, cell: number, more: number, t: T) => string;
  /** Draw the edges and nodes. */
  net: (drawn: Drawn, t: T) => Item[];
  /** Return whether `move` is the move in a cell. */
  isMove: (plant: Plant, move: Move, cell: number) => boolean;
  /** Return the places of the cells. */
  places: (drawn: { plant: Plant; layout: Layout; lines: Stem[] }) => { x: number; y: number }[];
  /** The keys of the board's texts. */
  keys: { help: string; act: string; large: string };
}

interface Drawn {
  state: State;
  ui: Ui;
  plant: Plant;
  layout: Layout;
  lines: Stem[];
  branches: Branch[];
  joint: (node: number) => Item[];
  falling: Set<number>;
}

export const plantOf = ({ board }: State) => board as Plant;

/** Return the layout of a plant. The stored layout is kept as long as it contains all nodes. */
function layoutOf(state: State): Layout {
  const { memory } = state;
  const board = plantOf(state);
  const kept = memory.get('layout');
  const stays = (name: string, i: number) => i === board.ground || kept.nodes.has(name);
  return kept && board.nodes.every(stays) ? kept : grow(board);
}

/** Store the layout, and the branches that fell with the last move. */
export function remember(memory: Memory, state: State, _ui: Ui, before?: Plant | null) {
  if (plantOf(state).edges.length > EDGES) return;
  const layout = layoutOf(state);
  const stayed = layout === memory.get('layout');
  const cut = stayed && before && state.last?.animate;
  memory.set('layout', layout);
  memory.set('fallen', cut ? gone(before, plantOf(state), layout) : []);
}

/** Return the branches of the previous plant that the current plant lacks. */
function gone(before: Plant, now: Plant, layout: Layout) {
  const names = ({ nodes, edges }: Plant) =>
    edges.map(([a, b]) => [nodes[a], nodes[b]].sort().join('-'));
  const left = names(now);
  const earlier = names(before);
  return branchesOf(before, stems(before, layout)).filter((_, i) => {
    const at = left.indexOf(earlier[i]);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Return the functions of a board on which plants are cut. */
export function cutting(cut: Cut) {
  const { keys } = cut;

  const fallingOf = (state: State, cell: string | null): Set<number> =>
    cell === null ? new Set() : cut.falling(state, Number(cell));

  const isDrawn = (state: State) => plantOf(state).edges.length <= EDGES;

  const reduce = considering({
    text: (state, cell) => cut.text(plantOf(state), Number(cell)),
    next(state, { key, cell: at, cells }) {
      const cell = Number(at);
      const arrow = direction(key);
      if (arrow) {
        const plant = plantOf(state);
        const layout = layoutOf(state);
        const places = cut.places({ plant, layout, lines: stems(plant, layout) });
        const to = places[cell] ? nearest(places, cell, arrow) : -1;
        return to < 0 ? null : String(to);
      }
      // These keys reach all cells in their order, also those that no arrow key reaches.
      if (key === 'Home') return '0';
      if (key === 'End') return String(cells.length - 1);
      if (key === 'PageUp') return String(Math.max(0, cell - 1));
      if (key === 'PageDown') return String(Math.min(cells.length - 1, cell + 1));
      return undefined;
    },
  });

  function view(state: State, ui: Ui, context: Context): Scene {
    const { t, width } = context;
    const plant = plantOf(state);
    if (!isDrawn(state)) {
      const { length } = plant.edges;
      const args = { nodes: plant.nodes.length, edges: length, typed: state.live };
      const names = Array.from({ length: Math.min(100, cut.count(plant)) }, (_, i) =>
        cut.text(plant, i),
      );
      return listed(t(keys.large, args), names, context);
    }
    const layout = layoutOf(state);
    const lines = stems(plant, layout);
    const falling = fallingOf(state, ui.chosen);
    const branches = branchesOf(plant, lines);
    const joint = jointsOf(plant, layout, branches);
    const drawn = { state, ui, plant, layout, lines, branches, joint, falling };
    const stars = cut
      .places({ plant, layout, lines })
      .flatMap(({ x, y }, i) =>
        state.hints.some((move) => cut.isMove(plant, move, i))
          ? [as({ cls: 'tick win' }, star(x, y, 1.5))]
          : [],
      );
    const [wide, tall] = [layout.width + 2 * EDGE, layout.height + EDGE + SOIL];
    const items = [
      as({ quiet: true }, moved(0, 0, soil(plant, 6 - EDGE, layout.width + EDGE - 6))),
      ...(state.memory.get('fallen') ?? []).flatMap(fallen(state)),
      ...cut.net(drawn, t),
      ...stars,
    ];
    const scale = Math.max(LEAST, Math.min(1, width / wide));
    return {
      width: wide * scale,
      height: tall * scale,
      items: [moved(EDGE * scale, (layout.height + EDGE) * scale, items, { scale })],
      ...(tall * scale > 720 ? { look: { x: wide / 2, y: tall * scale } } : {}),
    };
  }

  return {
    start,
    reduce,
    view,
    remember,
    help: (state: State, _ui: Ui, t: T) => t(keys.help, { down: Boolean(state.legal?.down) }),
    bar: (state: State, { chosen }: Ui, t: T) =>
      chosen === null
        ? {}
        : {
            says: cut.says(state, Number(chosen), fallingOf(state, chosen).size - 1, t),
            act: t(keys.act),
          },
  };
}

/** Draw a fallen branch as a dotted line, with an animation of its fall. */
const fallen =
  ({ last, fresh, board }: State) =>
  (branch: Branch, i: number) => [
    path(branch.line.d, {
      stroke: 'ink-soft',
      width: 1.4,
      dash: [3, 6],
      opacity: 0.6,
      capped: true,
    }),
    ...(last?.animate
      ? [
          as(
            { cls: 'leaving', key: `${fresh}:${board.edges.length}:${i}`, quiet: true },
            moved(0, 0, branchItems(branch)),
          ),
        ]
      : []),
  ];

const edgeCut: Cut = {
  keys: { help: 'boards.help_cut', act: 'boards.do_cut', large: 'boards.plant_too_large' },
  count: ({ edges }) => edges.length,
  text: ({ nodes, edges }, edge) => cutText(nodes[edges[edge][0]], nodes[edges[edge][1]]),
  falling: (state, edge) => falls(plantOf(state), edge),
  places: ({ lines }) => lines.map(({ middle }) => middle),
  isMove({ nodes, edges }, { kind, from, to }, edge) {
    const [a, b] = edges[edge].map((node) => nodes[node]);
    return kind === 'cut' && ((a === from && b === to) || (a === to && b === from));
  },
  label(state, edge, more, t) {
    const { nodes, edges, ground } = plantOf(state);
    const [from, to] = edges[edge].map((node) => nodes[node]);
    return t('boards.stem', { from, to, more, loop: from === to, ground: nodes[ground] });
  },
  says(state, edge, more, t) {
    const { nodes, edges } = plantOf(state);
    const [from, to] = edges[edge].map((node) => nodes[node]);
    return t('boards.cutting', { from, to, more });
  },
  net(drawn, t) {
    const { state, ui, plant, layout, branches, joint, falling } = drawn;
    const rest = { ...plant, edges: plant.edges.filter((_, i) => !falling.has(i)) };
    const { depth } = layersOf(rest);
    const cells = branches.map((branch, i) => {
      const { d, middle } = branch.line;
      const chosen = ui.chosen === String(i);
      const style = chosen ? CUT : falling.has(i) ? FALLING : null;
      const key = String(i);
      return cellOf(
        {
          key,
          role: 'button',
          label: edgeCut.label(state, i, chosen ? falling.size - 1 : 0, t),
          aria: { pressed: String(chosen), disabled: String(!state.live) },
          box: { x: middle.x - 16, y: middle.y - 16, w: 32, h: 32 },
          act: { cell: key },
        },
        [
          ...(state.live ? [as({ cls: 'halo' }, path(d, { width: 18 }))] : []),
          ...branchItems(branch, style),
          ...(state.live ? [as({ cls: 'reach' }, path(d, { width: 30 }))] : []),
          hit(middle.x - 16, middle.y - 16, 32, 32, { cell: key }, 'grip'),
          ...(chosen ? [blade(middle)] : []),
        ],
        `edge ${chosen ? 'cut' : falling.has(i) ? 'falls' : ''}`,
      );
    });
    const nodes = plant.nodes.map((_, i) => {
      const off = ui.chosen !== null && depth[i] < 0;
      const named = [...joint(i), ...nameItems(plant, layout, i, 14)];
      return as({ cls: off ? 'node falls' : 'node', quiet: true }, moved(0, 0, named));
    });
    return [...cells, ...nodes];
  },
};

/** Draw the cross that marks a cut. */
const blade = ({ x, y }: Point) =>
  as(
    { cls: 'blade' },
    path(`M${x - 8} ${y - 8}L${x + 8} ${y + 8}M${x + 8} ${y - 8}L${x - 8} ${y + 8}`, {
      stroke: 'warn',
      width: 3.5,
      capped: true,
    }),
  );

export { start };
export const { reduce, view, help, bar } = cutting(edgeCut);
export const keys = 'boards.keys_cut';

export const styles = `
  & .edge .reach, & .edge .hit, & .knot .hit { cursor: pointer; }
  & .disabled .hit, & .disabled .edge .reach { cursor: default; }
  & .reach { pointer-events: stroke; stroke: transparent; }
  & .halo { stroke: transparent; }
  & .edge:focus-visible .halo { stroke: var(--focus); opacity: 0.4; }
  & .edge:focus-visible > .ring { stroke: none; }
  & :is(.blade, .node, .tick) { pointer-events: none; }
  & :is(.node, .knot) { transition: opacity var(--speed); }
  & :is(.node.falls, .knot.falls) { opacity: 0.4; }
  ${drawn}
  @media (forced-colors: active) {
    & .edge:focus-visible .halo { stroke: Highlight; }
  }
`;
