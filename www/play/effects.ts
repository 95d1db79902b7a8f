/** Calls of the engine by the phases of a match: each function answers with the event that follows. */
import * as engine from '../engine/api.ts';
import * as play from './session.ts';
import { load } from '../i18n/languages.ts';
import { message } from '../i18n/message.ts';
import { loadBoard, preloadBoard } from './boards.ts';
import { opening } from './opening.ts';
import { example } from '../ui/element/example.ts';
import { pause } from '../ui/element/pause.ts';
import type { Event, Setup } from './match.ts';
import type { Seats, Session } from './session.ts';

/**
 * The game that was asked for, with its board.
 * @param seed of an example
 * @param seats read once the game is known
 */
export async function setUp(
  { game, position: asked, moves, matchId }: Setup,
  seed: number,
  seats: () => Seats,
): Promise<Event> {
  preloadBoard(game);
  const position = asked ?? (await example(game, seed));
  const known = opening(game, position);
  const beginning = known ?? (await engine.describe(game, position));
  await loadBoard(beginning);
  const line = play.parseMoves(moves);
  const [match] =
    matchId === null
      ? [null]
      : await Promise.all([import('./friend/begin-match.ts'), load('friend')]);
  const begun = play.begin({ beginning, ...seats() });
  const { session, stopped } = await play.replay(
    match ? match.seated(begun, matchId as string, line.length) : begun,
    line,
    (now, text) => engine.play(now.game, play.current(now), text),
  );
  const note = stopped && message('play.link_stopped', stopped);
  const arrived = match ? match.arrived(session) : { session, doubt: null };
  return { type: 'loaded', ...arrived, note, known: Boolean(known) };
}

/**
 * Hosts draw it before the game goes on. If the core cannot be loaded, that is reported before a move needs it.
 * @param known whether the core was not needed so far
 */
export async function arrive({ game, start }: Session, known: boolean): Promise<Event> {
  await (known ? engine.describe(game, start) : pause());
  return { type: 'arrived' };
}

/** The text of a move that was written in words; null where it is none. */
export const wordedMove = (s: Session, text: string, signal: AbortSignal) =>
  import('./worded-move.ts')
    .then((made) => made.wordedMove(s, play.described(s), text, signal))
    .catch(() => null);
