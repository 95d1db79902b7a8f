/** The element that has the focus, in whichever shadow root. */
function focused() {
  let found = document.activeElement;
  while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement;
  return found;
}

/**
 * `/` searches, where nothing else takes it: no field, no board that has the keys, no dialog.
 * @param first the key with which this was asked for
 */
export function listenForSearch(app: { search: () => Promise<void> }, first: KeyboardEvent) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.altKey || event.defaultPrevented) return;
    if (focused()?.matches('input, textarea, select') || document.querySelector('dialog[open]'))
      return;
    event.preventDefault();
    void app.search();
  };
  addEventListener('keydown', press);
  press(first);
}
