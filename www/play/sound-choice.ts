/** Whether moves are heard: off until asked for, and remembered. What is heard comes when it is wanted. */
import { readText, writeText } from '../ui/storage.ts';
import type { MexGame } from './mex-game.ts';

const KEY = 'mexplorer-sound';

/** Where nothing can be remembered, it lasts as long as the page. */
let chosen = '';

export const isSounding = () => (readText(KEY) ?? chosen) === 'on';

/** @param choice 'on' or 'off' */
export function chooseSound(game: MexGame, choice: string) {
  chosen = choice;
  writeText(KEY, choice);
  sound(game, true);
  game.requestUpdate();
}

/**
 * Lets a game be heard, if that was asked for.
 * @param now at once
 */
export function sound(game: MexGame, now: boolean = false) {
  if (isSounding())
    import('./sound.ts').then((made) => made.listen(game, isSounding, now)).catch(() => {});
}
