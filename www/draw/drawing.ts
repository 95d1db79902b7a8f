/** What is drawn with what can be undone, and what is chosen in it. Nothing here knows the DOM. */
import { message } from '../i18n/message.ts';
import * as sketches from './sketch.ts';
import type { Message } from '../i18n/message.ts';
import type { Traits } from './drawn-games.ts';
import type { Point, Sketch } from './sketch.ts';

/** What is chosen: a node or an edge, by its place in its list. */
export interface Stop {
  readonly kind: 'node' | 'edge';
  readonly at: number;
}

export interface Drawing {
  readonly sketch: Sketch;
  /** Earlier sketches, the latest last, and those that were undone, the next one last. */
  readonly past: readonly Sketch[];
  readonly future: readonly Sketch[];
  readonly stop: Stop | null;
  /** The node from which an edge is drawn by keys. */
  readonly from: number | null;
  /** What was done. */
  readonly said: Message | null;
}

/** Changes that can be undone. */
const KEPT = 200;

export const begin = (sketch: Sketch): Drawing => ({
  ...{ sketch, past: [], future: [], from: null, said: null },
  stop: sketch.nodes.length ? { kind: 'node', at: 0 } : null,
});

/** Another sketch after a change that can be undone. */
export const change = (
  drawing: Drawing,
  sketch: Sketch,
  said: Message,
  stop: Stop | null = drawing.stop,
): Drawing => ({
  ...{ sketch, said, stop, from: null, future: [] },
  past: [...drawing.past, drawing.sketch].slice(-KEPT),
});

export const node = (at: number): Stop => ({ kind: 'node', at });

/** A stop that is still there, or the nearest in its list. */
function kept({ nodes, edges }: Sketch, stop: Stop | null): Stop | null {
  const { length } = stop?.kind === 'edge' ? edges : nodes;
  if (stop && length) return { ...stop, at: Math.min(stop.at, length - 1) };
  return nodes.length ? node(nodes.length - 1) : null;
}

/** The last change is undone; nothing happens where there is none. */
export function undo(drawing: Drawing): Drawing {
  const sketch = drawing.past.at(-1);
  if (!sketch) return drawing;
  return {
    ...{ sketch, said: message('draw.said_undone'), stop: kept(sketch, drawing.stop), from: null },
    past: drawing.past.slice(0, -1),
    future: [...drawing.future, drawing.sketch],
  };
}

/** What was undone last is done again. */
export function redo(drawing: Drawing): Drawing {
  const sketch = drawing.future.at(-1);
  if (!sketch) return drawing;
  return {
    ...{ sketch, said: message('draw.said_redone'), stop: kept(sketch, drawing.stop), from: null },
    past: [...drawing.past, drawing.sketch],
    future: drawing.future.slice(0, -1),
  };
}

export const choose = (drawing: Drawing, stop: Stop | null): Drawing => ({ ...drawing, stop });

const nameOf = ({ sketch }: Drawing, at: number) => sketch.nodes[at].name;

/** A new node at a place. */
export function addNode(drawing: Drawing, { x, y }: Point, traits: Traits): Drawing {
  const name = sketches.freshName(drawing.sketch, traits);
  const sketch = sketches.withNode(drawing.sketch, { name, x, y });
  return change(
    drawing,
    sketch,
    message('draw.said_node_added', { name }),
    node(sketch.nodes.length - 1),
  );
}

/** A new node at a place, joined with another one: one change. */
export function growNode(drawing: Drawing, from: number, to: Point, traits: Traits): Drawing {
  const name = sketches.freshName(drawing.sketch, traits);
  const at = drawing.sketch.nodes.length;
  const grown = sketches.withNode(drawing.sketch, { name, x: to.x, y: to.y });
  const ends = { from: nameOf(drawing, from), to: name, arrow: traits.arrows };
  return change(
    drawing,
    sketches.withEdge(grown, from, at),
    message('draw.said_edge_added', ends),
    node(at),
  );
}

/** Joins two nodes, or removes the edge that joins them already. */
export function join(drawing: Drawing, from: number, to: number, traits: Traits): Drawing {
  const { sketch } = drawing;
  const ends = { from: nameOf(drawing, from), to: nameOf(drawing, to), arrow: traits.arrows };
  const there = sketches.edgeBetween(sketch, from, to, traits);
  if (there < 0)
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

/** Removes what is chosen. */
export function remove(drawing: Drawing, { arrows }: Traits): Drawing {
  const { sketch, stop } = drawing;
  if (!stop) return drawing;
  if (stop.kind === 'node') {
    const without = sketches.withoutNode(sketch, stop.at);
    const said = message('draw.said_node_removed', { name: nameOf(drawing, stop.at) });
    return change(drawing, without, said, kept(without, stop));
  }
  const without = sketches.withoutEdge(sketch, stop.at);
  const said = message('draw.said_edge_removed', endsOf(sketch, stop.at, arrows));
  return change(drawing, without, said, kept(without, stop));
}

const endsOf = ({ nodes, edges }: Sketch, edge: number, arrow: boolean) => ({
  from: nodes[edges[edge][0]].name,
  to: nodes[edges[edge][1]].name,
  arrow,
});

/** Turns the chosen arrow round. */
export function turn(drawing: Drawing): Drawing {
  const { sketch, stop } = drawing;
  if (stop?.kind !== 'edge') return drawing;
  const turned = sketches.turned(sketch, stop.at);
  return change(drawing, turned, message('draw.said_turned', endsOf(turned, stop.at, true)));
}

/** One token more or less on the chosen node. @param by 1 or -1 */
export function tokens(drawing: Drawing, by: 1 | -1, traits: Traits): Drawing {
  const { sketch, stop } = drawing;
  if (stop?.kind !== 'node') return drawing;
  const next =
    by > 0 ? sketches.withToken(sketch, stop.at, traits) : sketches.withoutToken(sketch, stop.at);
  if (next === sketch) return drawing;
  const count = sketches.tokensOn(next, stop.at);
  return change(
    drawing,
    next,
    message('draw.said_tokens', { name: nameOf(drawing, stop.at), count }),
  );
}

/** Another name for the chosen node; one that it cannot have is refused in words. */
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

/** Moves a node to a place. */
export const move = (drawing: Drawing, at: number, to: Point): Drawing =>
  change(
    drawing,
    sketches.moveNode(drawing.sketch, at, to),
    message('draw.said_moved', { name: nameOf(drawing, at) }),
    node(at),
  );
