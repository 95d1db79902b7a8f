import * as engine from '../engine/api.js';
import { anyMove } from './any-move.js';
import { pause } from '../ui/element/pause.ts';
import { rest } from './pace.js';
import { current } from './session.js';

/**
 * @typedef {import('./session.js').Ply} Ply
 * @typedef {Ply & {described: import('../engine/types.ts').Description, blind?: boolean}} Reply blind: the position could not be analyzed within the budget, and a random move was made
 */

/**
 * The computer's move, after a pause in which the person sees their own; the resulting position is
 * described meanwhile, so that the move is drawn without delay.
 * @param {import('./session.js').Session} s
 * @param {import('../engine/types.ts').Description} described the position it moves from
 * @param {{skill: number, prolong: boolean, seed: number, since: number}} how since: when the move before it was made
 * @param {AbortSignal} signal
 * @returns {Promise<Reply>}
 */
export async function computersMove(s, described, { skill, prolong, seed, since }, signal) {
  const shown = performance.now();
  /** @type {import('../engine/types.ts').RespondStyle} */
  const style = prolong ? { style: 'prolong' } : {};
  const how = { skill: Math.min(1, Math.max(0, skill)), ...style, seed, signal };
  const reply = await found(s, described, how);
  const next = await engine.describe(s.game, reply.to);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const wait = still ? 0 : rest(since, shown, performance.now());
  if (wait > 0) await pause(wait);
  return { ...reply, described: next };
}

/**
 * @param {import('./session.js').Session} s @param {import('../engine/types.ts').Description} described
 * @param {{skill: number, seed: number, signal: AbortSignal}} how
 * @returns {Promise<Ply & {blind?: boolean}>}
 */
async function found(s, described, how) {
  try {
    return await engine.respond(s.game, current(s), how);
  } catch (error) {
    const any = anyMove(described);
    if (error.code !== 'budget' || !any) throw error;
    return { ...(await engine.play(s.game, current(s), any)), blind: true };
  }
}
