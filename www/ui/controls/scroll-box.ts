/** The boxes whose size is observed. */
const watched: WeakSet<Element> = new WeakSet();
let observer: ResizeObserver | undefined;

/**
 * Manage the boxes in which wide content scrolls separately from the page. A box is a tab stop only while it
 * overflows and contains no focusable element; this is checked again on resize. For the style, `data-more`
 * names the sides with more content, `before` or `after`.
 */
export function tendScrollers(root: ParentNode) {
  observer ??= new ResizeObserver((seen) =>
    seen.forEach(({ target }) => {
      // Skip an observed element that is no longer in a box.
      const box = target.closest<HTMLElement>('.scroll');
      if (box) tend(box);
    }),
  );
  for (const box of root.querySelectorAll<HTMLElement>('.scroll')) {
    tend(box);
    if (watched.has(box)) continue;
    watched.add(box);
    observer.observe(box);
    // Observe the content as well, since it may grow while the box keeps its size.
    if (box.firstElementChild) observer.observe(box.firstElementChild);
    box.addEventListener('scroll', () => mark(box), { passive: true });
  }
}

/** Scroll the box around an element vertically until the element is visible, without scrolling the page. */
export function scrollBoxTo(element: HTMLElement | null) {
  const box = element?.closest('.scroll');
  if (!element || !box) return;
  const below = element.offsetTop + element.offsetHeight - box.scrollTop - box.clientHeight;
  if (below > 0) box.scrollTop += below;
  // Leave space for the head of a table, which stays in view.
  const above = element.offsetTop - box.scrollTop - 40;
  if (above < 0) box.scrollTop += above;
}

function mark(box: Element) {
  const hidden = box.scrollWidth - box.clientWidth;
  const more = [box.scrollLeft > 1 && 'before', box.scrollLeft < hidden - 1 && 'after'];
  const said = more.filter(Boolean).join(' ');
  if (said) box.setAttribute('data-more', said);
  else box.removeAttribute('data-more');
}

function tend(box: HTMLElement) {
  mark(box);
  const scrolls = box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
  const inside = box.querySelector(
    '[tabindex="0"], :is(button, input):not([tabindex="-1"]), a[href]',
  );
  if (scrolls && !inside) {
    box.tabIndex = 0;
    box.setAttribute('role', 'region');
  } else {
    box.removeAttribute('tabindex');
    box.removeAttribute('role');
  }
}
