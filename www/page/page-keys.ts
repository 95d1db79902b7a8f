import type { State } from '../links/state.ts';

/** The methods of the page that its keyboard shortcuts call. */
interface App {
  search(): unknown;
  href(view: string, patch: Partial<State>): string;
}

/** Return the element that has the focus, also inside nested shadow roots. */
function focused() {
  let found = document.activeElement;
  while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement;
  return found;
}

/**
 * Return the function that acts on a key pressed anywhere on the page. It ignores keys that a field, a focused
 * board or a dialog uses.
 */
export function shortcuts(app: App) {
  const keys: Readonly<Record<string, () => void>> = {
    '/': () => void app.search(),
    '?': () => (location.hash = app.href('learn', { lesson: 'help', step: 1 })),
  };
  return (event: KeyboardEvent) => {
    if (!Object.hasOwn(keys, event.key)) return;
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (focused()?.matches('input, textarea, select') || document.querySelector('dialog[open]'))
      return;
    event.preventDefault();
    keys[event.key]();
  };
}
