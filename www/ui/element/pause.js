/** Waits, or without a time lets what stands in line come first. @param {number} [time] in milliseconds @returns {Promise<void>} */
export const pause = (time = 0) => new Promise((go) => setTimeout(go, time));
