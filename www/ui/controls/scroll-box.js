/** The observed boxes. @type {WeakSet<Element>} */
const watched = new WeakSet();
/** @type {ResizeObserver | undefined} */
let observer;

/**
 * Wide tables scroll in a box of their own, not with the page. A box is a tab stop only while it
 * overflows and contains nothing focusable; it is checked again on resize.
 * @param {ParentNode} root
 */
export function tendScrollers(root) {
  observer ??= new ResizeObserver((seen) => seen.forEach(({ target }) => tend(target)));
  for (const box of root.querySelectorAll('.scroll')) {
    tend(box);
    if (watched.has(box)) continue;
    watched.add(box);
    observer.observe(box);
  }
}

/** @param {any} box */
function tend(box) {
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
