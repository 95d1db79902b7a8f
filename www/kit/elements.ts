/** The elements that extras place in their views, by their tags: the public widgets, and three of the page. */
import { loadWidget } from '../registry.ts';

const ofPage: Readonly<Record<string, () => Promise<unknown>>> = {
  'mex-editor': () => import('../setup/mex-editor.ts'),
  'mex-replay': () => import('../play/mex-replay.ts'),
  'mex-thumbnail': () => import('../thumbnails/mex-thumbnail.ts'),
};

/**
 * Load elements; elements already in the page are upgraded on arrival. A widget of a missing extra keeps its own
 * content.
 */
export async function loadElements(...tags: `mex-${string}`[]): Promise<void> {
  await Promise.all(tags.map((tag) => ofPage[tag]?.() ?? loadWidget(tag)));
}
