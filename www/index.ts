/**
 * Mexplorer: impartial games from JavaScript, in browsers and in Node.
 *
 *     import { analyze } from 'mexplorer';
 *     (await analyze('nim', '3 5 7')).outcome; // 'N': the player to move wins
 */
export {
  analyze,
  certificate,
  countSets,
  countUnion,
  describe,
  explore,
  games,
  grid,
  highlight,
  judge,
  judgePosition,
  play,
  quotient,
  random,
  randomTest,
  readGame,
  remoteness,
  report,
  respond,
  suggest,
  table,
  version,
  where,
} from './engine/api.js';
export { MexError } from './engine/errors.js';
export { configure } from './engine/backend.js';
