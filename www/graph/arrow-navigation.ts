/** Handle keys in a layered drawing of a graph. */
import type { MexGraph } from './mex-graph.ts';
import type { Place } from '../ui/drawing/graph-layout.ts';

/**
 * For each arrow key in a drawing from left to right, the key with the same effect in a drawing from top to
 * bottom.
 */
const TURNED: Record<string, string> = {
  ArrowRight: 'ArrowDown',
  ArrowLeft: 'ArrowUp',
  ArrowDown: 'ArrowRight',
  ArrowUp: 'ArrowLeft',
};

/**
 * Return the node that an arrow key, Home or End reaches from `at`, or `at` itself if there is none.
 * @param sideways whether layers follow each other from left to right
 * @returns null for any other key
 */
export function walkGraph(
  places: Place[],
  edges: [number, number][],
  at: number,
  key: string,
  sideways: boolean = false,
): number | null {
  if (sideways) {
    const standing = places.map((place) => ({ ...place, x: place.y, y: place.x }));
    return walkGraph(standing, edges, at, TURNED[key] ?? key);
  }
  const near = (among: number[]) =>
    among.reduce(
      (best, i) =>
        best < 0 || distance(places[i], places[at]) < distance(places[best], places[at]) ? i : best,
      -1,
    );
  let among: number[];
  if (key === 'ArrowDown') among = edges.filter((e) => e[0] === at).map((e) => e[1]);
  else if (key === 'ArrowUp') among = edges.filter((e) => e[1] === at).map((e) => e[0]);
  else if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const sign = key === 'ArrowLeft' ? -1 : 1;
    among = places.flatMap((p, i) =>
      Math.abs(p.y - places[at].y) < 1 && (p.x - places[at].x) * sign > 0 ? [i] : [],
    );
  } else if (key === 'Home') return 0;
  else if (key === 'End') return places.length - 1;
  else return null;
  const to = near(among);
  return to < 0 ? at : to;
}

export function onKey(graph: MexGraph, event: KeyboardEvent) {
  const { at, camera, drawing, layout } = graph;
  if (!drawing || !layout || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === '+' || event.key === '=') camera.zoom(1.3);
  else if (event.key === '-') camera.zoom(1 / 1.3);
  else if (event.key === 'Escape' && graph.pinned !== null) graph.pinned = null;
  else if (event.key === 'Enter' || event.key === ' ') graph.pick(at);
  else {
    const to = walkGraph(layout.places, drawing.edges, at, event.key, layout.sideways);
    if (to === null) return;
    graph.goToNode(to);
    graph.focusNext = true;
  }
  event.preventDefault();
}

function distance(a: Place, b: Place) {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
