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
 * Return the computer's move after a pause in which the person sees the previous move. The pause is shortened
 * by the time that drawing took, at most `SLOWEST`, so that the computer's move is drawn when the full pause
 * would end.
 * @param how since: the time of the previous move, in milliseconds of `performance.now()`; beat: the
 * milliseconds between two moves of a game that the computer plays against itself
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
  // Skip the pause with reduced motion, except in games that the computer plays against itself: only the
  // pause sets their pace.
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
    // If the analysis exceeds its budget, play any legal move.
    const ply = await engine.play(s.game, current(s), text);
    return { type: 'played', ply, note: message('play.blind') };
  }
}
