/** The keyboard of a phone that lies over the page: the bar of a move stays above it. */
import type { SceneBoard } from './scene-board.ts';

/**
 * Height of the window's bottom that is covered, in pixels; 0 while the page is magnified, where the part
 * that is seen is smaller without a keyboard.
 * @param window its inner height
 */
export const covered = (
  window: number,
  { height, offsetTop, scale }: Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>,
) => (scale > 1 ? 0 : Math.max(0, Math.round(window - height - offsetTop)));

/** The boards that are looked after. */
const watched: WeakSet<HTMLElement> = new WeakSet();

/**
 * Keeps `--keyboard` of a board up to date, and the board in view while one of its fields is typed
 * in.
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
