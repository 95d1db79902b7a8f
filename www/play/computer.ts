import * as engine from '../engine/api.ts';
import { message } from '../i18n/message.ts';
import { anyMove } from './any-move.ts';
import { painted, pause } from '../ui/element/pause.ts';
import { SLOWEST, rest } from './pace.ts';
import { current, described } from './session.ts';
import type { Event } from './match.ts';
import type { Ply, Session } from './session.ts';
import type { RespondOptions, RespondStyle } from '../engine/types.ts';

/**
 * The computer's move, after a pause in which the person sees their own. It comes as long before the end of the
 * pause as the person's move took to be drawn, so that it is drawn at the end.
 * @param how since: when the move before it was made; beat: the time from move to move of a game that is watched
 */
export async function computersMove(
  s: Session,
  {
    skill,
    prolong,
    believes,
    seed,
    since,
    beat,
  }: {
    skill: number;
    prolong: boolean;
    believes: string;
    seed: number;
    since: number;
    beat?: number;
  },
  signal: AbortSignal,
): Promise<Event> {
  const shown = performance.now();
  let drawing = 0;
  void painted().then(() => (drawing = Math.min(SLOWEST, performance.now() - shown)));
  const style: RespondStyle = prolong ? 'prolong' : 'trap';
  const how = { skill: skill <= 1 ? Math.max(0, skill) : 1, style, believes, seed, signal };
  const reply = await found(s, how);
  const still = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  // A game that is watched has no other pace than this one.
  for (const early of still && !beat ? [] : [() => SLOWEST, () => drawing]) {
    const wait = rest(since, shown, performance.now(), beat) - early();
    if (wait > 0) await pause(wait);
  }
  return reply;
}

async function found(s: Session, how: RespondOptions & { signal: AbortSignal }): Promise<Event> {
  try {
    const ply = await engine.respond(s.game, current(s), { ...how, describe: true });
    return { type: 'played', ply: ply as Ply, note: null };
  } catch (error) {
    const text = anyMove(described(s));
    if (error.code !== 'budget' || !text) throw error;
    // Analysis would have exceeded the budget.
    const ply = await engine.play(s.game, current(s), text);
    return { type: 'played', ply, note: message('play.blind') };
  }
}
