/**
 * Tokens on the nodes of a graph; a move takes a token along an edge. On the board `graph` the edges are
 * directed. On the board `walk` they are undirected, and the token removes each node that it leaves; if a
 * matching is given, it is drawn as thick lines, since it proves the outcome.
 */
import { headOf, heightsOf, layered, pathThrough } from '../ui/drawing/graph-layout.ts';
import { as, cellOf, hit, moved, path, rect, scaled, textAt as text } from '../scene/scene.ts';
import { choosing } from './choosing.ts';
import { direction, isAct, nearest } from './keys.ts';
import { listed } from './listed.ts';
import { edgeText } from './notation.ts';
import { ringLayout } from './ring.ts';
import { stoneItem } from './stones.ts';
import type { KeyEvent, Move, PositionOf, Result, Context, State as BoardState } from './board.ts';
import type { Item, Scene } from '../scene/scene.ts';
import type { Layout } from '../ui/drawing/graph-layout.ts';
import type { Big } from '../engine/types.ts';
import type { Translate as T } from '../i18n/languages.ts';

/** A graph with named nodes. A large graph may lack `nodes` and is then not drawn; see `isDrawn`. */
type Graph = Omit<PositionOf<'graph' | 'walk'>, 'nodes'> & { nodes: string[] };
type State = BoardState<Graph>;

interface Ui {
  /** The node whose token is picked up, or null. */
  from: number | null;
  /** The node to which the picked token goes, or null. */
  to: number | null;
  /** The node under the pointer, or null. */
  over: number | null;
  notice: string;
}

/** The largest number of edges of a graph that is drawn. */
const EDGES = 1500;
/**
 * The largest number of nodes of a graph that is scaled to the window. A larger graph keeps its size and
 * scrolls.
 */
const LARGE = 24;
/** The height of a drawn node. */
const HIGH = 34;
/**
 * On a board narrower than `NARROW`, a graph is scaled down to a height of `LOW`, so that a low window shows
 * all of it. The scale is at least `SMALL`, so that fingers can hit the nodes.
 */
const [NARROW, SMALL, LOW] = [420, 0.7, 310];
const MANNER = {
  nodes: 120,
  edges: 300,
  margin: 26,
  dagre: { nodesep: 34, edgesep: 18, ranksep: 52 },
};
const MIDDLE = { anchor: 'middle' as const, middle: true };

export const start: Ui = { from: null, to: null, over: null, notice: '' };
export const keys = 'boards.keys_graph';
export const drags = 'token';

const isDrawn = ({ board }: Pick<State, 'board'>) =>
  Boolean(board.nodes) && board.edges.length <= EDGES;

const isWalk = ({ board }: State) => Boolean(board.gone);

const widthOf = (name: string) => Math.max(HIGH, 9.5 * name.length + 18);

/**
 * The layout of the nodes. Positions of the same graph share one layout, as the key depends only on nodes and
 * edges.
 */
export const layout = {
  key: (state: Pick<State, 'board'>) =>
    isDrawn(state) ? JSON.stringify([state.board.nodes, state.board.edges]) : null,
  make(
    { board: { nodes, edges, gone } }: Pick<State, 'board'>,
    width: number,
    low = false,
  ): Promise<Layout> {
    const sizes = nodes.map((name: string) => ({
      width: widthOf(name),
      height: HIGH,
    }));
    const ring = ringLayout(sizes, edges, MANNER.margin);
    // Draw a directed cycle as a ring only if all its edges lead the same way round.
    const round = !gone && new Set(edges.map(([from]) => from)).size < edges.length;
    if (ring && !round) return Promise.resolve(ring);
    const sideways = (low || width > 544) && Math.max(0, ...heightsOf(nodes.length, edges)) > 4;
    const close = width < NARROW && sizes.length <= LARGE;
    const dagre = close ? { ...MANNER.dagre, ranksep: 36 } : MANNER.dagre;
    return layered(sizes, edges, { ...MANNER, dagre, sideways });
  },
};

/** Data about the nodes that is computed once per position, since it is read often. */
type Facts = {
  legal: State['legal'];
  counts: Map<number, number>;
  targets: Map<number, number[]>;
  sources: Map<number, number[]>;
};
const cache: WeakMap<object, Facts> = new WeakMap();

