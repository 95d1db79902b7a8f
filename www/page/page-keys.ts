import type { State } from '../links/state.ts';

/** What the keys ask of the page. */
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
 * The keys of the page, where nothing else takes them: no field, no board that has the keys, no dialog.
 * @param first the key with which this was asked for
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
