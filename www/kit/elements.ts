/** The elements that extras place in their views, by their tags: the public widgets, and two of the page. */
import { widgets } from '../registry.ts';

const elements = {
  ...widgets,
  'mex-replay': () => import('../play/mex-replay.ts'),
  'mex-thumbnail': () => import('../thumbnails/mex-thumbnail.ts'),
};

/** Loads elements; those that are in the page already are upgraded as they come. */
export async function loadElements(...tags: (keyof typeof elements)[]): Promise<void> {
  await Promise.all(tags.map((tag) => elements[tag]()));
}
