/** The elements that extras place in their views, by their tags: the public widgets, and three of the page. */
import { loadWidget } from '../registry.ts';

const ofPage: Readonly<Record<string, () => Promise<unknown>>> = {
  'mex-editor': () => import('../setup/mex-editor.ts'),
  'mex-replay': () => import('../play/mex-replay.ts'),
  'mex-thumbnail': () => import('../thumbnails/mex-thumbnail.ts'),
};

/**
 * Loads elements; those that are in the page already are upgraded as they come. A widget whose extra is not there stays
 * as it is, with its own content.
 */
export async function loadElements(...tags: `mex-${string}`[]): Promise<void> {
  await Promise.all(tags.map((tag) => ofPage[tag]?.() ?? loadWidget(tag)));
}
