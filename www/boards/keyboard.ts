/**
 * Handling of a phone's on-screen keyboard, which covers part of the page: the bar of a move stays above the
 * keyboard.
 */
import type { SceneBoard } from './scene-board.ts';

/**
 * Return the height in pixels of the covered bottom of the window. Return 0 if the page is magnified, since
 * the visible part is then smaller even without a keyboard.
 * @param window the inner height of the window
 */
export const covered = (
  window: number,
  { height, offsetTop, scale }: Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>,
) => (scale > 1 ? 0 : Math.max(0, Math.round(window - height - offsetTop)));

/** The boards for which listeners are installed. */
const watched: WeakSet<HTMLElement> = new WeakSet();

/**
 * Keep the style `--keyboard` of a board up to date, and scroll the board into view if the keyboard opens for
 * one of its input fields.
 */
export function watchKeyboard(board: SceneBoard) {
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
    if (opens && board.focused?.matches('input')) {
      board.scrollIntoView({ block: 'end' });
    }
  };
  for (const event of ['resize', 'scroll']) seen.addEventListener(event, tell);
  tell();
}
