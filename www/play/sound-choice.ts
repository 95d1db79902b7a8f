/** Whether moves are heard: off until asked for, and remembered. What is heard comes when it is wanted. */
import { sound as saved } from '../saved/settings.ts';
import type { MexGame } from './mex-game.ts';

export const isSounding = () => saved.value === 'on';

export function chooseSound(game: MexGame, choice: 'on' | 'off') {
  saved.value = choice;
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
