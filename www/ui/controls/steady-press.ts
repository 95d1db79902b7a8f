/**
 * Keep a field focused while a button is pressed. The change of a field can change the height of texts above
 * the button; if the change came with the press, the button would move away under the pointer, and there
 * would be no click.
 */

const BUTTON = 'button, a[href]';

/**
 * Return the button or link that a pointer event is on, if a field of the listening part of the page has the
 * focus; otherwise null.
 */
function leftBy(event: Event) {
  const part = event.currentTarget as Element;
  const field = part.querySelector<HTMLElement>(':is(input, textarea):focus');
  const button = (event.target as Element).closest<HTMLElement>(BUTTON);
  return field && button ? button : null;
}

/** Listener for `mousedown`: the focus stays in the field. */
export function holdField(event: MouseEvent) {
  if (leftBy(event)) event.preventDefault();
}

/** Listener for `click` that leaves the field before the listeners of the button are called. */
export const leaveField = {
  handleEvent: (event: Event) => leftBy(event)?.focus({ preventScroll: true }),
  capture: true,
};