function factsOf({ board, legal }: State): Facts {
  const known = cache.get(board);
  if (known && known.legal === legal) return known;
  const facts: Facts = { legal, counts: new Map(), targets: new Map(), sources: new Map() };
  for (const [token, node] of board.tokens.entries()) {
    const count = facts.counts.get(node) ?? 0;
    facts.counts.set(node, count + 1);
    if (count) continue;
    const targets = legal?.targets?.[token] ?? [];
    facts.targets.set(node, targets);
    for (const to of targets) facts.sources.set(to, [...(facts.sources.get(to) ?? []), node]);
  }
  cache.set(board, facts);
  return facts;
}

/** Return the nodes to which the tokens on a node may move. */
const targetsOf = (state: State, node: number | null): number[] =>
  (node !== null && factsOf(state).targets.get(node)) || [];

/** Return the nodes from which a token may move to the node `to`. */
const sourcesOf = (state: State, to: number) => factsOf(state).sources.get(to) ?? [];

/**
 * Return the only node from which a token may move to the node `to`, or null if there is not exactly one. If
 * a token is picked up, only its node counts.
 */
function sourceOf(state: State, { from }: Ui, to: number) {
  if (from !== null) return targetsOf(state, from).includes(to) ? from : null;
  const sources = sourcesOf(state, to);
  return sources.length === 1 ? sources[0] : null;
}

/** Return the tab stop before any node was chosen: the first node from which a token can move. */
export function first(state: State) {
  if (!isDrawn(state)) return '';
  const { nodes } = state.board;
  const at = nodes.findIndex((_: string, i: number) => targetsOf(state, i).length);
  return String(Math.max(0, at));
}

/** Return whether a node was removed, so that the focus must leave it. */
export const lost = ({ board }: State, key: string) => Boolean(board.gone?.includes(Number(key)));

/** Return whether a token on a node can move. */
const isMovable = (state: State, node: number) => targetsOf(state, node).length > 0;

const { cancel, confirm, consider, reducer } = choosing<State, Ui>({
  move: ({ board: { tokens, nodes } }, { from, to }) =>
    from === null || to === null ? '' : edgeText(tokens, nodes, tokens.indexOf(from), to),
  isChosen: ({ from }) => from !== null,
  none: (ui) => (ui.from === null ? { ...ui, notice: '' } : start),
  stop: ({ to }) => String(to),
});

/** Cancel the choice and focus the node of the picked token. */
const putBack = (ui: Ui): Result<Ui> =>
  ui.from === null ? cancel(ui) : { ...cancel(ui), focus: String(ui.from) };

/** Pick up a token on a node. */
const hold = (state: State, ui: Ui, node: number): Result<Ui> => ({
  ...consider(state, { ...ui, from: node, notice: '' }),
  active: String(node),
});

export const reduce = reducer({
  point: (_state, ui, { act }) => ({ ui: { ...ui, over: act.node ?? null } }),
  leave: (_state, ui) => ({ ui: { ...ui, over: null } }),
  press: (state, ui, { act }, t) => (act.node === undefined ? null : press(state, ui, act.node, t)),
  cancel: (_state, ui) => putBack(ui),
  key: onKey,
  lift: (state, ui, { act: { node } }) =>
    state.live && isMovable(state, node)
      ? { ...hold(state, ui, node), lifted: true }
      : { ...putBack(ui), lifted: false },
  drop: (state, ui, { over }, t) => (over ? press(state, ui, over.node, t) : putBack(ui)),
});

function press(state: State, ui: Ui, node: number, t: T): Result<Ui> {
  const active = String(node);
  if (!state.live) return { ui, active };
  const ways = targetsOf(state, node);
  const there = targetsOf(state, ui.from).includes(node);
  // A second click on the node puts its token down, unless the node has a loop, which is a move.
  if (ui.from === node && !there) return { ui: { ...ui, from: null }, active, focus: active };
  if (ui.from !== null && there) return confirm(state, { ...ui, to: node });
  if (ways.length) return hold(state, ui, node);
  const source = ui.from === null ? sourceOf(state, ui, node) : null;
  if (source !== null) return confirm(state, { ...ui, from: source, to: node });
  const key = factsOf(state).counts.has(node)
    ? 'boards.token_stuck'
    : ui.from === null && sourcesOf(state, node).length
      ? 'boards.which_token'
      : 'boards.no_way_there';
  return { ui: { ...ui, notice: t(key, { name: state.board.nodes[node] }) }, active };
}

