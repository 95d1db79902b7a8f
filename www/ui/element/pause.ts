/**
 * A delay; without a time, until the next task.
 * @param time in milliseconds
 */
export const pause = (time: number = 0): Promise<void> => new Promise((go) => setTimeout(go, time));
