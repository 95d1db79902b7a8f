/**
 * The eleven games in the order of the design, each with an example that a person can win
 * from. The words for them stand in `i18n/…/games.js`.
 *
 * @typedef {object} GameCard
 * @property {string} name the first word of the notation
 * @property {string} game
 * @property {string} position
 * @property {boolean} random whether a random position changes the game line too (a graph's edges)
 */

/** @type {GameCard[]} */
export const games = [
  { name: 'nim', game: 'nim', position: '3 5 7', random: false },
  { name: 'moore', game: 'moore 2', position: '3 5 7 9', random: false },
  { name: 'staircase', game: 'staircase', position: '2 1 3', random: false },
  { name: 'subtract', game: 'subtract 1 3 4', position: '10 7', random: false },
  { name: 'split', game: 'split', position: '2 3', random: false },
  { name: 'merge', game: 'merge', position: '1 1 3', random: false },
  { name: 'letters', game: 'letters', position: 'AABBC', random: false },
  {
    name: 'graph',
    game: 'graph a>b a>c b>d c>d c>e d>f e>f',
    position: 'a b c',
    random: true,
  },
  { name: 'race', game: 'race 3..9', position: '100', random: false },
  { name: 'wythoff', game: 'wythoff', position: '4 9', random: false },
  { name: 'fibonacci', game: 'fibonacci', position: '20', random: false },
];

/** The first word of a game line. @param {string} game */
export function nameOf(game) {
  return game
    .trim()
    .split(/[\s,，]+/)[0]
    .toLowerCase();
}

/** The card a game line belongs to. @param {string} game */
export function cardOf(game) {
  const name = nameOf(game);
  return games.find((card) => card.name === name);
}
