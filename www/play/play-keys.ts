/** Keys of the play view that belong to no control: back and forth in the game. */
import type { GameModel } from './game-model.ts';

const FIELDS = 'input, textarea, select, [contenteditable]';

/** Where arrow keys have no meaning of their own. */
const IDLE = 'html, body, main, summary, a, .tools button, .ply';

/**
 * Ctrl+Z and Ctrl+Y, as in an editor; the arrows go from moment to moment where no board or field has them.
 * @param from the element that has the focus
 */
export function onPlayKey(event: KeyboardEvent, from: Element, game: GameModel) {
  const { session } = game;
  if (!session || event.altKey || from.matches(FIELDS)) return;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key === 'z') void (event.shiftKey ? game.redo() : game.undo());
    if (key === 'y') void game.redo();
    return;
  }
  const { at, plies } = session;
  const to = { arrowleft: at - 1, arrowright: at + 1 }[key];
  if (to === undefined || !from.matches(IDLE)) return;
  if (to >= 0 && to <= plies.length) void game.goTo(to);
}
