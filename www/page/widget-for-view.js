/** The widget that shows in somebody's notes what a view shows on the page. Knows no DOM. */
import { views } from './views.js';

/**
 * @param {import('./state.js').State} state
 * @returns {{ tag: string, attributes: Record<string, string> } | null} null where there is nothing
 *   to show alone, as of the list of lessons
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
    if (field.always || text !== write(field.usual)) attributes[attribute] = text;
  }
  // What names nothing shows nothing.
  return Object.keys(attributes).length ? { tag: view.widget.tag, attributes } : null;
}

/** How high a frame stands before it says so itself. @param {Pick<import('./state.js').State, 'view'>} state */
export const heightOf = (state) =>
  views.find(({ name }) => name === state.view)?.widget?.height ?? 600;
