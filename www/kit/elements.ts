/**
 * The elements that extras (optional modules) use in their views, by tag: the public widgets, and three
 * elements of the page.
 */
import { loadWidget } from '../registry.ts';

const ofPage: Readonly<Record<string, () => Promise<unknown>>> = {
  'mex-editor': () => import('../setup/mex-editor.ts'),
  'mex-replay': () => import('../play/mex-replay.ts'),
  'mex-thumbnail': () => import('../thumbnails/mex-thumbnail.ts'),
};

/**
 * Load elements by their tags. Elements already in the page are upgraded when their class is loaded. A widget
 * of a missing extra shows its own content.
 */
export async function loadElements(...tags: `mex-${string}`[]): Promise<void> {
  await Promise.all(tags.map((tag) => ofPage[tag]?.() ?? loadWidget(tag)));
}
