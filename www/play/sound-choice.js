/** Whether moves are heard: off until asked for, and remembered. What is heard comes when it is wanted. */
const KEY = 'mexplorer-sound';

/** Where nothing can be remembered, it lasts as long as the page. */
let chosen = '';

export function isSounding() {
  try {
    return (localStorage.getItem(KEY) ?? chosen) === 'on';
  } catch {
    return chosen === 'on';
  }
}

/** @param {import('./mex-game.js').MexGame} game @param {string} choice 'on' or 'off' */
export function chooseSound(game, choice) {
  chosen = choice;
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // See above.
  }
  sound(game, true);
  game.requestUpdate();
}

/** Lets a game be heard, if that was asked for. @param {import('./mex-game.js').MexGame} game @param {boolean} [now] at once */
export function sound(game, now = false) {
  if (isSounding())
    import('./sound.js').then((made) => made.listen(game, isSounding, now)).catch(() => {});
}
