/**
 * The games that are offered, in groups, each with an example that a person can win from. The
 * words for them stand in `i18n/…/games.js`.
 *
 * @typedef {object} GameCard
 * @property {string} name the first word of the notation; `rule` for a typed rule
 * @property {string} game
 * @property {string} position
 * @property {boolean} [random] whether a random position changes the game line too (a graph's edges)
 * @property {boolean} [stones] whether who takes the last stone has made the last move
 *
 * @typedef {{ name: string, cards: GameCard[] }} Group
 */

/** @type {Group[]} */
export const groups = [
  {
    name: 'heaps',
    cards: [
      { name: 'nim', game: 'nim', position: '3 5 7', stones: true },
      { name: 'moore', game: 'moore 2', position: '3 5 7 9', stones: true },
      { name: 'subtract', game: 'subtract 1 3 4', position: '10 7', stones: true },
      { name: 'bounded', game: 'bounded 3', position: '7 10', stones: true },
      { name: 'wythoff', game: 'wythoff', position: '4 9', stones: true },
      { name: 'fibonacci', game: 'fibonacci', position: '20', stones: true },
      { name: 'euclid', game: 'euclid', position: '7 24' },
      { name: 'greedy', game: 'greedy', position: '3 5 6', stones: true },
      { name: 'primes', game: 'primes', position: '9 14' },
      { name: 'squares', game: 'squares', position: '11 18', stones: true },
      { name: 'divisors', game: 'divisors', position: '12 10' },
      { name: 'merge', game: 'merge', position: '1 1 3' },
      { name: 'race', game: 'race 3..9', position: '100' },
    ],
  },
  {
    name: 'break',
    cards: [
      { name: 'kayles', game: 'kayles', position: '9', stones: true },
      { name: 'dawson', game: 'dawson', position: '11' },
      { name: 'treblecross', game: 'treblecross', position: '10' },
      { name: 'grundy', game: 'grundy', position: '9 7' },
      { name: 'lasker', game: 'lasker', position: '3 5 6', stones: true },
      { name: 'officers', game: 'officers', position: '8 5' },
      { name: 'split', game: 'split', position: '2 3' },
      { name: 'octal', game: 'octal 0.137', position: '12' },
      { name: 'hex', game: 'hex 0.8F', position: '9' },
    ],
  },
  {
    name: 'strips',
    cards: [
      { name: 'nimble', game: 'nimble', position: '1 4 6 6' },
      { name: 'silver-dollar', game: 'silver-dollar', position: '1 4 6 11' },
      { name: 'staircase', game: 'staircase', position: '2 1 3' },
      { name: 'turning-turtles', game: 'turning-turtles', position: 'THHTHTTHTH' },
      { name: 'mock-turtles', game: 'mock-turtles', position: 'THTHHTTH' },
      { name: 'ruler', game: 'ruler', position: 'HTTHTHTTH' },
    ],
  },
  {
    name: 'plane',
    cards: [
      { name: 'chomp', game: 'chomp', position: '6 6 6 6' },
      {
        name: 'graph',
        game: 'graph a>b a>c b>d c>d c>e d>f e>f',
        position: 'a b c',
        random: true,
      },
      { name: 'letters', game: 'letters', position: 'AABBC' },
    ],
  },
  {
    name: 'plants',
    cards: [
      {
        name: 'hackenbush',
        game: 'hackenbush',
        position: '0-a a-b a-c c-d 0-e e-f f-g g-e 0-h h-i',
      },
    ],
  },
  {
    name: 'own',
    cards: [{ name: 'rule', game: 'n -> n-1 | (i, n-2-i) for i in 1..n-3', position: '9' }],
  },
];

/** All cards, group after group. @type {GameCard[]} */
export const games = groups.flatMap(({ cards }) => cards);

/** Rules to begin a rule of one's own with; their names stand in the words as `example_…`. */
export const examples = [
  { name: 'set', game: 'n -> n-1 | n-3 | n-4' },
  { name: 'nim', game: 'n -> i for i in 0..n-1' },
  { name: 'grundy', game: 'n -> (i, n-i) for i in 1..n-1 if i < n-i' },
  { name: 'kayles', game: 'n -> (i, n-1-i) for i in 0..n-1 | (i, n-2-i) for i in 0..n-2' },
  { name: 'middle', game: 'n -> n-1 | (i, n-2-i) for i in 1..n-3' },
  { name: 'squares', game: 'n -> n - k*k for k in 1..n' },
  { name: 'divisors', game: 'n -> n - d for d in 1..n if n % d == 0, d < n' },
  { name: 'primes', game: 'n -> n - p for p in 1..n if prime(p)' },
  { name: 'halve', game: 'n -> n-1 | n/2 if n > 0' },
  { name: 'three', game: 'n -> (i, j, n-1-i-j) for i in 0..n-1, j in 0..n-1-i' },
];

/** Whether a game line is a rule that somebody wrote: `n -> …`. @param {string} game */
export const isRule = (game) => /->|→|－＞|-＞|－>/u.test(game);

/** The first word of a game line; `rule` for a typed rule and `octal` for a bare code. @param {string} game */
export function nameOf(game) {
  if (isRule(game)) return 'rule';
  const name = game
    .normalize('NFKC')
    .trim()
    .split(/[\s,]+/u)[0]
    .toLowerCase();
  return /^\d*\.[\d[]/u.test(name) ? 'octal' : name;
}

/** The card a game line belongs to. @param {string} game */
export function cardOf(game) {
  const name = nameOf(game);
  return games.find((card) => card.name === name);
}
