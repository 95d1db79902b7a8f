/** The widget that embeds a view. Independent of the DOM. */
import { views } from './views.js';

/**
 * @param {import('./state.js').State} state
 * @returns {{ tag: string, attributes: Record<string, string> } | null} null if the view has no widget, like the list of lessons
 */
export function widgetOf(state) {
  const view = views.find(({ name }) => name === state.view);
  if (!view?.widget) return null;
  /** @type {Record<string, string>} */
  const attributes = {};
  for (const [attribute, name] of Object.entries(view.widget.from)) {
    const field = view.fields[name];
    const write = field.write ?? String;
    const text = write(/** @type {any} */ (state)[name]);
    if (field.always || text !== write(field.default)) attributes[attribute] = text;
  }
  // Without attributes there is nothing to show.
  return Object.keys(attributes).length ? { tag: view.widget.tag, attributes } : null;
}

/**
 * The height of a frame before it reports its own.
 * @param {Pick<import('./state.js').State, 'view'>} state
 */
export const heightOf = (state) =>
  views.find(({ name }) => name === state.view)?.widget?.height ?? 600;
