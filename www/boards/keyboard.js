/** The keyboard of a phone that lies over the page: the bar of a move stays above it. */

/**
 * Height of the window's bottom that is covered, in pixels; 0 while the page is magnified, where the part
 * that is seen is smaller without a keyboard.
 * @param {number} window its inner height
 * @param {Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>} seen
 */
export const covered = (window, { height, offsetTop, scale }) =>
  scale > 1 ? 0 : Math.max(0, Math.round(window - height - offsetTop));

/** The boards that are looked after. @type {WeakSet<HTMLElement>} */
const watched = new WeakSet();

/**
 * Keeps `--keyboard` of a board up to date, and the board in view while one of its fields is typed in.
 * @param {HTMLElement} board
 */
export function watchKeyboard(board) {
  const seen = globalThis.visualViewport;
  if (!seen || watched.has(board)) return;
  watched.add(board);
  let before = seen.height;
  const tell = () => {
    if (!board.isConnected) return;
    const under = covered(innerHeight, seen);
    board.style.setProperty('--keyboard', `${under}px`);
    const opens = under || seen.height < before;
    before = seen.height;
    if (opens && board.shadowRoot?.activeElement?.matches('input')) {
      board.scrollIntoView({ block: 'end' });
    }
  };
  for (const event of ['resize', 'scroll']) seen.addEventListener(event, tell);
  tell();
}
