/** Whether moves are heard: off until asked for, and remembered. What is heard comes when it is wanted. */
import { readText, writeText } from '../ui/storage.ts';

const KEY = 'mexplorer-sound';

/** Where nothing can be remembered, it lasts as long as the page. */
let chosen = '';

export const isSounding = () => (readText(KEY) ?? chosen) === 'on';

/** @param {import('./mex-game.js').MexGame} game @param {string} choice 'on' or 'off' */
export function chooseSound(game, choice) {
  chosen = choice;
  writeText(KEY, choice);
  sound(game, true);
  game.requestUpdate();
}

/** Lets a game be heard, if that was asked for. @param {import('./mex-game.js').MexGame} game @param {boolean} [now] at once */
export function sound(game, now = false) {
  if (isSounding())
    import('./sound.js').then((made) => made.listen(game, isSounding, now)).catch(() => {});
}
