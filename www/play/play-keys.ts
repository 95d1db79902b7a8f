/** Keyboard shortcuts of the play view that belong to no control: go back and forth in the game. */
import type { GameModel } from './game-model.ts';

const FIELDS = 'input, textarea, select, [contenteditable]';

/** Elements in which the arrow keys have no function of their own. */
const IDLE = 'html, body, main, summary, a, .tools button, .ply';

/**
 * Undo and redo by Ctrl+Z and Ctrl+Y, as in an editor. The left and right arrow keys show the previous and
 * the next position, unless a board or a field uses them.
 * @param from the element that has the focus
 */
export function onPlayKey(event: KeyboardEvent, from: Element, game: GameModel) {
  const { session } = game;
  if (!session || event.defaultPrevented || event.altKey || from.matches(FIELDS)) return;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key !== 'z' && key !== 'y') return;
    // Otherwise the browser would also undo or redo in the field that was typed in last, and focus it.
    event.preventDefault();
    void (key === 'y' || event.shiftKey ? game.redo() : game.undo());
    return;
  }
  const { at, plies } = session;
  const to = { arrowleft: at - 1, arrowright: at + 1 }[key];
  if (to === undefined || !from.matches(IDLE)) return;
  if (to >= 0 && to <= plies.length) void game.goTo(to);
}
