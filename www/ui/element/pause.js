/**
 * A delay; without a time, until the next task.
 * @param {number} [time] in milliseconds
 * @returns {Promise<void>}
 */
export const pause = (time = 0) => new Promise((go) => setTimeout(go, time));
