/**
 * The games on offer, in groups, each with an example that the player can win. The data comes from
 * the core's list of games, written when the core is built; the texts are in `i18n/…/games/`.
 */
import { games as entries } from './engine/wasm/games.js';

/**
 * @typedef {import('./engine/types.js').GameEntry} GameCard
 * @typedef {{ name: string, cards: GameCard[] }} Group
 */

/** The groups of games in display order. */
const GROUPS = ['heaps', 'break', 'strips', 'plane', 'plants', 'own'];

/** @type {Group[]} */
export const groups = GROUPS.map((name) => ({
  name,
  cards: entries.filter(({ group }) => group === name),
}));

/** All cards, group after group. @type {GameCard[]} */
export const games = groups.flatMap(({ cards }) => cards);

/** Example rules; their names are in the texts as `example_…`. */
export const examples = [
  { name: 'set', game: 'n -> n-1 | n-3 | n-4' },
  { name: 'any', game: 'n -> i for i in 0..n-1' },
  { name: 'unequal', game: 'n -> (i, n-i) for i in 1..n-1 if i < n-i' },
  { name: 'skittles', game: 'n -> (i, n-1-i) for i in 0..n-1 | (i, n-2-i) for i in 0..n-2' },
  { name: 'middle', game: 'n -> n-1 | (i, n-2-i) for i in 1..n-3' },
  { name: 'square', game: 'n -> n - k*k for k in 1..n' },
  { name: 'divisor', game: 'n -> n - d for d in 1..n if n % d == 0, d < n' },
  { name: 'prime', game: 'n -> n - p for p in 1..n if prime(p)' },
  { name: 'halve', game: 'n -> n-1 | n/2 if n > 0' },
  { name: 'rook', game: '(x, y) -> (i, y) for i in 0..x-1 | (x, j) for j in 0..y-1' },
  { name: 'king', game: '(x, y) -> (x-1, y) | (x, y-1) | (x-1, y-1)' },
  {
    name: 'knight',
    game: '(x, y) -> (x-1, y-2) | (x-2, y-1) | (x+1, y-2) | (x-2, y+1)',
    position: '9 7',
  },
  {
    name: 'queen',
    game: '(x, y) -> (i, y) for i in 0..x-1 | (x, j) for j in 0..y-1 | (x-k, y-k) for k in 1..min(x, y)',
  },
  { name: 'bishop', game: '(x, y) -> (x-k, y-k) for k in 1..x | (x+k, y-k) for k in 1..y' },
  {
    name: 'multiples',
    game: '(a, b) -> (a-k*b, b) for k in 1..a/b if b > 0 | (a, b-k*a) for k in 1..b/a if a > 0',
    position: '12 5',
  },
  {
    name: 'boxes',
    game: '(a, b) -> (i, a-i) for i in 1..a-1 | (i, b-i) for i in 1..b-1',
  },
  { name: 'three', game: 'n -> (i, j, n-1-i-j) for i in 0..n-1, j in 0..n-1-i' },
];

/** Heaps that the player can win by each of these rules. */
export const exampleHeaps = '9 8';

/** Whether a game line is a custom rule: `n -> …`. @param {string} game */
export const isRule = (game) => /->|→|－＞|-＞|－>/u.test(game);

/** The number of coordinates in a position of a rule: `(a, b) -> …` has 2. @param {string} game */
export function numbersOf(game) {
  const names = /^\s*[(（]([^)）]*)/u.exec(game)?.[1];
  return names === undefined ? 1 : names.split(/[,，、]/u).length;
}

/** The form of a game line in the core's list. @param {string} game @param {string} word its first */
function formOf(game, word) {
  if (/^\s*[(（]/u.test(game)) return 'numbers';
  if (isRule(game)) return 'rule';
  if (!/^[\da-f].*\./u.test(word)) return 'name';
  return /[89a-f]/u.test(word) ? 'hex-code' : 'octal-code';
}

/**
 * The card of a game line, by its first word, or by its form if it has no name.
 * @param {string} game
 */
export function cardOf(game) {
  const word = wordOf(game);
  const form = formOf(game, word);
  return form === 'name'
    ? entries.find(({ name }) => name === word)
    : entries.find((entry) => entry.form === form);
}

/** The name of the game of a game line; its first word if unknown. @param {string} game */
export const nameOf = (game) => cardOf(game)?.name ?? wordOf(game);

/** @param {string} game */
const wordOf = (game) =>
  game
    .normalize('NFKC')
    .trim()
    .split(/[\s,]+/u)[0]
    .toLowerCase();

/** The example of a game as it is on the list; the empty text for any other game. @param {string} game */
export function listedExample(game) {
  const card = cardOf(game);
  return card?.game === game.trim() ? card.position : '';
}
