/**
 * A delay; without a time, until the next task.
 * @param time in milliseconds
 */
export const pause = (time: number = 0): Promise<void> => new Promise((go) => setTimeout(go, time));

/**
 * The milliseconds after which a frame is no longer waited for: an invisible tab draws no frames.
 */
const UNSEEN = 100;

/** Until the next frame has been drawn. */
export const painted = (): Promise<void> =>
  Promise.race([
    new Promise<void>((go) => requestAnimationFrame(() => go())).then(() => pause()),
    pause(UNSEEN),
  ]);
