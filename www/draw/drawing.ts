/** A drawing with its undo history and selection, without the DOM. Each action returns the new drawing. */
import { message } from '../i18n/message.ts';
import { TRAITS } from './drawn-games.ts';
import * as sketches from './sketch.ts';
import type { GraphGame } from '../engine/types.ts';
import type { Message } from '../i18n/message.ts';
import type { Point, Sketch } from './sketch.ts';

/** The selected node or edge, by its index in the list of nodes or edges. */
export interface Stop {
  readonly kind: 'node' | 'edge';
  readonly at: number;
}

/** A graph and the game on it: the parts that an undoable change affects. */
interface Drawn {
  readonly sketch: Sketch;
  readonly game: GraphGame;
}

export interface Drawing extends Drawn {
  /**
   * Earlier states with the latest last (`past`), and undone states with the next one to redo last
   * (`future`).
   */
  readonly past: readonly Drawn[];
  readonly future: readonly Drawn[];
  readonly stop: Stop | null;
  /** The node at which the keyboard has begun an edge, or null. */
  readonly from: number | null;
  /** A message about the last change. */
  readonly said: Message | null;
}

/** The largest number of changes that can be undone. */
const KEPT = 200;

export const begin = (sketch: Sketch, game: GraphGame): Drawing => ({
  ...{ sketch, game, past: [], future: [], from: null, said: null },
  stop: sketch.nodes.length ? { kind: 'node', at: 0 } : null,
});

const drawnOf = ({ sketch, game }: Drawing): Drawn => ({ sketch, game });

const traitsOf = ({ game }: Drawn) => TRAITS[game];

/** Return the drawing with another sketch. The change can be undone. */
export const change = (
  drawing: Drawing,
  sketch: Sketch,
  said: Message,
  stop: Stop | null = drawing.stop,
): Drawing => ({
  ...{ sketch, game: drawing.game, said, stop, from: null, future: [] },
  past: [...drawing.past, drawnOf(drawing)].slice(-KEPT),
});

/** Change the game on the same graph. */
export function setGame(drawing: Drawing, game: GraphGame): Drawing {
  if (game === drawing.game) return drawing;
  const said = message('draw.said_game', { game: message(`games.${game}`) });
  return { ...change(drawing, drawing.sketch, said), game };
}

export const node = (at: number): Stop => ({ kind: 'node', at });

const edge = (at: number): Stop => ({ kind: 'edge', at });

/**
 * Return the selection if it exists in a sketch, otherwise the last edge or node, or null if there are no
 * nodes.
 */
function kept({ nodes, edges }: Sketch, stop: Stop | null): Stop | null {
  const { length } = stop?.kind === 'edge' ? edges : nodes;
  if (stop && length) return { ...stop, at: Math.min(stop.at, length - 1) };
  return nodes.length ? node(nodes.length - 1) : null;
}

/** Restore an earlier or later state. */
const back = (drawing: Drawing, drawn: Drawn, said: Message) => ({
  ...{ ...drawn, said, stop: kept(drawn.sketch, drawing.stop), from: null },
});

/** Undo the last change, if there is one. */
export function undo(drawing: Drawing): Drawing {
  const { past, future } = drawing;
  const drawn = past.at(-1);
  if (!drawn) return drawing;
  return {
    ...back(drawing, drawn, message('draw.said_undone')),
    past: past.slice(0, -1),
    future: [...future, drawnOf(drawing)],
  };
}

/** Redo the last undone change, if there is one. */
export function redo(drawing: Drawing): Drawing {
  const { past, future } = drawing;
  const drawn = future.at(-1);
  if (!drawn) return drawing;
  return {
    ...back(drawing, drawn, message('draw.said_redone')),
    past: [...past, drawnOf(drawing)],
    future: future.slice(0, -1),
  };
}

export const choose = (drawing: Drawing, stop: Stop | null): Drawing => ({ ...drawing, stop });

const nameOf = ({ sketch }: Drawing, at: number) => sketch.nodes[at].name;

/** Add a node at a place. */
export function addNode(drawing: Drawing, { x, y }: Point): Drawing {
  const name = sketches.freshName(drawing.sketch, traitsOf(drawing));
  const sketch = sketches.withNode(drawing.sketch, { name, x, y });
  return change(
    drawing,
    sketch,
    message('draw.said_node_added', { name }),
    node(sketch.nodes.length - 1),
  );
}

