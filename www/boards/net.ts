/**
 * An undirected graph from which a move removes nodes: a node with its neighbours, or the two nodes of an
 * edge. Removed nodes stay in place, drawn with dotted lines.
 */
import { layered, pathThrough } from '../ui/drawing/graph-layout.ts';
import { spread } from '../ui/drawing/stress-layout.ts';
import {
  as,
  cellOf,
  hit,
  moved,
  path,
  rect,
  scaled,
  star,
  textAt as text,
} from '../scene/scene.ts';
import { ringLayout } from './ring.ts';
import { considering, start } from './considering.ts';
import { direction, nearest } from './keys.ts';
import { listed } from './listed.ts';
import { stoneAt } from './stones.ts';
import { cutText, nodeText } from './notation.ts';
import type { Memory, PositionOf, Context, State as BoardState } from './board.ts';
import type { Item, Scene } from '../scene/scene.ts';
import type { Layout } from '../ui/drawing/graph-layout.ts';
import type { Translate as T } from '../i18n/languages.ts';
import type { Ui } from './considering.ts';

type Net = { nodes: string[]; edges: [number, number][] };
type State = BoardState<PositionOf<'net'>>;
/** The data that a layout depends on. A still picture has no memory. */
type Laid = Pick<State, 'board'> & Partial<Pick<State, 'memory'>>;

const HIGH = 34;
const MANNER = {
  nodes: 120,
  edges: 300,
  margin: 26,
  dagre: { nodesep: 34, edgesep: 18, ranksep: 52 },
};
/**
 * A graph with more than `LARGE` nodes keeps its size and scrolls; a graph with more than `SPREAD` nodes is
 * drawn in layers.
 */
const [LARGE, SPREAD] = [30, 40];

const widthOf = (name: string) => Math.max(HIGH, 9.5 * name.length + 18);

/**
 * Return the graph that is drawn: the stored graph of an earlier position if it contains all nodes of the
 * current position, otherwise the current graph.
 */
function whole({ board, memory }: Laid): Net {
  const kept: Net | undefined = memory?.get('net');
  return kept && board.nodes.every((name) => kept.nodes.includes(name)) ? kept : board;
}

export const layout = {
  key: (state: Laid) => (state.board.nodes.length ? JSON.stringify(whole(state)) : null),
  async make(state: Laid, width: number): Promise<Layout> {
    const { nodes, edges } = whole(state);
    const { margin } = MANNER;
    const sizes = nodes.map((name) => ({ width: widthOf(name), height: HIGH }));
    const ring = ringLayout(sizes, edges, margin);
    if (ring) return ring;
    if (nodes.length <= SPREAD) return spread(sizes, edges, { margin, width });
    return layered(sizes, edges, { ...MANNER, sideways: false });
  },
};

export function remember(memory: Memory, state: State) {
  memory.set('net', whole(state));
}

/**
 * Return the style of an edge: a thick line if moves choose edges, otherwise a thin line; dotted if the edge
 * is gone, dashed if the chosen move removes the edge with one of its nodes.
 */
function rod({ arcs, chosen, gone, falls }: Record<'arcs' | 'chosen' | 'gone' | 'falls', boolean>) {
  if (gone) return { stroke: 'line', width: 2, dash: [3, 5] };
  const stroke = chosen ? 'warn' : arcs ? 'stone-2' : 'line-strong';
  const width = arcs ? (chosen ? 9 : 7) : 3;
  return { stroke, width, capped: true, ...(falls && !chosen ? { dash: [4, 9] } : {}) };
}

