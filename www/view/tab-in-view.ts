/**
 * Scroll the row of views, which is wider than a phone, so that the current view's link is visible; the page
 * does not scroll.
 */
export function tabInView() {
  const link = document.querySelector<HTMLElement>('.tabs [aria-current]');
  const row = link?.closest('nav');
  if (!link || !row) return;
  const [box, frame] = [link.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += box.left + box.width / 2 - frame.left - frame.width / 2;
}
