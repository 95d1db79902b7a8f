/** The effects of keys in a drawing, without access to the DOM. */
import { direction, isAct, nearest } from '../boards/keys.ts';
import { message } from '../i18n/message.ts';
import * as drawings from './drawing.ts';
import { APART, freePlace } from './sketch.ts';
import type { Drawing, Stop } from './drawing.ts';

export interface Key {
  readonly key: string;
  readonly shift: boolean;
}

/** The distance by which an arrow moves a node, in px. */
const STRIDE = 20;

/** Return all nodes, then all edges, in the order in which Home, End, Page Up and Page Down select them. */
const stopsOf = ({ sketch: { nodes, edges } }: Drawing): Stop[] => [
  ...nodes.map((_, at): Stop => ({ kind: 'node', at })),
  ...edges.map((_, at): Stop => ({ kind: 'edge', at })),
];

/** Return the drawing after a key, or null for a key without effect. @param width the width of the frame */
export function pressed(drawing: Drawing, { key, shift }: Key, width: number): Drawing | null {
  const way = direction(key);
  if (way) return shift ? nudge(drawing, way) : walk(drawing, way);
  if (isAct(key)) return act(drawing);
  if (key === 'Escape') return drawing.from === null ? null : cancel(drawing);
  if (key === 'Delete' || key === 'Backspace') return drawings.remove(drawing);
  if (key === 'Insert' || key.toLowerCase() === 'n') return insert(drawing, width);
  if (key.toLowerCase() === 't') return drawings.tokens(drawing, shift ? -1 : 1);
  if (key.toLowerCase() === 'r') return drawings.turn(drawing);
  if (key.toLowerCase() === 'd') return drawings.double(drawing);
  return goThrough(drawing, key);
}

/** Select the nearest node in a direction. If an edge is selected, select its first node. */
function walk(drawing: Drawing, way: [number, number]): Drawing {
  const { sketch, stop } = drawing;
  if (!stop) return drawing;
  if (stop.kind === 'edge')
    return drawings.choose(drawing, drawings.node(sketch.edges[stop.at][0]));
  const to = nearest([...sketch.nodes], stop.at, way);
  return to < 0 ? drawing : drawings.choose(drawing, drawings.node(to));
}

function nudge(drawing: Drawing, [dx, dy]: [number, number]): Drawing {
  const { sketch, stop } = drawing;
  if (stop?.kind !== 'node') return drawing;
  const { x, y } = sketch.nodes[stop.at];
  const to = { x: Math.max(STRIDE, x + dx * STRIDE), y: Math.max(STRIDE, y + dy * STRIDE) };
  return drawings.move(drawing, stop.at, to);
}

/** Begin an edge at the selected node, or end the edge there. An edge that ends where it began is a loop. */
function act(drawing: Drawing): Drawing | null {
  const { sketch, stop, from } = drawing;
  if (stop?.kind !== 'node') return null;
  if (from !== null) return drawings.join(drawing, from, stop.at);
  return {
    ...drawing,
    from: stop.at,
    said: message('draw.said_begun', { name: sketch.nodes[stop.at].name }),
  };
}

const cancel = (drawing: Drawing): Drawing => ({
  ...drawing,
  from: null,
  said: message('draw.said_cancelled'),
});

/** Add a node beside the selected node. If an edge has been begun, let the edge end at the new node. */
function insert(drawing: Drawing, width: number): Drawing {
  const { sketch, stop, from } = drawing;
  const here = stop?.kind === 'node' ? sketch.nodes[stop.at] : { x: 0, y: 0 };
  const place = freePlace(sketch, { x: here.x + APART, y: here.y }, width);
  if (from === null) return drawings.addNode(drawing, place);
  return drawings.growNode(drawing, from, place);
}

function goThrough(drawing: Drawing, key: string): Drawing | null {
  const stops = stopsOf(drawing);
  const { stop } = drawing;
  const now = stops.findIndex(({ kind, at }) => kind === stop?.kind && at === stop.at);
  const to: Partial<Record<string, number>> = {
    Home: 0,
    End: stops.length - 1,
    PageUp: Math.max(0, now - 1),
    PageDown: Math.min(stops.length - 1, now + 1),
  };
  const at = to[key];
  return at === undefined || !stops.length ? null : drawings.choose(drawing, stops[at]);
}
