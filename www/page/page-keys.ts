import type { State } from '../links/state.ts';

/** The actions of the page that keys trigger. */
interface App {
  search(): unknown;
  href(view: string, patch: Partial<State>): string;
}

/** The element that has the focus, in whichever shadow root. */
function focused() {
  let found = document.activeElement;
  while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement;
  return found;
}

/**
 * The keys of the page, unless a field, a board with the focus, or a dialog uses them.
 * @param first the key that loaded this module
 */
export function listenForKeys(app: App, first: KeyboardEvent) {
  const keys: Readonly<Record<string, () => void>> = {
    '/': () => void app.search(),
    '?': () => (location.hash = app.href('learn', { lesson: 'help', step: 1 })),
  };
  const press = (event: KeyboardEvent) => {
    if (!Object.hasOwn(keys, event.key)) return;
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (focused()?.matches('input, textarea, select') || document.querySelector('dialog[open]'))
      return;
    event.preventDefault();
    keys[event.key]();
  };
  addEventListener('keydown', press);
  press(first);
}
