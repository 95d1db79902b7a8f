/** Slides are scaled (`transform: scale`), and then a px of the screen is none of the element's. */

/** How much larger an element is on the screen than in its own px. @param {Element} element */
export function scaleOf(element) {
  const own = /** @type {HTMLElement} */ (element).offsetWidth ?? element.clientWidth;
  return (own > 0 && element.getBoundingClientRect().width / own) || 1;
}

/**
 * A point of the screen in an element's own px, from its corner.
 * @param {Element} element
 * @param {{ clientX: number, clientY: number }} point
 */
export function pointIn(element, { clientX, clientY }) {
  const { left, top } = element.getBoundingClientRect();
  const scale = scaleOf(element);
  return { x: (clientX - left) / scale, y: (clientY - top) / scale };
}
