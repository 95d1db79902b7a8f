/** The boxes whose size is watched. @type {WeakSet<Element>} */
const watched = new WeakSet();
/** @type {ResizeObserver | undefined} */
let observer;

/**
 * A wide table scrolls in its own box, never the page. The box is a tab stop only while there
 * is something to scroll and nothing inside takes the focus; when the window is made narrower, there
 * may be something all at once.
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
