/** The element that has the focus, in whichever shadow root. */
function focused() {
  let found = document.activeElement;
  while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement;
  return found;
}

/**
 * The keys of the page, where nothing else takes them: no field, no board that has the keys, no dialog.
 * @param keys what each does
 * @param first the key with which this was asked for
 */
export function listenForKeys(keys: Readonly<Record<string, () => void>>, first: KeyboardEvent) {
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
