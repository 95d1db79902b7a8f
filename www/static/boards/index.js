/**
 * The picture of a position, by the board that the core names for it. A board that comes new to the
 * page needs its line here, too; a test walks them.
 *
 * @typedef {object} Drawn
 * @property {any} board the position, as the core describes it
 * @property {any} legal what a hand may do
 * @property {any[]} wins winning moves, to be marked
 * @property {boolean} answer whether what helps to win is marked
 * @property {Map<string, any> | null} values SG values of the nodes of a graph
 * @property {string} [part] the name of the parts
 * @property {number} width there is room for
 * @property {(key: string, args?: any) => string} t
 */
import * as heapsBoard from '../../boards/heaps.js';
import * as raceBoard from '../../boards/race.js';
import * as lettersBoard from '../../boards/letters.js';
import * as mergeBoard from '../../boards/merge.js';
import * as placesBoard from '../../boards/places.js';
import * as splitBoard from '../../boards/split.js';
import * as stairsBoard from '../../boards/stairs.js';
import * as coinsBoard from '../../boards/coins.js';
import * as planeBoard from '../../boards/plane.js';
import * as sheetsBoard from '../../boards/sheets.js';
import * as rowsBoard from '../../boards/rows.js';
import * as piecesBoard from '../../boards/pieces.js';
import * as stripBoard from '../../boards/strip.js';
import { still } from './still.js';
import * as graphBoard from '../../boards/graph.js';
import * as plantBoard from '../../boards/plant.js';
import * as treeBoard from '../../boards/tree.js';
import * as optionsBoard from '../../boards/options.js';
import * as eachBoard from '../../boards/each.js';
import * as betweenBoard from '../../boards/between.js';
import * as chipsBoard from '../../boards/chips.js';

/** @type {Record<string, (is: Drawn) => import('../../scene/scene.js').Picture | Promise<import('../../scene/scene.js').Picture>>} */
export const boards = {
  heaps: still(heapsBoard),
  split: still(splitBoard),
  merge: still(mergeBoard),
  race: still(raceBoard),
  stairs: still(stairsBoard),
  places: still(placesBoard),
  letters: still(lettersBoard),
  graph: still(graphBoard),
  options: still(optionsBoard),
  strip: still(stripBoard),
  coins: still(coinsBoard),
  rows: still(rowsBoard),
  between: still(betweenBoard),
  pieces: still(piecesBoard),
  chips: still(chipsBoard),
  sheets: still(sheetsBoard),
  each: still(eachBoard),
  plant: still(plantBoard),
  tree: still(treeBoard),
  walk: still(graphBoard),
  plane: still(planeBoard),
};
