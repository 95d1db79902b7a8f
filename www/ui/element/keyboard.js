/**
 * Keys that a widget uses are not the page's: slides do not turn while somebody walks through a table,
 * and an `f` that is typed into a field fills no screen. Escape, Tab, modifiers and what is pressed
 * with one go through, so that nobody is caught and the page's own shortcuts work.
 */
const PASSING = new Set('Escape Tab Shift Control Alt AltGraph Meta'.split(' '));
const WALKING = new Set(
  'ArrowLeft ArrowRight ArrowUp ArrowDown Home End PageUp PageDown Enter'.split(' '),
);
const TYPED = 'input, textarea, select, [contenteditable]';

/** @param {KeyboardEvent} event @returns {boolean} whether it concerns nobody beyond the widget */
export function isKept(event) {
  const { key } = event;
  if (PASSING.has(key) || event.ctrlKey || event.metaKey || event.altKey) return false;
  // What a key began, its letting go ends.
  if (event.type !== 'keydown' || event.defaultPrevented) return true;
  const at = /** @type {Element} */ (event.composedPath()[0]);
  return WALKING.has(key) || key === ' ' || Boolean(at.matches?.(TYPED));
}

/** Listens once all inside have heard a key. @param {EventTarget} widget */
export function keepKeys(widget) {
  for (const type of ['keydown', 'keypress', 'keyup']) {
    widget.addEventListener(type, (event) => {
      if (isKept(/** @type {KeyboardEvent} */ (event))) event.stopPropagation();
    });
  }
}
