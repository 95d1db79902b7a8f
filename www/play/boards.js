import { literal } from 'lit/static-html.js';
import { scene } from '../boards/load-scene.js';
import { MexError } from '../engine/errors.js';
import { cardOf } from '../games.js';

/**
 * The element that draws each kind of board. The core names the board, so no rules are needed here;
 * boards are loaded on first use.
 *
 * @typedef {import('../engine/types.js').Description} Description
 * @typedef {{ tag: any, load: () => Promise<unknown> }} Board
 */

/** @type {Record<string, Board>} */
export const boards = {
  heaps: {
    tag: literal`mex-board-heaps`,
    load: () => scene('heaps', import('../boards/heaps.js')),
  },
  race: {
    tag: literal`mex-board-race`,
    load: () => scene('race', import('../boards/race.js')),
  },
  stairs: {
    tag: literal`mex-board-stairs`,
    load: () => scene('stairs', import('../boards/stairs.js')),
  },
  places: {
    tag: literal`mex-board-places`,
    load: () => scene('places', import('../boards/places.js')),
  },
  letters: {
    tag: literal`mex-board-letters`,
    load: () => scene('letters', import('../boards/letters.js')),
  },
  graph: {
    tag: literal`mex-board-graph`,
    load: () => scene('graph', import('../boards/graph.js')),
  },
  split: {
    tag: literal`mex-board-split`,
    load: () => scene('split', import('../boards/split.js')),
  },
  merge: {
    tag: literal`mex-board-merge`,
    load: () => scene('merge', import('../boards/merge.js')),
  },
  options: {
    tag: literal`mex-board-options`,
    load: () => scene('options', import('../boards/options.js')),
  },
  strip: {
    tag: literal`mex-board-strip`,
    load: () => scene('strip', import('../boards/strip.js')),
  },
  coins: {
    tag: literal`mex-board-coins`,
    load: () => scene('coins', import('../boards/coins.js')),
  },
  pieces: {
    tag: literal`mex-board-pieces`,
    load: () => scene('pieces', import('../boards/pieces.js')),
  },
  rows: {
    tag: literal`mex-board-rows`,
    load: () => scene('rows', import('../boards/rows.js')),
  },
  sheets: {
    tag: literal`mex-board-sheets`,
    load: () => scene('sheets', import('../boards/sheets.js')),
  },
  between: {
    tag: literal`mex-board-between`,
    load: () => scene('between', import('../boards/between.js')),
  },
  chips: {
    tag: literal`mex-board-chips`,
    load: () => scene('chips', import('../boards/chips.js')),
  },
  plant: {
    tag: literal`mex-board-plant`,
    load: () => scene('plant', import('../boards/plant.js')),
  },
  tree: {
    tag: literal`mex-board-tree`,
    load: () => scene('tree', import('../boards/tree.js')),
  },
  each: { tag: literal`mex-board-each`, load: () => scene('each', import('../boards/each.js')) },
  plane: {
    tag: literal`mex-board-plane`,
    load: () => scene('plane', import('../boards/plane.js')),
  },
  walk: {
    tag: literal`mex-board-walk`,
    load: () => scene('walk', import('../boards/walk.js')),
  },
};

/** @param {Description} described */
export async function loadBoard(described) {
  try {
    await boards[described.draw].load();
  } catch (error) {
    const message = `the board did not arrive (${error}); expected a connection`;
    throw new MexError({ code: 'internal', message, details: { loading: true } });
  }
}

/**
 * Preloads the board of a game while the core is still loading.
 * @param {string} game
 */
export function preloadBoard(game) {
  boards[cardOf(game)?.board ?? 'heaps'].load().catch(() => {});
}
