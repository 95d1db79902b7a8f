/** The places of the nodes of a graph that is drawn whole. */
import { heightsOf, layered, leveled } from '../ui/drawing/graph-layout.ts';
import { sizeOf } from './nodes.ts';
import type { Camera } from './camera.ts';
import type { Drawing } from './graph-data.ts';
import type { Layout } from '../ui/drawing/graph-layout.ts';

/** Every change lays out another graph, so sizes are limited: dagre takes up to 50 ms. */
const LAYOUT = {
  nodes: 60,
  edges: 60,
  dagre: { ranker: 'longest-path', nodesep: 16, edgesep: 12, ranksep: 42 },
};
/**
 * The least scale for drawing a graph downwards; and the distance of levels in a drawing from left
 * to right.
 */
const [LARGE, CLOSE] = [0.85, 26];
/** The least gain in size for drawing a graph from left to right. */
const GAIN = 1.1;

/** @param isWide whether levels wider than the frame are not set in lines */
export async function wholeLayout(
  { nodes, edges }: Pick<Drawing, 'nodes' | 'edges'>,
  camera: Pick<Camera, 'scaleOf' | 'width' | 'space'>,
  isWide: boolean,
): Promise<Layout> {
  const sizes = nodes.map(sizeOf);
  const found = await layered(sizes, edges, LAYOUT);
  const scale = camera.scaleOf(found);
  // A deep graph is drawn from left to right in a wide frame, if it becomes larger this way.
  if (scale < LARGE) {
    const turned = await layered(sizes, edges, { ...LAYOUT, sideways: true, gap: CLOSE });
    if (camera.scaleOf(turned) > GAIN * scale) return turned;
  }
  if (isWide || found.width * 0.6 <= camera.width) return found;
  const upwards = edges.map(([from, to]) => [to, from] as [number, number]);
  return leveled(sizes, edges, heightsOf(nodes.length, upwards), camera.space);
}
