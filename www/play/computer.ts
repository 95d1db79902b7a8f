import * as engine from '../engine/api.ts';
import { anyMove } from './any-move.ts';
import { painted, pause } from '../ui/element/pause.ts';
import { SLOWEST, rest } from './pace.ts';
import { current } from './session.ts';
import type { Ply, Session } from './session.ts';
import type { Description, RespondOptions, RespondStyle } from '../engine/types.ts';

/** `blind`: chosen without analysis, which would have exceeded the budget. */
type Found = Ply & { blind?: boolean };

/**
 * The computer's move, after a pause in which the person sees their own; the resulting position is
 * described meanwhile. It comes as long before the end of the pause as the person's move took to be
 * drawn, so that it is drawn at the end.
 * @param described the position it moves from
 * @param how since: when the move before it was made
 */
export async function computersMove(
  s: Session,
  described: Description,
  { skill, prolong, seed, since }: { skill: number; prolong: boolean; seed: number; since: number },
  signal: AbortSignal,
): Promise<Found & { described: Description }> {
  const shown = performance.now();
  let drawing = 0;
  void painted().then(() => (drawing = Math.min(SLOWEST, performance.now() - shown)));
  const style: RespondStyle = prolong ? 'prolong' : 'trap';
  const how = { skill: Math.min(1, Math.max(0, skill)), style, seed, signal };
  const reply = await found(s, described, how);
  const next = await engine.describe(s.game, reply.to);
  const still = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  for (const early of still ? [] : [() => SLOWEST, () => drawing]) {
    const wait = rest(since, shown, performance.now()) - early();
    if (wait > 0) await pause(wait);
  }
  return { ...reply, described: next };
}

async function found(
  s: Session,
  described: Description,
  how: RespondOptions & { signal: AbortSignal },
): Promise<Found> {
  try {
    return await engine.respond(s.game, current(s), how);
  } catch (error) {
    const text = anyMove(described);
    if (error.code !== 'budget' || !text) throw error;
    return { ...(await engine.play(s.game, current(s), text)), blind: true };
  }
}
