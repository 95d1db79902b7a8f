/** The layout of a graph that is drawn completely. */
import { heightsOf, layered, leveled } from '../ui/drawing/graph-layout.ts';
import { sizeOf } from './nodes.ts';
import type { Camera } from './camera.ts';
import type { Drawing } from './graph-data.ts';
import type { Layout } from '../ui/drawing/graph-layout.ts';

/**
 * The options of layouts. Sizes are limited, since every change computes a layout and dagre takes up to 50
 * ms.
 */
const LAYOUT = {
  nodes: 60,
  edges: 60,
  dagre: { ranker: 'longest-path', nodesep: 16, edgesep: 12, ranksep: 42 },
};
/**
 * The scale below which a drawing from left to right is tried (`LARGE`), and the distance of levels in such a
 * drawing (`CLOSE`).
 */
const [LARGE, CLOSE] = [0.85, 26];
/** The factor by which the scale from left to right must exceed the scale from top to bottom to be used. */
const GAIN = 1.1;

/**
 * Return the layout of a graph.
 * @param isWide whether to keep each level on one line, even if it is wider than the frame
 */
export async function wholeLayout(
  { nodes, edges }: Pick<Drawing, 'nodes' | 'edges'>,
  camera: Pick<Camera, 'scaleOf' | 'width' | 'space'>,
  isWide: boolean,
): Promise<Layout> {
  const sizes = nodes.map(sizeOf);
  const found = await layered(sizes, edges, LAYOUT);
  const scale = camera.scaleOf(found);
  // Draw a deep graph from left to right if it becomes larger this way.
  if (scale < LARGE) {
    const turned = await layered(sizes, edges, { ...LAYOUT, sideways: true, gap: CLOSE });
    if (camera.scaleOf(turned) > GAIN * scale) return turned;
  }
  if (isWide || found.width * 0.6 <= camera.width) return found;
  const upwards = edges.map(([from, to]) => [to, from] as [number, number]);
  return leveled(sizes, edges, heightsOf(nodes.length, upwards), camera.space);
}
