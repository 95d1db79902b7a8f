/**
 * Which board draws a position. Boards are loaded when first needed; the core's data decides, so
 * nothing of a game's rules is known here.
 *
 * @typedef {import('../types.js').Description} Description
 * @typedef {'heaps'|'race'|'stairs'|'letters'|'graph'|'split'|'merge'} BoardName
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
};

/** @param {Description} described @returns {BoardName} */
export function boardFor({ name, board, legal }) {
  if (board.kind === 'stairs' || board.kind === 'letters' || board.kind === 'graph') {
    return board.kind;
  }
  if (legal?.kind === 'split' || legal?.kind === 'merge') return legal.kind;
  // A finished game may have no moves left to tell by.
  if (name === 'race' || name === 'split' || name === 'merge') return name;
  return 'heaps';
}

/** @param {Description} described */
export const loadBoard = (described) => load[boardFor(described)]();

/**
 * Begins to load the board that a game will most likely want, while the core still loads. A wrong
 * guess costs nothing but the fetch.
 * @param {string} game
 */
export function foresee(game) {
  const name = game.trim().split(/[\s,，]/u)[0];
  const guess = name === 'staircase' ? 'stairs' : name;
  const known = /** @type {BoardName} */ (guess in load ? guess : 'heaps');
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
