/** Timing of moves, in milliseconds. */

/** From a person's move until the computer's is drawn; no pause with reduced motion. */
export const PAUSE = 650;

/** From move to move in a game that is watched. */
export const BEATS = { slow: 4000, even: 2200, fast: 900 };

/** A move is begun so long before it is drawn at most. */
export const SLOWEST = 50;

/** How much a slow move may shorten the pause. */
const LATE = 150;

/**
 * The remaining wait before the computer's move is drawn.
 * @param since when the person's move was made
 * @param shown when it stood on the board
 * @param beat the time from move to move
 */
export const rest = (since: number, shown: number, now: number, beat: number = PAUSE) =>
  Math.max(since, shown - LATE) + beat - now;
