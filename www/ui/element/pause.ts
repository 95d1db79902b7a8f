/**
 * A delay; without a time, until the next task.
 * @param time in milliseconds
 */
export const pause = (time: number = 0): Promise<void> => new Promise((go) => setTimeout(go, time));

/** No frame is drawn in a tab that is not seen: after so many milliseconds it is not waited for. */
const UNSEEN = 100;

/** Until the next frame has been drawn. */
export const painted = (): Promise<void> =>
  Promise.race([
    new Promise<void>((go) => requestAnimationFrame(() => go())).then(() => pause()),
    pause(UNSEEN),
  ]);
