/**
 * Mexplorer: impartial games from JavaScript, in browsers and in Node.
 *
 *     import { analyze } from 'mexplorer';
 *     (await analyze('nim', '3 5 7')).outcome; // 'N': the player to move wins
 */
export * from './engine/calls.ts';
export { where } from './engine/client.ts';
export { MexError } from './engine/errors.ts';
export type { Details } from './engine/errors.ts';
export { configure } from './engine/place.ts';