function onKey(state: State, ui: Ui, { key, cell }: KeyEvent, t: T) {
  const node = Number(cell);
  const arrow = direction(key);
  if (arrow && ui.from === null) {
    const places = state.layout?.places;
    const to = places?.[node] ? nearest(places, node, arrow) : -1;
    return to < 0 ? { ui } : { ui, focus: String(to) };
  }
  if (arrow) {
    // Arrow keys cycle through the nodes to which the picked token may move.
    const round = targetsOf(state, ui.from);
    const at = round.indexOf(node);
    const next = at < 0 ? 0 : (at + arrow[0] + arrow[1] + round.length) % round.length;
    return { ui, focus: String(round[next]) };
  }
  if (!isAct(key)) return null;
  const result = press(state, ui, node, t);
  const picked = result.ui.from === node && ui.from !== node;
  return picked ? { ...result, focus: String(targetsOf(state, node)[0]) } : result;
}

export function help(state: State, ui: Ui, t: T) {
  if (ui.from !== null) return t('boards.where_to', { name: state.board.nodes[ui.from] });
  return t(isWalk(state) ? 'boards.help_walk' : 'boards.help_graph');
}

/** Return sentences that explain the dashes, dots and thick lines of the current drawing. */
export function signs(state: State, ui: Ui, t: T) {
  if (!isDrawn(state)) return [];
  const { nodes } = state.board;
  const choosing = nodes.some((_: string, i: number) => isTarget(state, ui, i));
  const moved = state.last?.move?.kind === 'edge';
  const line = state.board.kind !== 'graph';
  return [
    isWalk(state) && state.matching?.length ? t('boards.walk_matching') : '',
    t('boards.graph_signs', { choosing, moved, line }),
  ].filter(Boolean);
}

/** Return whether a move to a node is possible with the picked token, or with any token if none is picked. */
function isTarget(state: State, ui: Ui, node: number) {
  if (!state.live) return false;
  if (ui.from !== null) return targetsOf(state, ui.from).includes(node);
  return sourcesOf(state, node).length > 0;
}

export function view(state: State, ui: Ui, context: Context): Scene {
  const { t, width, em } = context;
  const { board } = state;
  if (!isDrawn(state)) return tooLarge(state, context);
  const { layout: found } = state;
  if (!found) {
    const words = text(width / 2, 24, t('common.loading'), { size: em, ...MIDDLE });
    return { width, height: 40, items: [words] };
  }
  const nodes: string[] = board.nodes;
  const background = hit(0, 0, found.width, found.height, {});
  const drawn = {
    width: found.width,
    height: found.height,
    items: [
      background,
      ...board.edges.map((edge: [number, number], i: number) =>
        edgeItem(state, ui, edge, found.lines[i]),
      ),
      ...nodes.map((name, i) => nodeItem(state, ui, name, i, t)),
      // Draw arrowheads above the tokens, which may cover the ends of arrows.
      ...(isWalk(state)
        ? []
        : board.edges.map((edge: [number, number], i: number) =>
            edgeItem(state, ui, edge, found.lines[i], 'head'),
          )),
    ],
  };
  if (nodes.length <= LARGE) {
    const low = width < NARROW ? Math.max(SMALL, Math.min(1, LOW / drawn.height)) : 1;
    return scaled(drawn, Math.min(low, width / Math.max(1, drawn.width)));
  }
  return { ...drawn, look: found.places[Number(first(state))] };
}

