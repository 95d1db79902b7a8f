/** The pace of play, in milliseconds. */

/** From a person's move to the computer's: how long it seems to think. Not at all where motion is unwanted. */
export const PAUSE = 650;

/** A move that was long in coming is seen for the pause but for so much of it. */
const LATE = 150;

/**
 * How long to wait yet before the computer's move is drawn.
 * @param {number} since when the person's move was made @param {number} shown when it stood on the board
 * @param {number} now
 */
export const rest = (since, shown, now) => Math.max(since, shown - LATE) + PAUSE - now;
