/**
 * Hide the keys that a widget uses from the page: arrow keys in a table must not turn slides, and an `f`
 * typed into a field must not start full screen. Escape, Tab and combinations with modifiers still reach the
 * page, so that the focus is not trapped and shortcuts of the page work.
 */
const PASSING = new Set('Escape Tab Shift Control Alt AltGraph Meta'.split(' '));
const WALKING = new Set(
  'ArrowLeft ArrowRight ArrowUp ArrowDown Home End PageUp PageDown Enter'.split(' '),
);
const TYPED = 'input, textarea, select, [contenteditable]';

/** @returns whether the page must not receive the event */
export function isKept(event: KeyboardEvent): boolean {
  const { key } = event;
  if (PASSING.has(key) || event.ctrlKey || event.metaKey || event.altKey) return false;
  // Also hide keypress and keyup events, which belong to a keydown, and keydown events that the widget has
  // handled.
  if (event.type !== 'keydown' || event.defaultPrevented) return true;
  const at = event.composedPath()[0] as Element;
  return WALKING.has(key) || key === ' ' || Boolean(at.matches?.(TYPED));
}

/** Hide key events from the page as `isKept` decides, after all listeners inside the widget. */
export function keepKeys(widget: EventTarget) {
  for (const type of ['keydown', 'keypress', 'keyup']) {
    widget.addEventListener(type, (event) => {
      if (isKept(event as KeyboardEvent)) event.stopPropagation();
    });
  }
}
