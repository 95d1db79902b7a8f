/**
 * A wide table scrolls in its own box, never the page. The box is a tab stop only while there
 * is something to scroll and nothing inside takes the focus.
 * @param {ParentNode} root
 */
export function tendScrollers(root) {
  for (const box of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll('.scroll'))) {
    const scrolls =
      box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
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
}
