/** Timing of moves, in milliseconds. */

/**
 * The time from a person's move until the computer's move is drawn; there is no pause with reduced motion.
 */
export const PAUSE = 650;

/** The time between two moves of a game that the computer plays against itself. */
export const BEATS = { slow: 4000, even: 2200, fast: 900 };

/**
 * The maximum time allowed for drawing a move: the move is made at most this long before the moment at which
 * it should appear.
 */
export const SLOWEST = 50;

/** The maximum time by which a slow drawing of the person's move shortens the pause. */
const LATE = 150;

/**
 * Return the remaining time before the computer's move should be drawn.
 * @param since when the person's move was made
 * @param shown when the board had drawn the person's move
 * @param beat the time between two moves
 */
export const rest = (since: number, shown: number, now: number, beat: number = PAUSE) =>
  Math.max(since, shown - LATE) + beat - now;
