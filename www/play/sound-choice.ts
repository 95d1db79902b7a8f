/** Whether moves have sounds: off by default, and remembered. The sounds are loaded when they are turned on. */
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