function edgeItem(
  state: State,
  ui: Ui,
  ends: [number, number],
  points: Layout['lines'][number],
  part: 'line' | 'head' = 'line',
) {
  const { board, last, hints, live } = state;
  const names = ends.map((end) => board.nodes[end]);
  const walk = isWalk(state);
  const joins = (move: Move | undefined) =>
    move?.kind === 'edge' &&
    (walk
      ? names.includes(move.from) && names.includes(move.to as string)
      : names[0] === move.from && names[1] === (move.to as string));
  const went = joins(last?.move);
  const lit = ui.from ?? (targetsOf(state, ui.over).length ? ui.over : null);
  const leads = (from: number, to: number) => lit === from && targetsOf(state, from).includes(to);
  const can = live && (leads(ends[0], ends[1]) || (walk && leads(ends[1], ends[0])));
  const wins = hints.some(joins);
  const matched = matchedBy(state, names);
  const gone = walk && !went && ends.some((end) => board.gone.includes(end));
  const stroke =
    can || matched ? 'accent' : wins ? 'win' : went ? 'ink' : gone ? 'line' : 'line-strong';
  const style = {
    stroke,
    width: matched ? 7 : wins ? 4 : can ? 2.8 : went ? 2.4 : 1.6,
    ...(went ? { dash: [2, 5] } : gone ? { dash: [3, 5] } : {}),
    ...(matched ? { capped: true } : {}),
  };
  const drawn =
    part === 'line'
      ? as({ cls: 'edge' }, path(pathThrough(points), style))
      : as({ cls: 'head', quiet: true }, path(headOf(points), { fill: stroke }));
  const cls = [can && 'can', went && 'went', wins && 'win', gone && 'gone'];
  return as({ cls: cls.filter(Boolean).join(' ') }, moved(0, 0, [drawn]));
}

const matchedBy = ({ matching }: State, [a, b]: string[]) =>
  (matching ?? []).some((pair: string[]) => pair.includes(a) && pair.includes(b) && a !== b);

function nodeItem(state: State, ui: Ui, name: string, i: number, t: T) {
  const { board, live, values, layout: found } = state;
  const { x, y } = found.places[i];
  const count = factsOf(state).counts.get(i) ?? 0;
  const ways = targetsOf(state, i);
  const gone = isWalk(state) && board.gone.includes(i);
  const picked = ui.from === i;
  const target = isTarget(state, ui, i);
  const w = widthOf(name);
  const plate = rect(x - w / 2, y - HIGH / 2, w, HIGH, {
    fill: picked ? 'accent-soft' : 'raised',
    stroke:
      picked || target
        ? 'accent'
        : count && (ways.length || !live)
          ? 'ink'
          : gone
            ? 'line'
            : 'line-strong',
    width: picked ? 3 : target ? 2.5 : count ? 2 : 1.5,
    round: 17,
    ...(target && !picked ? { dash: [5, 3] } : gone ? { dash: [3, 3] } : {}),
  });
  const items: Item[] = [
    as({ cls: 'plate' }, plate),
    text(x, y, name, { size: 15, bold: !gone, fill: gone ? 'line-strong' : 'ink', ...MIDDLE }),
  ];
  if (count) items.push(token(state, i, x - w / 2 - 3, y - HIGH / 2 + 1, picked));
  if (count > 1) {
    const type = { size: 13, bold: true, halo: 'surface' };
    items.push(as({ cls: 'many' }, text(x - w / 2 + 14, y - HIGH / 2 - 6, `×${count}`, type)));
  }
  const value = values?.get(name);
  if (value !== undefined && value !== null) {
    items.push(...badge(String(value), x + w / 2 + 3, y + HIGH / 2 - 1));
  }
  const ready = live && (ways.length > 0 || sourceOf(state, ui, i) !== null);
  const box = { x: x - w / 2, y: y - HIGH / 2, w, h: HIGH };
  const act = { node: i };
  const grown = Math.max(w, 44);
  items.push(hit(x - grown / 2, y - 22, grown, 44, act));
  const cls = [
    'node',
    live && ways.length && 'live',
    picked && 'from',
    target && 'target',
    gone && 'gone',
  ];
  return cellOf(
    {
      key: String(i),
      role: 'button',
      label: labelOf(state, ui, { name, i, count, value, gone }, t),
      aria: { pressed: String(picked), disabled: String(!ready) },
      box,
      act,
    },
    items,
    cls.filter(Boolean).join(' '),
  );
}

