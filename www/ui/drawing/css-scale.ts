/**
 * Slides may be scaled (`transform: scale`), so that a px of the screen differs from a px of the
 * element.
 */

/** The ratio of an element's size on the screen to its size in its own px. */
export function scaleOf(element: Element) {
  const own = (element as HTMLElement).offsetWidth ?? element.clientWidth;
  return (own > 0 && element.getBoundingClientRect().width / own) || 1;
}

/** A point of the screen in an element's own px, from its corner. */
export function pointIn(
  element: Element,
  { clientX, clientY }: { clientX: number; clientY: number },
) {
  const { left, top } = element.getBoundingClientRect();
  const scale = scaleOf(element);
  return { x: (clientX - left) / scale, y: (clientY - top) / scale };
}
