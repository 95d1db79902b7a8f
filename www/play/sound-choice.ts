/**
 * The setting whether moves have sounds: off by default, and stored in the browser. The sounds are loaded
 * when turned on.
 */
import { sound as saved } from '../saved/settings.ts';
import type { MexGame } from './mex-game.ts';

export const isSounding = () => saved.value === 'on';

export function chooseSound(game: MexGame, choice: 'on' | 'off') {
  saved.value = choice;
  sound(game, true);
  game.requestUpdate();
}

/**
 * Add sounds to a game, if they are turned on.
 * @param now whether to click at once, as a sample
 */
export function sound(game: MexGame, now: boolean = false) {
  if (isSounding())
    import('./sound.ts').then((made) => made.listen(game, isSounding, now)).catch(() => {});
}