/** Return the functions of the board. @param arcs whether moves choose edges instead of nodes */
export function netBoard(arcs: boolean) {
  const cells = ({ board }: Pick<State, 'board'>) => (arcs ? board.edges : board.nodes);

  const textOf = ({ board: { nodes, edges } }: Pick<State, 'board'>, cell: number) =>
    arcs ? cutText(nodes[edges[cell][0]], nodes[edges[cell][1]]) : nodeText(nodes[cell]);

  /** Return the nodes that the move in a cell removes. */
  function going({ board: { edges } }: Pick<State, 'board'>, cell: number): Set<number> {
    if (arcs) return new Set(edges[cell]);
    const around = edges.flatMap(([a, b]) => (a === cell ? [b] : b === cell ? [a] : []));
    return new Set([cell, ...around]);
  }

  /** Return the places of the nodes that are left in the position. */
  function placesOf(state: State) {
    const { nodes } = whole(state);
    const found: Layout = state.layout;
    return state.board.nodes.map((name) => found.places[nodes.indexOf(name)]);
  }

  function middles(state: State) {
    const places = placesOf(state);
    if (!arcs) return places;
    return state.board.edges.map(([a, b]) => ({
      x: (places[a].x + places[b].x) / 2,
      y: (places[a].y + places[b].y) / 2,
    }));
  }

  const saying = (state: State, cell: number, t: T) => {
    const { nodes, edges } = state.board;
    if (arcs)
      return t('boards.net_arc', { from: nodes[edges[cell][0]], to: nodes[edges[cell][1]] });
    const others = [...going(state, cell)].slice(1).map((node) => nodes[node]);
    return t('boards.net_node', { name: nodes[cell], others });
  };

  const reduce = considering({
    text: (state, cell) => textOf(state as State, Number(cell)),
    next(state, { key, cell: at, cells: all }) {
      const cell = Number(at);
      const arrow = direction(key);
      if (arrow) {
        if (!state.layout) return null;
        const places = middles(state as State);
        const to = places[cell] ? nearest(places, cell, arrow) : -1;
        return to < 0 ? null : String(to);
      }
      if (key === 'Home') return '0';
      if (key === 'End') return String(all.length - 1);
      if (key === 'PageUp') return String(Math.max(0, cell - 1));
      if (key === 'PageDown') return String(Math.min(all.length - 1, cell + 1));
      return undefined;
    },
  });

  function cellItem(state: State, ui: Ui, cell: number, items: Item[], t: T): Item {
    const key = String(cell);
    const chosen = ui.chosen === key;
    const { x, y } = middles(state)[cell];
    const wins = state.hints.some((move) =>
      arcs
        ? move.kind === 'cut' && cutText(move.from, move.to as string) === textOf(state, cell)
        : move.kind === 'node' && move.node === state.board.nodes[cell],
    );
    return cellOf(
      {
        key,
        role: 'button',
        label: saying(state, cell, t),
        aria: { pressed: String(chosen), disabled: String(!state.live) },
        box: { x: x - 17, y: y - 17, w: 34, h: 34 },
        act: { cell: key },
      },
      [
        ...items,
        hit(x - 20, y - 20, 40, 40, { cell: key }),
        ...(wins ? [as({ cls: 'tick win' }, star(x + 16, y - 16, 1.5))] : []),
      ],
      chosen ? 'chosen' : '',
    );
  }

  function view(state: State, ui: Ui, context: Context): Scene {
    const { t, width, em } = context;
    const { board } = state;
    const found: Layout | null = state.layout ?? null;
    if (!board.nodes.length) return listed(t('boards.net_empty'), [], context);
    if (!found) {
      const words = text(width / 2, 24, t('common.loading'), { size: em, anchor: 'middle' });
      return { width, height: 40, items: [words] };
    }
    const net = whole(state);
    const goes = ui.chosen === null ? new Set<number>() : going(state, Number(ui.chosen));
    const at = (name: string) => board.nodes.indexOf(name);
    const lines = net.edges.map(([a, b], i) => {
      const ends = [at(net.nodes[a]), at(net.nodes[b])];
      const cell = board.edges.findIndex((edge) => ends.every((end) => edge.includes(end)));
      const gone = cell < 0;
      const chosen = arcs && ui.chosen === String(cell) && !gone;
      const falls = ends.some((end) => goes.has(end));
      const line = as(
        { cls: 'edge' },
        path(pathThrough(found.lines[i]), rod({ arcs, chosen, gone, falls })),
      );
      return arcs && !gone ? cellItem(state, ui, cell, [line], t) : line;
    });
    const plates = net.nodes.map((name, i) => {
      const { x, y } = found.places[i];
      const node = at(name);
      const gone = node < 0;
      const chosen = !arcs && ui.chosen === String(node) && !gone;
      const falls = goes.has(node);
      const w = widthOf(name);
      const tone = arcs ? 'raised' : `stone-${stoneAt('rows', 0, i).tone}`;
      const plate = rect(x - w / 2, y - HIGH / 2, w, HIGH, {
        fill: gone ? 'surface' : tone,
        stroke: chosen || falls ? 'warn' : gone ? 'line' : arcs ? 'line-strong' : '#00000047',
        width: chosen ? 4 : falls ? 3 : 1.4,
        round: 17,
        ...(gone || falls ? { dash: [3, 3] } : { shaded: !arcs }),
      });
      const fill = gone ? 'line-strong' : arcs ? 'ink' : 'surface';
      const items = [
        as({ cls: 'plate' }, plate),
        text(x, y, name, { size: 15, bold: !gone, fill, anchor: 'middle', middle: true }),
      ];
      if (arcs || gone) return as({ quiet: true }, moved(0, 0, items));
      return cellItem(state, ui, node, items, t);
    });
    const drawn = { width: found.width, height: found.height, items: [...lines, ...plates] };
    return net.nodes.length <= LARGE
      ? scaled(drawn, Math.min(1, width / Math.max(1, drawn.width)))
      : drawn;
  }

  return {
    start,
    reduce,
    view,
    cells: (state: State) => cells(state).map((_, i) => String(i)),
    help: (_state: State, _ui: Ui, t: T) => t(arcs ? 'boards.help_arcs' : 'boards.help_net'),
    bar: (state: State, { chosen }: Ui, t: T) =>
      chosen === null ? {} : { says: saying(state, Number(chosen), t), act: t('boards.do_node') },
  };
}

export { start };
export const { reduce, view, cells, help, bar } = netBoard(false);
export const keys = 'boards.keys_node';
export const styles = `
  & .hit { cursor: pointer; }
  & .disabled .hit { cursor: default; }
  & .tick { pointer-events: none; }
`;
