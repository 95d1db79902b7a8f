/**
 * The games on offer, in groups, each with an example that the player can win. The data comes from the core's
 * list of games, which is written when the core is built; the texts are in `i18n/…/games.ts`.
 */
import { knownOf } from './engine/known-lines.ts';
import { games as entries } from './engine/wasm/games.js';
import type { GameEntry as GameCard } from './engine/types.ts';

export type { GameCard };

type Group = { name: string; cards: GameCard[] };

/** The groups of games in display order. */
const GROUPS = ['heaps', 'break', 'strips', 'plane', 'plants', 'own'];

export const groups: Group[] = GROUPS.map((name) => ({
  name,
  cards: entries.filter(({ group }) => group === name),
}));

/** The entries of all games, group by group. */
export const games: GameCard[] = groups.flatMap(({ cards }) => cards);

/** Examples of rules. The name of each is the text with the key `example_…`. */
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

/** Heaps from which the player can win with each rule in `examples`. */
export const exampleHeaps = '9 8';

/**
 * Return the entry of a line's game in the list of games. Return undefined for a text that begins no game,
 * and for a text that the core has not parsed yet.
 */
export function cardOf(game: string) {
  const card = knownOf(game)?.card;
  return card === undefined ? undefined : entryOf(card);
}

/** Return the entry with a name in the list of games. */
export const entryOf = (card: string) => entries.find(({ name }) => name === card);

/** Return the name of a line's game, or the line itself if the game is unknown. */
export const nameOf = (game: string) => cardOf(game)?.name ?? game;

/** Return whether a game is written as the user's own rule, which the core calls `is_typed`. */
export const isTyped = (card: GameCard | undefined) =>
  card?.form === 'rule' || card?.form === 'numbers';

/** Return the example position of a listed game, or '' for any other game. */
export function listedExample(game: string) {
  const line = game.trim();
  return entries.find((entry) => entry.game === line)?.position ?? '';
}

/** The last word of a game line in misère play. */
const MISERE = ' misere';

/** Return the canonical line of a game with normal or misère play. */
export function withMisere(
  { canonical, misere: is }: { canonical: string; misere: boolean },
  misere: boolean,
) {
  const plain = is ? canonical.slice(0, -MISERE.length) : canonical;
  return misere ? plain + MISERE : plain;
}
