/**
 * Convert between screen pixels and an element's own pixels, which differ if a slide is scaled (`transform:
 * scale`).
 */

/** Return the ratio of an element's size on the screen to its size in its own pixels. */
export function scaleOf(element: Element) {
  const own = (element as HTMLElement).offsetWidth ?? element.clientWidth;
  return (own > 0 && element.getBoundingClientRect().width / own) || 1;
}

/** Convert a point of the screen to an element's own pixels, relative to the element's top left corner. */
export function pointIn(
  element: Element,
  { clientX, clientY }: { clientX: number; clientY: number },
) {
  const { left, top } = element.getBoundingClientRect();
  const scale = scaleOf(element);
  return { x: (clientX - left) / scale, y: (clientY - top) / scale };
}
