/** The widget that embeds a view. This module does not use the DOM. */
import { tagOf, views } from './views.ts';
import type { State } from './state.ts';

/** @returns null if the view has no widget, or no attribute to show, as the list of lessons */
export function widgetOf(state: State): { tag: string; attributes: Record<string, string> } | null {
  const view = views.find(({ name }) => name === state.view);
  if (!view?.widget) return null;
  const attributes: Record<string, string> = {};
  for (const [attribute, name] of Object.entries(view.widget.from)) {
    const field = view.fields[name];
    const write = field.write ?? String;
    const text = write(Reflect.get(state, name));
    if (field.always || text !== write(field.default)) attributes[attribute] = text;
  }
  // Return null if there are no attributes: the widget would have nothing to show.
  return Object.keys(attributes).length ? { tag: tagOf(view), attributes } : null;
}

/** Return the height in pixels of an embedding frame until the widget reports its real height. */
export const heightOf = (state: Pick<State, 'view'>) =>
  views.find(({ name }) => name === state.view)?.widget?.height ?? 600;
