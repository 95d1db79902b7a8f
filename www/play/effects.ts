/**
 * The calls of the engine in the phases of a match. `setUp` and `arrive` return the event that ends their
 * phase.
 */
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
 * Set up the requested game and load its board.
 * @param seed the seed of an example position, if no position is given
 * @param seats callback that returns the players; called once the game is known
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
 * Wait until hosts have drawn the game. If the position was described without the core, call the core
 * instead, so that a failure to load the core is reported before a move needs it.
 * @param known whether the position was described without the core
 */
export async function arrive({ game, start }: Session, known: boolean): Promise<Event> {
  await (known ? engine.describe(game, start) : pause());
  return { type: 'arrived' };
}

/** Return the notation of a move written in words; null if the words describe no move or the search fails. */
export const wordedMove = (s: Session, text: string, signal: AbortSignal) =>
  import('./worded-move.ts')
    .then((made) => made.wordedMove(s, play.described(s), text, signal))
    .catch(() => null);