/** Add a node at a place and join it to another node, as one change. */
export function growNode(drawing: Drawing, from: number, to: Point): Drawing {
  const { arrows: arrow } = traitsOf(drawing);
  const name = sketches.freshName(drawing.sketch, traitsOf(drawing));
  const at = drawing.sketch.nodes.length;
  const grown = sketches.withNode(drawing.sketch, { name, x: to.x, y: to.y });
  const ends = { from: nameOf(drawing, from), to: name, arrow };
  return change(
    drawing,
    sketches.withEdge(grown, from, at),
    message('draw.said_edge_added', ends),
    node(at),
  );
}

/**
 * Join two nodes, or remove the edge between them. Joining a node with itself makes a loop, if the game
 * allows loops.
 */
export function join(drawing: Drawing, from: number, to: number): Drawing {
  const { sketch } = drawing;
  const traits = traitsOf(drawing);
  if (from === to && !traits.loops)
    return { ...drawing, from: null, said: message('draw.said_no_loop') };
  const ends = { from: nameOf(drawing, from), to: nameOf(drawing, to), arrow: traits.arrows };
  const there = sketches.edgesBetween(sketch, from, to, traits).at(-1);
  if (there === undefined)
    return change(
      drawing,
      sketches.withEdge(sketch, from, to),
      message('draw.said_edge_added', ends),
      node(to),
    );
  return change(
    drawing,
    sketches.withoutEdge(sketch, there),
    message('draw.said_edge_removed', ends),
    node(to),
  );
}

/** Add an edge parallel to the selected one, if the game allows parallel edges. */
export function double(drawing: Drawing): Drawing {
  const { sketch, stop } = drawing;
  const traits = traitsOf(drawing);
  if (stop?.kind !== 'edge') return drawing;
  if (!traits.parallel) return { ...drawing, said: message('draw.said_no_parallel') };
  const [from, to] = sketch.edges[stop.at];
  const count = sketches.edgesBetween(sketch, from, to, traits).length + 1;
  return change(
    drawing,
    sketches.withEdge(sketch, from, to),
    message('draw.said_doubled', { ...endsOf(sketch, stop.at, traits.arrows), count }),
    edge(sketch.edges.length),
  );
}

/** Remove the selected node or edge. */
export function remove(drawing: Drawing): Drawing {
  const { sketch, stop } = drawing;
  if (!stop) return drawing;
  if (stop.kind === 'node') {
    const without = sketches.withoutNode(sketch, stop.at);
    const said = message('draw.said_node_removed', { name: nameOf(drawing, stop.at) });
    return change(drawing, without, said, kept(without, stop));
  }
  const without = sketches.withoutEdge(sketch, stop.at);
  const ends = endsOf(sketch, stop.at, traitsOf(drawing).arrows);
  return change(drawing, without, message('draw.said_edge_removed', ends), kept(without, stop));
}

const endsOf = ({ nodes, edges }: Sketch, at: number, arrow: boolean) => ({
  from: nodes[edges[at][0]].name,
  to: nodes[edges[at][1]].name,
  arrow,
});

/** Reverse the selected arrow. */
export function turn(drawing: Drawing): Drawing {
  const { sketch, stop } = drawing;
  if (stop?.kind !== 'edge' || !traitsOf(drawing).arrows) return drawing;
  const turned = sketches.turned(sketch, stop.at);
  return change(drawing, turned, message('draw.said_turned', endsOf(turned, stop.at, true)));
}

/** Add or remove a token on the selected node. @param by 1 or -1 */
export function tokens(drawing: Drawing, by: 1 | -1): Drawing {
  const { sketch, stop } = drawing;
  if (stop?.kind !== 'node') return drawing;
  const next =
    by > 0
      ? sketches.withToken(sketch, stop.at, traitsOf(drawing))
      : sketches.withoutToken(sketch, stop.at);
  if (next === sketch) return drawing;
  const count = sketches.tokensOn(next, stop.at);
  return change(
    drawing,
    next,
    message('draw.said_tokens', { name: nameOf(drawing, stop.at), count }),
  );
}

/** Rename the selected node. An invalid name is refused with a message. */
export function nameNode(drawing: Drawing, typed: string): Drawing {
  const { sketch, stop } = drawing;
  const name = typed.normalize('NFKC').trim();
  if (stop?.kind !== 'node') return drawing;
  const before = nameOf(drawing, stop.at);
  if (name === before) return drawing;
  const next = sketches.rename(sketch, stop.at, name);
  if (!next) return { ...drawing, said: message('draw.said_no_name', { name }) };
  return change(drawing, next, message('draw.said_renamed', { before, name }));
}

/** Move a node to a place. */
export const move = (drawing: Drawing, at: number, to: Point): Drawing =>
  change(
    drawing,
    sketches.moveNode(drawing.sketch, at, to),
    message('draw.said_moved', { name: nameOf(drawing, at) }),
    node(at),
  );