/** Draw a token on a node. A token that was just moved is animated along its edge. */
function token(
  { board, last, fresh, layout: found }: State,
  i: number,
  x: number,
  y: number,
  picked: boolean,
) {
  const { nodes, edges, tokens } = board;
  const stone = stoneItem({ x, y: 0, rx: 14, ry: 10, tone: (i % 6) + 1, tilt: -3 }, y, {
    cls: `token ${picked ? 'lifted' : ''}`,
  });
  const { move } = last ?? {};
  if (move?.kind !== 'edge' || nodes[i] !== move.to || !last?.animate) return stone;
  const from = nodes.indexOf(move.from);
  const ends = edges.findIndex(
    ([a, b]: [number, number]) => (a === from && b === i) || (a === i && b === from),
  );
  if (ends < 0 || !found) return stone;
  const way = edges[ends][0] === from ? found.lines[ends] : [...found.lines[ends]].reverse();
  const places = [found.places[from], ...way, found.places[i]];
  const via = places.map(({ x: px, y: py }) => ({
    x: px - found.places[i].x,
    y: py - found.places[i].y,
  }));
  return as({ key: `token:${fresh}:${tokens.join()}`, via }, moved(0, 0, [stone]));
}

/**
 * Draw the value of a node in a badge: with square corners for a P-position, and grey if a single token on
 * the node draws.
 */
function badge(value: string, x: number, y: number) {
  const half = 5 + 4 * value.length;
  const zero = value === '0';
  const fill = zero ? 'lose' : /^∞(?!\{0)/u.test(value) ? 'ink-soft' : 'win';
  const type = { size: 12, bold: true, mono: true, fill: 'surface', ...MIDDLE };
  return [
    as({ cls: 'badge' }, rect(x - half, y - 9, 2 * half, 18, { fill, round: zero ? 3 : 9 })),
    as({ cls: 'value' }, text(x, y, value, type)),
  ];
}

function labelOf(
  state: State,
  ui: Ui,
  {
    name,
    i,
    count,
    value,
    gone,
  }: { name: string; i: number; count: number; value?: Big | null; gone: boolean },
  t: T,
) {
  const { nodes, edges } = state.board;
  if (gone) return t('boards.node_gone', { name });
  if (ui.from !== null && targetsOf(state, ui.from).includes(i)) {
    return t('boards.node_target', { name, from: nodes[ui.from], value });
  }
  if (!isWalk(state)) {
    const to = edges.flatMap(([a, b]: number[]) => (a === i ? [nodes[b]] : []));
    return t('boards.node', { name, count, to, value });
  }
  const { gone: removed } = state.board;
  const to = edges.flatMap(([a, b]: number[]) => {
    if (removed.includes(a) || removed.includes(b)) return [];
    return a === i ? [nodes[b]] : b === i ? [nodes[a]] : [];
  });
  return t('boards.walk_node', { name, here: count > 0, to });
}

/**
 * Draw a text instead of a graph that is too large: its size, the nodes of the tokens, and that moves can be
 * typed.
 */
function tooLarge({ board, live }: State, context: Context) {
  const { nodes, edges, tokens } = board;
  const size = board.size ?? { nodes: nodes?.length ?? 0, edges: edges.length };
  const names = nodes ? tokens.map((at) => nodes[at]) : tokens.map(String);
  return listed(context.t('boards.graph_too_large', { ...size, typed: live }), names, context);
}

export const styles = `
  & :is(.node.live, .node.target) { cursor: pointer; }
  & .node.target:hover .plate, & .node.target:focus-visible .plate {
    fill: var(--mex-accent-soft);
    stroke-dasharray: none;
  }
  & .head { pointer-events: none; }
  & :is(.node.gone, .gone) { opacity: 0.6; }
  & .node.gone { cursor: default; }
  & .token.lifted { transform: translateY(-8px); }
  & .hit { cursor: inherit; }
  @media (forced-colors: active) {
    & :is(.edge, .plate) { stroke: CanvasText; }
    & :is(.head, .badge) { fill: CanvasText; }
    & .plate { fill: Canvas; }
    & .node .value { fill: Canvas; }
    & .can .edge, & .node.target .plate, & .node.from .plate { stroke: Highlight; }
  }
`;
