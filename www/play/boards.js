import { nameOf } from '../games.js';

/**
 * Which board draws a position. Boards are loaded when first needed; the core's data decides, so
 * nothing of a game's rules is known here.
 *
 * @typedef {import('../engine/types.js').Description} Description
 * @typedef {'heaps'|'race'|'stairs'|'letters'|'graph'|'split'|'merge'|
 *   'options'|'strip'|'coins'|'rows'|'plant'} BoardName
 */

/** @type {Record<BoardName, () => Promise<unknown>>} */
const load = {
  heaps: () => import('../boards/heaps.js'),
  race: () => import('../boards/race.js'),
  stairs: () => import('../boards/stairs.js'),
  letters: () => import('../boards/letters.js'),
  graph: () => import('../boards/graph.js'),
  split: () => import('../boards/split.js'),
  merge: () => import('../boards/merge.js'),
  options: () => import('../boards/options.js'),
  strip: () => import('../boards/strip.js'),
  coins: () => import('../boards/coins.js'),
  rows: () => import('../boards/rows.js'),
  plant: () => import('../boards/plant.js'),
};

/** Positions that are not heaps have a board each. */
const OWN = new Set(['stairs', 'letters', 'graph', 'strip', 'coins', 'rows', 'plant']);
/** What may be done with heaps that asks for another board than taking does. */
const DONE = new Set(['split', 'merge', 'options']);

/** Which board a game begins to load, by its first word; heaps where nothing is said. @type {Record<string, BoardName>} */
const guesses = {
  staircase: 'stairs',
  nimble: 'strip',
  'silver-dollar': 'strip',
  'turning-turtles': 'coins',
  'mock-turtles': 'coins',
  ruler: 'coins',
  chomp: 'rows',
  hackenbush: 'plant',
  octal: 'options',
  hex: 'options',
  kayles: 'options',
  dawson: 'options',
  treblecross: 'options',
  grundy: 'options',
  lasker: 'options',
  officers: 'options',
  rule: 'options',
};

/** @param {Description} described @returns {BoardName} */
export function boardFor({ name, board, legal }) {
  if (OWN.has(board.kind)) return /** @type {BoardName} */ (board.kind);
  if (DONE.has(legal?.kind)) return /** @type {BoardName} */ (legal.kind);
  // A finished game may have no moves left to tell by.
  if (name === 'race' || name === 'split' || name === 'merge') return name;
  return guesses[name] === 'options' && legal?.kind !== 'take' ? 'options' : 'heaps';
}

/** @param {Description} described */
export const loadBoard = (described) => load[boardFor(described)]();

/**
 * Begins to load the board that a game will most likely want, while the core still loads. A wrong
 * guess costs nothing but the fetch.
 * @param {string} game
 */
export function foresee(game) {
  const name = nameOf(game);
  const known = /** @type {BoardName} */ (guesses[name] ?? (name in load ? name : 'heaps'));
  load[known]().catch(() => {});
}

/**
 * A board as the sentences about moves want it: with the game's name, since a race is counted down
 * and not taken from.
 * @param {Description|null} described @returns {any}
 */
export function boardWords(described) {
  return described && { ...described.board, look: described.name };
}
