import * as engine from '../engine/api.js';
import { anyMove } from './any-move.js';
import { pause } from '../kit/pause.js';
import { current } from './session.js';

/** How long the computer seems to think, in milliseconds; not at all where motion is unwanted. */
const PAUSE = 650;

/**
 * The computer's move, not before a person has seen their own.
 * @param {import('./session.js').Session} s
 * @param {import('../engine/types.js').Description} described the position it moves from
 * @param {{skill: number, seed: number}} how
 * @param {AbortSignal} signal
 * @returns {Promise<import('./session.js').Ply & {blind?: boolean}>} blind: it could not be judged
 *   within the budget, and any move was made
 */
export async function computersMove(s, described, { skill, seed }, signal) {
  const began = performance.now();
  const how = { skill: Math.min(1, Math.max(0, skill)), seed, signal };
  const reply = await found(s, described, how);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const wait = still ? 0 : PAUSE - (performance.now() - began);
  if (wait > 0) await pause(wait);
  return reply;
}

/** @param {import('./session.js').Session} s @param {import('../engine/types.js').Description} described @param {{skill: number, seed: number, signal: AbortSignal}} how */
async function found(s, described, how) {
  try {
    return await engine.respond(s.game, current(s), how);
  } catch (error) {
    const any = anyMove(described);
    if (error.code !== 'budget' || !any) throw error;
    return { ...(await engine.play(s.game, current(s), any)), blind: true };
  }
}
